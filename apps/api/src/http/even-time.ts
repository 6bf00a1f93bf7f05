import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than looking somebody up, writing a row and composing a mail take together. */
const leastMs = 150;

/**
 * Work whose time would tell what it found, such as whether an address has an account: it is answered no sooner than a
 * search that found something would be.
 */
export const inEvenTime = async <T>(work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, sleep(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
