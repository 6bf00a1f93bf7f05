import { describe, expect, it } from 'vitest';
import { fold, isOccupation, queryTokens, tokens, wordsOfOtherWork, worksAsked, worksNamed } from './index.ts';
import { sameField } from './same-field.ts';
import { sameWork } from './same-work.ts';
import { otherWork, pairs, sameWorkCases } from './work.cases.ts';

const named = (text: string): string[] => worksNamed(tokens(text));
const asked = (text: string): string[] => worksAsked(queryTokens(text)).map(({ work }) => work);

const allPairs = Object.entries(pairs).flatMap(([language, text]) =>
  text.split(', ').map((pair): [string, string, string] => {
    const [one = '', other = ''] = pair.split(' ');
    return [language, one, other];
  }),
);

describe('kinds of work', () => {
  it.each(allPairs)('%s: %s and %s are the same', (_, one, other) => {
    expect([one, fold(one), other, fold(other).toUpperCase()].map((word) => [tokens(word), asked(word)])).toSatisfy(
      (found: [string[], string[]][]) => {
        const [first] = found;
        return found.every(([stems, works]) =>
          works.length > 0 ? works.join() === first?.[1].join() : stems.join() === first?.[0].join(),
        );
      },
    );
  });

  it.each(sameWorkCases.map((names): [string, readonly string[]] => [names[0] ?? '', names]))(
    '%s has many names',
    (first, names) => {
      const [work] = asked(first);
      expect(work).toBeDefined();
      for (const name of names) {
        expect([name, asked(name)]).toEqual([name, [work]]);
        expect(named(name)).toContain(work);
      }
    },
  );

  it.each(otherWork)('%s is not %s', (one, other) => {
    for (const work of asked(one)) expect(named(other)).not.toContain(work);
    for (const work of asked(other)) expect(named(one)).not.toContain(work);
  });

  it.each([
    ['Vozač/ica (m/ž) C kategorije', ['.truckdriver', '.driver']],
    ['Konobar, kuhar i pomoćni kuhar', ['.kitchenassistant', '.waiter', '.cook']],
    ['Prodavačica u pekari', ['.salesassistant']],
    ['Prodavačica kozmetike', ['.salesassistant', '.cosmetics']],
    ['Prodavač u optici', ['.salesassistant', '.optics']],
    ['Math teacher / Nastavnik matematike', ['.teacher', '.mathematics']],
    ['Tjelohranitelj', ['.bodyguard', '.guard']],
    ['Референт за набавка', ['.buyer', '.procurement']],
    ['Radionica за bolnike', []],
    ['IT, telekomunikacije', ['.in.ittelecom']],
    ['', []],
  ])('%s', (title, works) => {
    expect(named(title)).toEqual(works);
  });

  it.each([
    ['Cloud Solutions Architect', ['cloud', 'solution', 'arhitekt']],
    ['CNC programer', ['cnc', 'programer']],
    ['Frizer za pse', ['frizer', 'pse']],
    ['Pomoćni kuhar', []],
  ])('%s is called after other work', (title, words) => {
    expect(wordsOfOtherWork(tokens(title))).toEqual(words);
  });

  it('a search names each word once', () => {
    expect(worksAsked(queryTokens('glavna medicinska sestra u bolnici'))).toEqual([{ work: '.nurse', at: [1, 2] }]);
  });

  it('no name stands for two kinds of work', () => {
    const worksOf = new Map<string, Set<string>>();
    for (const [key, names] of [...Object.entries(sameWork), ...Object.entries(sameField)]) {
      for (const name of names.split(',')) {
        const stems = [...new Set(tokens(name))].toSorted().join(' ');
        expect([name, stems]).not.toEqual([name, '']);
        worksOf.set(stems, (worksOf.get(stems) ?? new Set()).add(key));
      }
    }
    expect([...worksOf].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });

  it('what somebody is, and what it is not', () => {
    expect(['radnik', 'inženjer', 'konobarica', 'готвач'].map((word) => isOccupation(tokens(word)[0] ?? ''))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['bolnica', 'Java', 'smještaj'].map((word) => isOccupation(tokens(word)[0] ?? ''))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
