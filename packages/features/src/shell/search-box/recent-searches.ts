/** A search that was made on this device. */
export type RecentSearch = { label: string; address: string };

const key = 'recent-searches';
const most = 5;

const isRecent = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'address' in value &&
  typeof value.address === 'string' &&
  // What another page of this site may have written is never followed to another site.
  /^\/(?!\/)/.test(value.address);

/** The latest searches of this device, the newest first. Empty where the device keeps nothing. */
export const recentSearches = (): RecentSearch[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
};

const write = (searches: readonly RecentSearch[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A full or closed store: the search works without.
  }
};

export const rememberSearch = (search: RecentSearch): void =>
  write([search, ...recentSearches().filter(({ label }) => label !== search.label)].slice(0, most));

export const forgetSearches = (): void => write([]);
