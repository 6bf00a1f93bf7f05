import type { SiteId } from '@radar/config/sites';
import { type Job, searchJobs } from './api.ts';

/**
 * Jobs of a site that are applied for on one screen by whoever has an account.
 * @throws Error when the demo has none
 */
export const quickJob = async (site: SiteId, index = 0): Promise<Job> => {
  const { jobs } = await searchJobs(site, { applicationTypes: 'quick' });
  const job = jobs[index];
  if (job === undefined) throw new Error(`${site} has ${jobs.length} jobs with the quick form on the first page`);
  return job;
};
