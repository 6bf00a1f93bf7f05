/** So many ads may always leave at once: a small board empties in a day. */
const fewAds = 5;
/** Of a larger board, not more than this part between two visits. */
const mostOfAll = 0.5;
/** Visits in a row that must agree before a shrunk feed is believed. */
const visitsToBelieve = 3;

/** Whether so many of the open ads are missing that the feed rather than the employer is to blame. */
export const isSuspicious = (open: number, missing: number): boolean => missing > fewAds && missing > open * mostOfAll;

/** Whether a feed that was suspicious on the visits before has said so often enough. */
export const isBelieved = (shrunkRunsBefore: number): boolean => shrunkRunsBefore + 1 >= visitsToBelieve;
