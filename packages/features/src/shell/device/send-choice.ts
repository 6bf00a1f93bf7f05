import {
  followEmployer,
  hideEmployer,
  hideJob,
  unfollowEmployer,
  unhideEmployer,
  unhideJob,
} from '@radar/domain/saved';
import { browserCaller } from '../browser-caller.ts';

/** What can be chosen of a job: to hide it, to hide all jobs of its employer, to follow the employer. */
export type Choice = 'job' | 'employer' | 'follow';

const endpoints = {
  job: [hideJob, unhideJob],
  employer: [hideEmployer, unhideEmployer],
  follow: [followEmployer, unfollowEmployer],
} as const;

/**
 * Makes a choice in the account, or takes it back.
 * @param id of the job or the employer
 */
export const sendChoice = async (choice: Choice, id: number, isIt: boolean, locale: string): Promise<void> => {
  const call = browserCaller(locale);
  const [put, remove] = endpoints[choice];
  const params = { id: String(id) };
  await (isIt ? call(put, { params, body: {} }) : call(remove, { params }));
};
