import type { Me } from '@radar/domain/accounts';
import { takeTheme } from '../account-theme.ts';
import { mergeDevice } from '../device/merge-device.ts';

/** What follows every sign-in, before the page goes on: device and account take over from each other. Never fails. */
export const settleIn = async (me: Me): Promise<void> => {
  takeTheme(me);
  // What cannot be handed over now is at the next list of jobs.
  await mergeDevice().catch(() => {});
};
