const shingleLength = 5;

/** Runs of five words of a text, without mark-up. */
export const shinglesOf = (html: string): ReadonlySet<string> => {
  const words =
    html
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let at = 0; at + shingleLength <= words.length; at += 1)
    shingles.add(words.slice(at, at + shingleLength).join(' '));
  return shingles;
};

/** Jaccard index: the share of shingles that two texts have in common. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common += 1;
  const union = one.size + other.size - common;
  return union === 0 ? 0 : common / union;
};
