import { createHash } from 'node:crypto';
import { fold, tokens } from '@radar/domain/words';
import { plainText } from '../reading/html-text.ts';
import { employerKey } from './employer-key.ts';

/** What tells that two feeds carry the same ad. */
export type Fingerprint = { groupKey: string; wordsHash: string; sketch: number[] };

const sketchSize = 32;
const shingleLength = 3;
/** Share of equal entries from which two descriptions are the same text with small changes. */
const sameFrom = 0.75;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** FNV-1a. */
const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** Another hash of a hash for each entry: the finaliser of MurmurHash3, seeded. */
const mix = (hash: number, entry: number): number => {
  let mixed = Math.imul(hash ^ Math.imul(entry + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
};

/** MinHash of the word triples of a text: the share of equal entries estimates the share of common triples. */
const sketchOf = (words: readonly string[]): number[] => {
  const sketch = new Int32Array(sketchSize).fill(0x7fffffff);
  for (let at = 0; at === 0 || at + shingleLength <= words.length; at += 1) {
    const hash = hash32(words.slice(at, at + shingleLength).join(' '));
    for (let entry = 0; entry < sketchSize; entry += 1) {
      const mixed = mix(hash, entry);
      if (mixed < (sketch[entry] ?? 0)) sketch[entry] = mixed;
    }
  }
  return [...sketch];
};

export const fingerprintOf = (ad: {
  employer: string;
  title: string;
  places: readonly string[];
  descriptionHtml: string;
}): Fingerprint => {
  const words = fold(plainText(ad.descriptionHtml)).match(/[a-z0-9]+/g) ?? [];
  const title = [...new Set(tokens(ad.title))].toSorted();
  return {
    groupKey: hashOf(JSON.stringify([employerKey(ad.employer), title, ad.places.toSorted()])),
    wordsHash: hashOf(words.join(' ')),
    sketch: sketchOf(words.slice(0, 3000)),
  };
};

/** Whether two ads of one employer, title and place say the same. */
export const isSameText = (a: Pick<Fingerprint, 'wordsHash' | 'sketch'>, b: typeof a): boolean => {
  if (a.wordsHash === b.wordsHash) return true;
  const equal = a.sketch.filter((value, entry) => value === b.sketch[entry]).length;
  return equal / sketchSize >= sameFrom;
};
