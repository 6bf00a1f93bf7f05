import { fold } from './latin.ts';

const softened: Record<string, string> = { k: 'c', g: 'z', h: 's' };

/** Before `i` the last sound changes: Rijeka, Rijeci. */
const beforeI = (stem: string): string[] => {
  const soft = softened[stem.slice(-1)];
  return soft === undefined ? [`${stem}i`] : [`${stem}i`, `${stem.slice(0, -1)}${soft}i`];
};

const withEndings = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending);

/** Stems of a noun that ends in a consonant: Zadar, Zadru; Sisak, Sisku; Karlovac, Karlovcu; Koper, Kopru. */
const consonantStems = (word: string): string[] => {
  const bare = word.slice(0, -2) + word.slice(-1);
  return /[^aeiou][ae][rlkcnt]$/.test(word) && word.length > 4 ? [word, bare] : [word];
};

const nounForms = (word: string): string[] => {
  const stem = word.slice(0, -1);
  switch (word.slice(-1)) {
    case 'a':
      // One woman's word, or a plural of things.
      return [...withEndings(stem, 'a e u o om am ama ah'), ...beforeI(stem)];
    case 'o':
      return withEndings(stem, 'o a u om em');
    case 'e':
      return withEndings(stem, 'e a u em om ama ah am');
    case 'i':
      return [
        ...withEndings(stem, 'i a e ima ih ov ev'),
        // Vinkovci, iz Vinkovaca.
        ...(stem.endsWith('c') ? [`${stem.slice(0, -1)}aca`] : []),
      ];
    default:
      return consonantStems(word)
        .flatMap((base) => withEndings(base, 'a u om em i e'))
        .concat(word);
  }
};

/** Countries and regions named like an adjective: Hrvatska, u Hrvatskoj, na Hrvaškem. `engleski` is a language. */
const isNamedLikeAdjective = (word: string): boolean => /[sc]ka$/.test(word);
const countryForms = (word: string): string[] => withEndings(word.slice(0, -1), 'a e u oj om em ega emu');

/** Forms of adjectives before a name: Velika Gorica, u Velikoj Gorici. */
const adjectiveForms = (word: string): string[] =>
  /[aeio]$/.test(word)
    ? withEndings(word.slice(0, -1), 'a i o e u oj om og oga em ega emu omu ome im ih')
    : [...withEndings(word, 'a i o e u oj om og oga em ega emu omu ome im ih'), word];

const formsOf = (word: string): string[] => (isNamedLikeAdjective(word) ? countryForms(word) : nounForms(word));

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[\s\-–/]+/)
    .filter((word) => word !== '');

/**
 * Whether what was typed is a name in one of its cases, letter by letter but for accents and script: `u Zagrebu`, `v
 * Ljubljani`, `u Banjoj Luci`, `u Njemačkoj`. `Zagrebačka` is not a case of `Zagreb`, `Nijemci` none of `Njemačka`.
 */
export const isInAnyCase = (name: string, typed: string): boolean => {
  const own = wordsOf(name);
  const words = wordsOf(typed);
  if (own.length === 2 && words.length === 1) return casesOfName(name).includes(words.join());
  if (own.length !== words.length) return false;
  const last = own.length - 1;
  return own.every((word, index) => {
    const asked = words[index] ?? '';
    if (asked === word) return true;
    if (index < last) return adjectiveForms(word).includes(asked) || nounForms(word).includes(asked);
    return formsOf(word).includes(asked);
  });
};

/** The cases of a name in one word, folded: `Banja Luka` is as often written `Banjaluka`. */
export const casesOfName = (name: string): string[] => {
  const words = wordsOf(name);
  return words.length === 0 || words.length > 2 ? [] : [...new Set(formsOf(words.join('')))];
};
