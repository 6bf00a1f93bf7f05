const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ѓ: 'gj',
  ђ: 'dj',
  е: 'e',
  ж: 'z',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  й: 'j',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  ќ: 'kj',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
  щ: 'st',
  ъ: 'a',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  ё: 'e',
  і: 'i',
  ї: 'i',
  є: 'e',
};

/** Cyrillic letters that look like a Latin one but sound otherwise; the rest look as they sound. */
const lookLatin: Record<string, string> = {
  с: 'c',
  р: 'p',
  у: 'y',
  х: 'x',
  С: 'c',
  Р: 'p',
  У: 'y',
  Х: 'x',
  В: 'b',
  Н: 'h',
};
/** Latin letters that look like a Cyrillic one but sound otherwise. */
const lookCyrillic: Record<string, string> = {
  c: 's',
  p: 'r',
  y: 'u',
  x: 'h',
  C: 's',
  P: 'r',
  Y: 'u',
  X: 'h',
  B: 'v',
  H: 'n',
};

const anyCyrillic = /[\u0400-\u04ff]/;
const anyLatin = /[A-Za-z\u00c0-\u024f]/;
/** Letters that exist in both scripts by their looks, and so say nothing about the script of their word. */
const lookAlike = /[аеорсухјѕікмтАВЕКМНОРСТХЈЅІУaeopcyxjsikmtABEKMHOPCTXJSIY]/;

const latinSpecials: Record<string, string> = { đ: 'dj', ð: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ı: 'i' };

/** A word that mixes scripts is of the script whose unmistakable letters it has more of; the others are look-alikes. */
const isLatinWord = (word: string): boolean => {
  let balance = 0;
  for (const letter of word) {
    if (lookAlike.test(letter)) continue;
    if (anyCyrillic.test(letter)) balance -= 1;
    else if (anyLatin.test(letter)) balance += 1;
  }
  if (balance !== 0) return balance > 0;
  return [...word].filter((letter) => anyLatin.test(letter)).length * 2 >= [...word].length;
};

const readAs = (word: string, looks: Record<string, string>): string => {
  let latin = '';
  for (const letter of word) {
    const lower = letter.toLowerCase();
    latin += looks[letter] ?? cyrillic[lower] ?? latinSpecials[lower] ?? lower;
  }
  return latin;
};

const transcribeAnew = (word: string): string => {
  if (!anyCyrillic.test(word) || !anyLatin.test(word)) return readAs(word, {});
  return readAs(word, isLatinWord(word) ? lookLatin : lookCyrillic);
};

// Ads repeat their words.
const kept = new Map<string, string>();
const mostKept = 20_000;
const longestKept = 40;

const transcribe = (word: string): string => {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const found = transcribeAnew(word);
  if (kept.size >= mostKept) kept.clear();
  if (word.length <= longestKept) kept.set(word, found);
  return found;
};

// Sorting a long run of marks, as normalising does, takes quadratic time. No letter of ours carries more than two.
const manyMarks = /(\p{M}{4})\p{M}+/gu;

/** Letters with their marks as one sign where there is such a sign (NFC). */
export const composed = (text: string): string => text.replace(manyMarks, '$1').normalize('NFC');

const wordPattern = /[\p{L}\p{M}]+/gu;
const marks = /\p{M}+/gu;

/**
 * Text in small Latin letters without accents, whichever script and marks it came in: `Čistač`, `cistac` and `чистач` are
 * one; `đ` and `ђ` are `dj`. Cyrillic letters hidden in a Latin word, and the reverse, are read as what they look like.
 * Signs, digits and spaces stay.
 */
export const toLatin = (text: string): string =>
  composed(text).replace(wordPattern, transcribe).normalize('NFKD').replace(marks, '').toLowerCase();

/** Whether a word is written in Cyrillic: its articles are then those of Macedonian. */
export const isCyrillicWord = (word: string): boolean =>
  anyCyrillic.test(word) && (!anyLatin.test(word) || !isLatinWord(word));

/** Text folded for comparing: `toLatin` with one space between words and none around. */
export const fold = (text: string): string => toLatin(text).replace(/\s+/g, ' ').trim();
