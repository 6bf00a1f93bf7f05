import { endsInS, irregularForms, placesInNica, sameStem } from './forms.ts';

/** An ending, the shortest rest it may leave, and what that rest must not end in. */
type Ending = { end: string; rest: number; not?: RegExp };

/** Articles of Macedonian: only looked for in words that were written in Cyrillic. */
const articles: readonly Ending[] = [
  { end: 'iot', rest: 3 },
  { end: 'ite', rest: 3 },
  { end: 'ata', rest: 3 },
  { end: 'oto', rest: 3 },
  { end: 'eto', rest: 3 },
  { end: 'ot', rest: 4 },
];

/** Endings of declension in hr, bs, sl and mk, longest first. */
const declension: readonly Ending[] = [
  { end: 'ama', rest: 3, not: /(?:gr|rekl|dr|nor)$/ },
  { end: 'ima', rest: 3, not: /rez$/ },
  { end: 'ami', rest: 4, not: /(?:gr|rekl|dr|nor)$/ },
  { end: 'imi', rest: 4, not: /rez$/ },
  { end: 'oga', rest: 4, not: /(?:ol|ag)$/ },
  { end: 'ega', rest: 4 },
  { end: 'omu', rest: 4 },
  { end: 'ome', rest: 4 },
  { end: 'emu', rest: 4 },
  { end: 'og', rest: 4, not: /(?:l|g)$/ },
  { end: 'eg', rest: 4, not: /[^sczj]$/ },
  { end: 'om', rest: 3, not: /(?:agron|ekon|astron|gastron|dipl|simpt)$/ },
  { end: 'em', rest: 3, not: /(?:sist|probl|ekstr|prij|kr|tand)$/ },
  { end: 'oj', rest: 4 },
  { end: 'im', rest: 4, not: /rez$/ },
  { end: 'ih', rest: 4 },
  { end: 'ah', rest: 4 },
  { end: 'a', rest: 3 },
  { end: 'e', rest: 3 },
  { end: 'i', rest: 3 },
  { end: 'o', rest: 3 },
  { end: 'u', rest: 3 },
  { end: 'y', rest: 3 },
];

const cut = (word: string, endings: readonly Ending[]): string => {
  for (const { end, rest, not } of endings) {
    if (!word.endsWith(end) || word.length - end.length < rest) continue;
    const base = word.slice(0, -end.length);
    if (not?.test(base) !== true) return base;
  }
  return word;
};

/** English plurals. `ss`, `us`, `is`, `as`, `os` and `ks` after a vowel end singulars. */
const withoutPluralS = (word: string): string => {
  if (word.length < 4 || endsInS.has(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return word.slice(0, -3);
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:es|ooks|[bdfglmnprtvwy]s|[^aeiou]ks|cs)$/.test(word)) return word.slice(0, -1);
  return word;
};

/** Bases end in a consonant. Each rule: what it ends in, the length from which the rule holds, what stands instead. */
const derivations: readonly [end: RegExp, length: number, instead: string][] = [
  // A woman's word to the man's.
  [/telj?(?:ic|k)$/, 6, 'tel'],
  [/telj$/, 5, 'tel'],
  [/votkinj$|vodkinj$/, 7, 'vod'],
  [/loskinj$/, 8, 'log'],
  [/vkinj$/, 7, 'vc'],
  [/lkinj$/, 7, 'lc'],
  [/njakinj$/, 8, 'njak'],
  [/(?<=[ptrsn])kinj$/, 7, ''],
  [/(?<=g)inj$/, 7, ''],
  [/(?<=oped)inj$/, 8, ''],
  [/(?<=graf)(?:k?inj|k)$/, 8, ''],
  [/(?<=onom)k(?:inj)?$/, 7, ''],
  [/(?<=odet)k(?:inj)?$/, 7, ''],
  [/(?<=[aeiou]r)(?:ic|k)$/, 6, ''],
  [/(?<=ac)ic$/, 6, ''],
  [/(?<=[nskpr]t)ic$/, 8, ''],
  [/(?<=[kd]at)ic$/, 9, ''],
  [/(?<=nt)k$/, 6, ''],
  [/(?<=[skvp]t|[kd]at)k$/, 7, ''],
  [/(?<=ac)k$/, 6, ''],
  [/menk$/, 6, 'man'],
  [/women$|woman$/, 7, 'man'],
  [/men$/, 6, 'man'],
  [/lk$/, 6, 'lc'],
  [/vk$/, 6, 'vc'],
  [/ajk$/, 7, 'ajc'],
  // Sounds that change before an ending.
  [/loz$/, 6, 'log'],
  [/goz$/, 6, 'gog'],
  [/njac$/, 6, 'njak'],
  [/(?<=[ao])oc$/, 6, 'lc'],
  [/ioc$/, 6, 'ilc'],
  [/aec$/, 6, 'ajc'],
];

