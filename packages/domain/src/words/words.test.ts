import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fold,
  placeKey,
  placeKeys,
  queryTokens,
  slugOf,
  spellings,
  splitPlace,
  stem,
  tokens,
  withoutGenderMarks,
} from './index.ts';
import { falseFriends, wordGroups } from './words.cases.ts';

const groups = Object.entries(wordGroups).flatMap(([language, text]) =>
  text.split('\n').map((line): [string, string, string[]] => [language, line.split(' ')[0] ?? '', line.split(' ')]),
);

describe('forms of one word', () => {
  it('has at least 60 groups a language', () => {
    for (const text of Object.values(wordGroups)) expect(text.split('\n').length).toBeGreaterThanOrEqual(60);
  });

  it.each(groups)('%s: %s', (_, head, forms) => {
    const expected = tokens(head);
    expect(expected).toHaveLength(1);
    expect(Object.fromEntries(forms.map((form) => [form, tokens(form)]))).toEqual(
      Object.fromEntries(forms.map((form) => [form, expected])),
    );
  });

  it.each(groups.filter(([language]) => language !== 'en'))(
    '%s: %s without accents and in capitals',
    (_, head, forms) => {
      for (const form of forms) {
        expect(tokens(form.normalize('NFD').toUpperCase())).toEqual(tokens(head));
        if (/^[a-zčćšž]+$/.test(form)) expect(tokens(fold(form))).toEqual(tokens(head));
      }
    },
  );

  it('headwords of one language stay apart', () => {
    for (const text of Object.values(wordGroups)) {
      const heads = text.split('\n').map((line) => tokens(line.split(' ')[0] ?? '').join(' '));
      expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
    }
  });

  it.each(falseFriends)('%s is not %s', (one, other) => {
    expect(tokens(one)).not.toEqual(tokens(other));
  });
});

