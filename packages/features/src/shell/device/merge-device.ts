import { createCaller } from '@radar/api-client/caller';
import { mergeDeviceMarks } from '@radar/domain/saved';
import { hiddenEmployers, hiddenJobs, type IdList, savedJobs, seenJobs } from './id-list.ts';

/**
 * Hands what the device kept of a visitor to the account that they have signed in to, and clears it here.
 * @returns whether there was anything
 */
export const mergeDevice = async (): Promise<boolean> => {
  const body = {
    savedJobs: [...savedJobs.get()],
    seenJobs: [...seenJobs.get()],
    hiddenJobs: [...hiddenJobs.get()],
    hiddenEmployers: [...hiddenEmployers.get()],
  };
  if (Object.values(body).every((ids) => ids.length === 0)) return false;
  await createCaller({ prefix: '/api/proxy' })(mergeDeviceMarks, { body });
  // What was marked meanwhile waits for the next time.
  const forget = (list: IdList, ids: number[]) => list.replace(list.get().filter((id) => !ids.includes(id)));
  forget(savedJobs, body.savedJobs);
  forget(seenJobs, body.seenJobs);
  forget(hiddenJobs, body.hiddenJobs);
  forget(hiddenEmployers, body.hiddenEmployers);
  return true;
};
