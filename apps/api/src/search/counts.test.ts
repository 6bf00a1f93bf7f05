import { queryTokens } from '@radar/domain/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/client.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aQuery } from '../testing/a-query.ts';
import { anEmployer } from '../testing/builders.ts';
import { aListedJob } from '../testing/listed-job.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { closedFacet, type FacetKind, kindOfFacet, newJobsFacet } from './facets.ts';
import { createSearchEngine } from './find-jobs.ts';
import { salaryStepFacet } from './pay-of-job.ts';
import type { EngineQuery, SearchEngine } from './search-engine.ts';
import { createSqlMatcher } from './sql-matcher.ts';

const now = new Date();
const hour = 3_600_000;
const cities = ['Zagreb', 'Split', 'Rijeka', 'Njemačka'];
const occupations = ['waiter', 'cook', 'cleaner'];
const titles = ['Konobar', 'Kuhar', 'Čistačica'];

let database: Database;
let engine: SearchEngine;
const remote = closedFacet('workModes', 'remote') ?? 0;
const seasonal = closedFacet('jobTypes', 'seasonal') ?? 0;

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await loadReference(db);
  engine = createSearchEngine(db, createSqlMatcher(db));
  const owner = await anEmployer(db);
  for (let index = 0; index < 48; index += 1)
    await aListedJob(
      db,
      {
        title: titles[index % 3] ?? '',
        employerId: index % 2 === 0 ? owner.id : null,
        workMode: (['on_site', 'remote', 'hybrid'] as const)[index % 7 === 0 ? 1 : index % 3] ?? null,
        employmentTypes: index % 5 === 0 ? ['seasonal', 'permanent'] : ['part_time'],
        publishedAt: new Date(now.getTime() - (index + 0.5) * 3 * hour),
        ...(index % 4 !== 0 && {
          salaryMinMinor: 60_000,
          salaryMaxMinor: 60_000 + index * 5_000,
          salaryPeriod: 'month' as const,
          salaryKind: index % 8 < 4 ? ('gross' as const) : ('net' as const),
          salaryCurrency: 'EUR' as const,
        }),
      },
      { at: [cities[index % 4] ?? ''], as: [occupations[index % 3] ?? ''] },
    );
}, 120_000);
afterAll(() => database.close());

/** The search with a value chosen in place of those of its kind. */
const choosing = (query: EngineQuery, facet: number): EngineQuery => {
  const kind = kindOfFacet(facet);
  if (kind === undefined) throw new Error(`No kind for ${facet}.`);
  if (facet === newJobsFacet) return { ...query, isNew: true };
  return { ...query, filters: new Map([...query.filters, [kind, [facet]]]) };
};

const salary = (fromMonthly: number, kind: 'gross' | 'net') => ({ fromMonthly, kind, currency: 'EUR' });
const word = { words: queryTokens('konobar') };
type Filter = [FacetKind, readonly number[]];
const modes: Filter = ['workModes', [remote]];
const types: Filter = ['jobTypes', [seasonal]];
const nothing: Filter = ['locations', []];

const searches: [string, Partial<EngineQuery>][] = [
  ['everything', {}],
  ['a word', word],
  ['one filter', { filters: new Map([modes]) }],
  ['a word and a filter', { ...word, filters: new Map([modes]) }],
  ['two filters', { filters: new Map([modes, types]) }],
  ['a word and two filters', { ...word, filters: new Map([modes, types]) }],
  ['a filter that nothing meets', { filters: new Map([nothing]) }],
  ['a word and a filter that nothing meets', { ...word, filters: new Map([nothing]) }],
  ['two filters, one of which nothing meets', { filters: new Map([modes, nothing]) }],
  ['pay', { salary: salary(1000, 'gross') }],
  ['pay and a filter', { salary: salary(1000, 'net'), filters: new Map([modes]) }],
  ['pay, a word and two filters', { ...word, salary: salary(900, 'gross'), filters: new Map([modes, types]) }],
  ['new jobs', { isNew: true }],
  ['new jobs with pay and a filter', { isNew: true, salary: salary(900, 'gross'), filters: new Map([modes]) }],
  ['outside of a value', { without: [remote], filters: new Map([types]) }],
];

it.each(searches)('each count of %s is what choosing its value finds', async (_, changes) => {
  const query = aQuery({ now, ...changes });
  const { facets, total } = await engine.search(query);
  const plain = [...facets].filter(([facet]) => kindOfFacet(facet) !== 'salaryFrom');
  const found = await Promise.all(
    plain.map(async ([facet]) => [facet, (await engine.search(choosing(query, facet))).total] as const),
  );
  expect(plain).toEqual(found);
  if (total > 0) expect(plain.length).toBeGreaterThan(5);
});

it.each(['gross', 'net'] as const)('each step of %s pay counts the ads up to the next one', async (kind) => {
  const query = aQuery({ now, ...word, filters: new Map([modes]), salary: salary(1500, kind) });
  const { facets } = await engine.search(query);
  const from = async (fromMonthly: number) =>
    (await engine.search({ ...query, salary: salary(fromMonthly, kind) })).total;
  for (const [step, next] of [
    [800, 1000],
    [1000, 1250],
    [1250, 1500],
    [1500, 2000],
    [2000, 2500],
  ] as const)
    expect(facets.get(salaryStepFacet(kind, step)) ?? 0).toBe((await from(step)) - (await from(next)));
});