describe('tokens', () => {
  it.each([
    ['Konobar / konobarica (m/ž)', ['konobar', 'konobar']],
    ['Готвач / готвачка (м/ж)', ['gotvc', 'gotvc']],
    ['Software developer (m/f/d)', ['softver', 'developer']],
    ['Vozač/ica C i E kategorije', ['vozc', 'c', 'kategorij']],
    ['prodajalec/-ka', ['prodajalc']],
    ['Radnik/ca u pekari', ['radnik', 'pekara']],
    ['C, C++, C# i .NET', ['c', 'c++', 'c#', '.net']],
    ['Node.js, NodeJS, node js', ['nod', 'nod', 'nod']],
    ['front-end, frontend, front end', ['frontend', 'frontend', 'frontend']],
    ['IT, telekomunikacije', ['it', 'telekomunikacij']],
    ['Аdministrаtivni pоmоćnik', ['administrativn', 'pomocnik']],
    ['Сooбраќаен инженер', tokens('Сообраќаен инженер')],
    ['posao u Zagrebu', ['posao', 'zagreb']],
    ["driver's licence", ['driver', 'licenc']],
    ['👩‍🍳 !!! ---', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('a query leaves out what every ad says', () => {
    expect(['poslovi za konobare', 'работа готвач', 'delo natakar', 'jobs'].map(queryTokens)).toEqual([
      ['konobar'],
      ['gotvc'],
      ['natakar'],
      [],
    ]);
  });

  it.each(['radno mjesto', 'služba', 'работно место', 'delovna mesta'])('%s is any job', (query) => {
    expect(queryTokens(query)).toEqual([]);
  });

  it.each([
    ['kadrovska služba', ['kadrovsk', 'sluzb']],
    ['стоматолошка', ['stomatolog']],
    ['stomatološka ordinacija', ['stomatolosk', 'ordinacij']],
    ['стоматолошка ординација', ['stomatolosk', 'ordinacij']],
  ])('%s', (query, expected) => {
    expect(queryTokens(query)).toEqual(expected);
  });

  it('is made of letters, digits, plus, hash and dot, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const token of tokens(text)) expect(token).toMatch(/^[a-z0-9+#.]{1,60}$/);
        expect(tokens(text)).toEqual(tokens(text));
        expect(slugOf(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });

  it('a stem is its own stem often enough to be a key', () => {
    for (const [, head] of groups) expect(stem(fold(head))).not.toBe('');
  });

  it.each([
    ['one long word', 'a'.repeat(50_000)],
    ['brackets', '('.repeat(50_000)],
    ['slashes', 'm/'.repeat(25_000)],
    ['marks', `a${'\u0301'.repeat(50_000)}`],
    ['marks out of order', '\u0301\u0316'.repeat(25_000)],
    ['mixed scripts', 'аa'.repeat(25_000)],
    ['spaces', ' '.repeat(50_000)],
    ['endings', 'a/ica '.repeat(8_000)],
    ['dots', '.net'.repeat(12_500)],
  ])('%s of 50 kB are read in linear time', (_, text) => {
    // What reads in quadratic time takes seconds here; a busy machine does not make the others that slow.
    const start = performance.now();
    tokens(text);
    slugOf(text);
    splitPlace(text, () => false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('slugs', () => {
  it.each([
    ['Konobar / konobarica (m/ž)', 'konobar-konobarica'],
    ['Готвач (м/ж)', 'gotvac'],
    ['Vođa građevine – Đakovo', 'vodja-gradjevine-djakovo'],
    ['C++ / C# i .NET developer', 'cpp-csharp-i-dotnet-developer'],
    ['!!!', 'oglas'],
  ])('%s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('ends between words', () => {
    const slug = slugOf('voditelj '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.endsWith('voditelj')).toBe(true);
  });
});

describe('gender marks', () => {
  it.each([
    ['Konobar (m/ž)', 'Konobar'],
    ['Келнер (м/ж) во ресторан', 'Келнер во ресторан'],
    ['Developer m/f/d', 'Developer'],
    ['Kuhar [m / ž]', 'Kuhar'],
    ['Vozač C/E', 'Vozač C/E'],
    ['C/C++ programer', 'C/C++ programer'],
  ])('%s', (title, expected) => {
    expect(withoutGenderMarks(title)).toBe(expected);
  });
});

describe('places', () => {
  const known = new Set(
    [
      'Zagreb',
      'Rijeka',
      'Banja Luka',
      'Zadar',
      'Koper',
      'Ljubljana',
      'Скопје',
      'Sarajevo',
      'Velika Gorica',
      'Osijek',
      'Sisak',
      'Karlovac',
      'Brčko',
      'Slavonski Brod',
    ].flatMap(placeKeys),
  );
  const isPlace = (name: string) => known.has(placeKey(name));

  it.each([
    ['konobar u Zagrebu', 'konobar', 'Zagrebu'],
    ['u Rijeci kuhar', 'kuhar', 'Rijeci'],
    ['posao u Banjoj Luci', 'posao', 'Banjoj Luci'],
    ['čistač u Zadru', 'čistač', 'Zadru'],
    ['delo v Kopru', 'delo', 'Kopru'],
    ['delo v Ljubljani', 'delo', 'Ljubljani'],
    ['работа во Скопје', 'работа', 'Скопје'],
    ['jobs in Sarajevo', 'jobs', 'Sarajevo'],
    ['vozač Velika Gorica', 'vozač', 'Velika Gorica'],
    ['vozač u Velikoj Gorici', 'vozač', 'Velikoj Gorici'],
    ['Osijek', '', 'Osijek'],
    ['u Osijeku', '', 'Osijeku'],
    ['prodavač u Sisku', 'prodavač', 'Sisku'],
    ['radnik, Karlovcu', 'radnik,', 'Karlovcu'],
    ['u Slavonskom Brodu', '', 'Slavonskom Brodu'],
    ['konobar', 'konobar', null],
  ])('%s', (query, words, place) => {
    const split = splitPlace(query, isPlace);
    expect([split.words, split.place]).toEqual([words, place]);
  });

  it('keeps what was typed, with its preposition', () => {
    expect(splitPlace('konobar u Zagrebu hitno', isPlace).typed).toBe('u Zagrebu');
  });
});

it('spellings lead from stems back to words', () => {
  expect(spellings('Готвач (м/ж) во хотел')).toEqual([
    { written: 'Готвач', stem: 'gotvc' },
    { written: 'хотел', stem: 'hotel' },
  ]);
});