const endsInNik = /nick?$/;

const derive = (base: string): string => {
  if (endsInNik.test(base)) {
    const place = base.replace(/ck$/, 'c');
    return placesInNica.has(place) ? place : `${base.replace(endsInNik, '')}nik`;
  }
  for (const [end, length, instead] of derivations) {
    if (base.length >= length && end.test(base)) return base.replace(end, instead);
  }
  return base;
};

/** Spellings of one sound, the same for every language: mjesto and mesto, građevina and gradjevina, taxi and taksi. */
const unify = (base: string): string =>
  base
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/([bcdfghklmnprstvz])\1/g, '$1')
    .replace(/ij?e(?=[^aeiou])/g, 'e')
    .replace(/(?<=[bcdfghklmnprstvz])je(?=.)/g, 'e')
    .replace(/oje/g, 'oe')
    .replace(/dj/g, 'd')
    .replace(/([kg])j/g, '$1')
    .replace(/rj$/, 'r')
    .replace(/ekat$/, 'ekt')
    .replace(/evt$/, 'eut')
    .replace(/cion(?:ar|ist)$/, 'cioner');

/** Moving vowels before the last consonant: trgovac and trgovca, raboten and rabotna. */
const closeUp = (base: string): string => {
  if (base.length >= 5 && /[^aeiou][ae]c$/.test(base)) return `${base.slice(0, -2)}c`;
  if (base.length >= 6 && /[^aeiou][ae]n$/.test(base)) return `${base.slice(0, -2)}n`;
  return base;
};

const withoutOv = (base: string): string => (base.length >= 6 && /[oe]v$/.test(base) ? base.slice(0, -2) : base);

const stemAnew = (word: string, isCyrillic: boolean): string => {
  const known = irregularForms.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || /[0-9+#.]/.test(word)) return word;
  const singular = withoutPluralS(word);
  const bare = isCyrillic ? cut(singular, articles) : singular;
  const base = bare === singular ? cut(singular, declension) : bare;
  const whole = isCyrillic && base.endsWith('i') ? `${base}j` : base;
  const result = closeUp(unify(derive(withoutOv(whole))));
  return sameStem[result] ?? irregularForms.get(result) ?? result;
};

const adjective = /(?:nic|ac)k(?:a|e|i|o|u|og|oga|om|ome|omu|oj|ih|im|ima)$/;

/** Whether a word can be an adjective of somebody's trade: `odvjetnički`, `vozačka`. Macedonian women's words look alike. */
export const isTradeAdjective = (word: string): boolean => adjective.test(word) && !irregularForms.has(word);

/** The stem of an adjective of a trade, which is not the one of who plies it: `odvjetnički ured` is no lawyer. */
export const adjectiveStem = (word: string): string => {
  const base = unify(cut(word, declension));
  return sameStem[base] ?? base;
};

// Ads repeat their words: most of an import is stemmed already.
const kept = { latin: new Map<string, string>(), cyrillic: new Map<string, string>() };
const mostKept = 20_000;

/**
 * The stem of one word in small Latin letters. One set of rules serves hr, bs, sl, mk and en, because nobody says in which
 * language a query is typed. A stem is a key for comparing, not a word to show.
 */
export const stem = (word: string, isCyrillic = false): string => {
  const stems = isCyrillic ? kept.cyrillic : kept.latin;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stemAnew(word, isCyrillic);
  if (stems.size >= mostKept) stems.clear();
  stems.set(word, found);
  return found;
};

const settled: ReadonlySet<string> = new Set([...irregularForms.values(), ...placesInNica, 'sal', 'radn', 'pekar']);

/** Whether a stem is of a word that is easily taken for another: it is never a misspelling. */
export const isSettledStem = (base: string): boolean => settled.has(base);
