import { createCaller } from '@radar/api-client/caller';
import { mergeDeviceMarks } from '@radar/domain/saved';
import { savedJobs, seenJobs } from './id-list.ts';

/**
 * Hands what the device kept of a visitor to the account that they have signed in to, and clears it here.
 * @returns whether there was anything
 */
export const mergeDevice = async (): Promise<boolean> => {
  const [saved, seen] = [[...savedJobs.get()], [...seenJobs.get()]];
  if (saved.length + seen.length === 0) return false;
  await createCaller({ prefix: '/api/proxy' })(mergeDeviceMarks, { body: { savedJobs: saved, seenJobs: seen } });
  // What was marked meanwhile waits for the next time.
  savedJobs.replace(savedJobs.get().filter((id) => !saved.includes(id)));
  seenJobs.replace(seenJobs.get().filter((id) => !seen.includes(id)));
  return true;
};
