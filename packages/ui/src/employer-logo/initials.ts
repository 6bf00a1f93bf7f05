const legalForm = /[\s,]+(?:j\.?\s?)?(?:d\.?\s?o\.?\s?o|d\.?\s?d|s\.?\s?p|доо|дооел|ад)\.?$/iu;

/** Two letters for a name: the firsts of its first two words, or the first two of its only word. */
export function initials(name: string): string {
  const words = name
    .replace(legalForm, '')
    .split(/[\s,.&/–-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase('hr');
}
