import { withoutFeminineEndings, withoutGenderMarks } from './gender-marks.ts';
import { composed, isCyrillicWord, toLatin } from './latin.ts';
import { adjectiveStem, isTradeAdjective, stem } from './stem.ts';
import { stopWords, wordsBesideOthers, wordsForAnyJob, wordsOfEveryAd } from './stop-words.ts';

/** Two words that are as often written as one. */
const joined: ReadonlySet<string> = new Set(
  'front end,back end,full stack,dev ops,java script,type script,e commerce,full time,part time,call centar,pre sales,after sales,help desk,power bi,know how,home office,node js,react js,vue js,next js,angular js'.split(
    ',',
  ),
);

// `auto mehaničar`, `elektro monter`: a craft that is as often written as one word.
const firstHalf = /^(?:auto|avto|vodo|elektro)$/;
const secondHalf = /^(?:mehani|limar|lakir|elektri|servis|instalat|instal|mont|tehni|inzen|praon|praln|klep)/;

const isOneWord = (before: string, word: string): boolean =>
  joined.has(`${before} ${word}`) || (firstHalf.test(before) && secondHalf.test(word));

/** Names of tools and their other spellings. */
const toolNames: Record<string, string> = {
  nodejs: 'node',
  reactjs: 'react',
  vuejs: 'vue',
  nextjs: 'next',
  angularjs: 'angular',
  js: 'javascript',
  ts: 'typescript',
  cpp: 'c++',
  csharp: 'c#',
  dotnet: '.net',
  golang: 'go',
  postgres: 'postgresql',
  k8s: 'kubernetes',
};

type Word = { text: string; isCyrillic: boolean };

const piece = /(?<![a-z0-9])\.net(?![a-z0-9])|(?<![a-z0-9])[a-z](?:\+\+|#)(?![a-z0-9])|[a-z0-9]+/g;
const longest = 60;

const anyCyrillic = /[\u0400-\u04ff]/;
const letters = /[\p{L}\p{M}]+/gu;

/** Words written in Cyrillic, transcribed: what they were is no longer seen once the whole text is. */
const cyrillicWordsOf = (text: string): Set<string> => {
  const found = new Set<string>();
  if (!anyCyrillic.test(text)) return found;
  for (const [word] of composed(text).matchAll(letters)) if (isCyrillicWord(word)) found.add(toLatin(word));
  return found;
};

const wordsOf = (text: string): Word[] => {
  const cyrillic = cyrillicWordsOf(text);
  const latin = withoutFeminineEndings(toLatin(withoutGenderMarks(text)))
    .replace(/(?<=[a-z])['’]s(?![a-z])/g, '')
    .replace(/(?<=[a-z])\.js(?![a-z0-9])/g, 'js');
  return [...latin.matchAll(piece)].map(([word]) => ({ text: word.slice(0, longest), isCyrillic: cyrillic.has(word) }));
};

const joinPairs = (words: readonly Word[]): Word[] => {
  const result: Word[] = [];
  for (const word of words) {
    const before = result.at(-1);
    if (before !== undefined && isOneWord(before.text, word.text)) {
      result[result.length - 1] = { text: before.text + word.text, isCyrillic: word.isCyrillic };
    } else result.push(word);
  }
  return result;
};

// `u pekari` is the bakery, `pekari` are bakers.
const isBakery = (word: Word, before: Word | undefined): boolean =>
  word.text === 'pekari' && before !== undefined && /^(?:u|v|vo|pri)$/.test(before.text);

// `odvjetnički ured` is an office, `vozački poslovi` are a driver's.
const isAdjective = (word: Word, next: Word | undefined): boolean =>
  !word.isCyrillic &&
  next !== undefined &&
  isTradeAdjective(word.text) &&
  !stopWords.has(next.text) &&
  !wordsOfEveryAd.has(next.text);

// `стоматолошка` alone is a woman dentist, `стоматолошка ординација` a surgery.
const womanOf = ({ text }: Word, next: Word | undefined): string | null =>
  /.{3}loska$/.test(text) && (next === undefined || stopWords.has(next.text)) ? text.replace(/ska$/, 'g') : null;

const tradeOf = /^(.{3,}(?:[aeo]r|telj))sk(?:[aeiou]|og|oga|om|ome|oj|ih|im|ima)$/;

// `zidarski radovi` are a mason's, `frizerske usluge` a hairdresser's; `pekarski proizvodi` are bread.
const traderOf = (word: Word, next: Word | undefined): string | null =>
  next !== undefined && (wordsOfEveryAd.has(next.text) || next.text.startsWith('uslug'))
    ? (tradeOf.exec(word.text)?.[1] ?? null)
    : null;

const stems = (text: string, isLeftOut: (word: string) => boolean): string[] => {
  const words = joinPairs(wordsOf(text));
  return words.flatMap((word, index) => {
    if (isLeftOut(word.text)) return [];
    if (isBakery(word, words[index - 1])) return ['pekara'];
    if (isAdjective(word, words[index + 1])) return [adjectiveStem(word.text)];
    const trader = womanOf(word, words[index + 1]) ?? traderOf(word, words[index + 1]);
    if (trader !== null) return [stem(trader)];
    return [stem(toolNames[word.text] ?? word.text, word.isCyrillic)];
  });
};

/**
 * The words of a text as stems, in order: what documents, queries and saved searches are compared by. The same text gives
 * the same stems in any script, case and accents, and the forms of one word give one stem.
 *
 * `Konobarice (m/ž)` to `['konobar']`; `C++ i .NET` to `['c++', '.net']`.
 */
export const tokens = (text: string): string[] => stems(text, (word) => stopWords.has(word));

/** The stems that a search asks for: `tokens` without what every ad says (`posao`, `работа`, `jobs`). May be empty. */
export const queryTokens = (query: string): string[] => {
  const isLittle = (word: string): boolean => stopWords.has(word) || wordsOfEveryAd.has(word);
  if (stems(query, (word) => isLittle(word) || wordsForAnyJob.has(word)).length === 0) return [];
  const telling = stems(query, (word) => isLittle(word) || wordsBesideOthers.has(word));
  return telling.length > 0 ? telling : stems(query, isLittle);
};

/** The words of a text with their stems, as they were written: for showing a stem again as a word. */
export const spellings = (text: string): { written: string; stem: string }[] =>
  [...withoutGenderMarks(text).matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu)].flatMap(([written]) => {
    const [first] = tokens(written);
    return first === undefined ? [] : [{ written, stem: first }];
  });
