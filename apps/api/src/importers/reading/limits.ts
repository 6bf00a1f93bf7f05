/** What a feed may hold. Above it the item is refused and the feed goes on; where it cannot go on, the feed ends there. */
export const feedLimits = {
  /** Characters of one item. */
  itemLength: 2 * 1024 * 1024,
  /** Levels of nesting inside one item. */
  depth: 32,
  /** Lines in a row that are not JSON before the rest of the file is given up. */
  unreadableLines: 100,
  /** Web pages are read whole. */
  pageLength: 20 * 1024 * 1024,
} as const;
