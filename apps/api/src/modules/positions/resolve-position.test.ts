import { fieldWord, queryTokens, tokens, worksAsked, worksNamed } from '@radar/domain/words';
import { describe, expect, it } from 'vitest';
import { referencePositions } from '../../reference/read-reference.ts';
import { resolvePosition } from './resolve-position.ts';

const positions = referencePositions();
const codesOf = (ids: readonly number[]): string[] =>
  ids.map((id) => positions.find((position) => position.id === id)?.code ?? '');

describe('occupations of ads', () => {
  it.each([
    [['Konobar i kuhar (m/ž)'], ['waiter', 'cook']],
    [['Konobarica'], ['waiter']],
    [['Келнер / келнерка (м/ж)'], ['waiter']],
    [['Vozač C kategorije'], ['truck-driver']],
    [
      ['Zdravstvo, socijalni rad', 'Veterinar'],
      ['veterinarian', 'healthcare-social'],
    ],
    [['Turizam i ugostiteljstvo', 'Konobar'], ['waiter']],
    [['IT, telekomunikacije', 'Java programer'], ['backend-developer-java']],
    [['IT, telekomunikacije'], ['it-telecom']],
    [['Medicinska sestra/tehničar (m/ž)'], ['nurse']],
    [['Frontend Developer (React)'], ['frontend-developer']],
    [['waiter', 'Tražimo ljude'], ['waiter']],
    [['Natakarica'], ['waiter']],
    [['Магационер'], ['warehouse-worker']],
    [['Pridruži nam se'], []],
  ])('%j', (words, codes) => {
    expect(codesOf(resolvePosition(words))).toEqual(codes);
  });

  it('an occupation is found by its name in each language', () => {
    const lost = positions
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ code, names }) =>
        Object.values(names).flatMap(({ name, feminine }) => [name, feminine ?? name].map((text) => ({ code, text }))),
      )
      .filter(({ code, text }) => !codesOf(resolvePosition([text])).includes(code));
    expect(lost).toEqual([]);
  });
});

describe('positions of the release', () => {
  it('each name of each occupation, for a man and a woman, is one that the search knows', () => {
    const unknown = positions
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ names }) => Object.values(names).flatMap(({ name, feminine }) => [name, feminine ?? name]))
      .filter((name) => worksNamed(tokens(name)).length === 0);
    expect(unknown).toEqual([]);
  });

  // Human resources are a kind of work of their own, and nothing is sought among the rest.
  it('each category, named whole, is the field that a search asks for', () => {
    const misread = positions
      .filter(({ parentId, code }) => parentId === null && code !== 'other' && code !== 'human-resources')
      .flatMap(({ code, names }) => Object.values(names).map(({ name }) => ({ code, name })))
      .filter(({ code, name }) => {
        const words = queryTokens(name);
        const [first, ...others] = worksAsked(words);
        return others.length > 0 || first?.at.length !== words.length || first.work !== fieldWord(code);
      });
    expect(misread).toEqual([]);
  });

  it('are 28 categories and their occupations, each with an id and a code of its own', () => {
    const categories = positions.filter(({ parentId }) => parentId === null);
    expect(categories).toHaveLength(28);
    expect(positions.length - categories.length).toBeGreaterThanOrEqual(190);
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
    expect(new Set(positions.map(({ code }) => code)).size).toBe(positions.length);
    const ids = new Set(categories.map(({ id }) => id));
    expect(positions.every(({ parentId }) => parentId === null || ids.has(parentId))).toBe(true);
  });

  it('no word mixes scripts', () => {
    const texts = positions.flatMap(({ names, synonyms }) => [
      ...Object.values(names).flatMap((name) => Object.values(name)),
      ...Object.values(synonyms).flat(),
    ]);
    const mixed = texts
      .flatMap((text) => text.match(/\p{L}+/gu) ?? [])
      .filter((word) => /[a-z]/i.test(word) && /[\u0400-\u04ff]/.test(word));
    expect(mixed).toEqual([]);
  });
});
