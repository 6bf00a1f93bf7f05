// Letters that the fonts hold: Latin with its extensions, Cyrillic, the signs of our texts. For any other one the drawer
// would ask the open network for a font.
const strange = /[^\u0020-\u007e\u00a0-\u024f\u0400-\u045f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/** A text as it can be drawn; null for one of which nothing is left. */
export const drawable = (text: string): string | null => {
  const plain = text.normalize('NFC').replace(strange, ' ').replace(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
};

/** Pixels of the letters of a title: what fits in three lines. */
export const titleSize = (title: string): number => {
  if (title.length <= 24) return 84;
  if (title.length <= 48) return 68;
  return title.length <= 90 ? 54 : 44;
};
