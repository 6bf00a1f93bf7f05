import { inArray } from 'drizzle-orm';
import { queryTokens } from '@radar/domain/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { employers, jobs, places, positions } from '../../db/schema/index.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { aQuery } from '../../testing/a-query.ts';
import { anEmployer } from '../../testing/builders.ts';
import { aListedJob } from '../../testing/listed-job.ts';
import { startSphinx, type TestSphinx, whyNoSphinx } from '../../testing/sphinx.ts';
import { aTestDatabase } from '../../testing/test-database.ts';
import { abroadFacet, closedFacet, facetOf } from '../facets.ts';
import { createSearchEngine } from '../find-jobs.ts';
import { indexJobs } from '../index-jobs.ts';
import type { EngineQuery, SearchEngine } from '../search-engine.ts';
import { createSqlMatcher } from '../sql-matcher.ts';
import { catchUp, rebuild } from './feed.ts';
import { openSphinx, type SphinxCluster } from './sphinx-cluster.ts';
import { createSphinxMatcher } from './sphinx-matcher.ts';

if (whyNoSphinx !== null) process.stderr.write(`\nSKIPPED: ${whyNoSphinx}\n\n`);

const hour = 3_600_000;
const start = Date.now();

describe.skipIf(whyNoSphinx !== null)('Sphinx on two nodes', () => {
  let database: Database;
  let sphinx: TestSphinx;
  let cluster: SphinxCluster;
  let sqlEngine: SearchEngine;
  let sphinxEngine: SearchEngine;
  const ids: number[] = [];
  const facets = { zagreb: 0, split: 0, waiter: 0, cook: 0, employer: 0 };

  beforeAll(async () => {
    database = await aTestDatabase();
    const { db } = database;
    await loadReference(db);
    sphinx = await startSphinx(2);
    cluster = openSphinx(sphinx.urls, 20_000);
    sqlEngine = createSearchEngine(db, createSqlMatcher(db));
    sphinxEngine = createSearchEngine(db, createSphinxMatcher(db, cluster));
    const owners = [await anEmployer(db), await anEmployer(db, { name: 'Stolar d.o.o.', nameKey: 'stolar' })];
    const titles = [
      ['Konobar / konobarica (m/ž)', 'waiter'],
      ['Kuhar', 'cook'],
      ['C++ programer', 'software-developer'],
      ['Čistačica', 'cleaner'],
      ['Konobar u hotelu', 'waiter'],
      ['Skladištar', 'warehouse-worker'],
      [`Tajnica ${'dugacka'.repeat(9)}`, 'cleaner'],
    ] as const;
    const cities = ['Zagreb', 'Split', 'Rijeka', 'Osijek', 'Njemačka'];
    for (let index = 0; index < 90; index += 1) {
      const [title, position] = titles[index % titles.length] ?? titles[0];
      ids.push(
        await aListedJob(
          db,
          {
            title,
            employerId: owners[index % 2]?.id ?? null,
            format: (['STANDARD', 'EXCLUSIVE', 'STANDARD', 'VIDEO'] as const)[index % 4] ?? 'STANDARD',
            workMode: (['on_site', 'remote', null] as const)[index % 3] ?? null,
            employmentTypes: index % 2 === 0 ? ['seasonal', 'permanent'] : ['part_time'],
            digitalSkills: index % 5 === 0 ? ['Node.js', 'C#'] : [],
            descriptionHtml: index % 3 === 0 ? '<p>Radimo s konobarima, HACCP.</p>' : '<p>Opis.</p>',
            publishedAt: new Date(start - (index + 1) * 3 * hour),
            endsAt: index % 6 === 0 ? null : new Date(start + (index + 1) * hour),
            ...(index % 4 === 1 && {
              salaryMinMinor: 100_000,
              salaryMaxMinor: 100_000 + index * 1000,
              salaryPeriod: 'month' as const,
              salaryKind: index % 8 === 1 ? ('gross' as const) : ('net' as const),
              salaryCurrency: 'EUR' as const,
            }),
          },
          { at: [cities[index % cities.length] ?? 'Zagreb'], as: [position] },
        ),
      );
    }
    const placeOf = async (name: string) =>
      facetOf(
        'locations',
        (
          await db
            .select()
            .from(places)
            .where(inArray(places.name, [name]))
        )[0]?.id ?? 0,
      );
    const positionOf = async (code: string) =>
      facetOf(
        'positions',
        (
          await db
            .select()
            .from(positions)
            .where(inArray(positions.code, [code]))
        )[0]?.id ?? 0,
      );
    facets.zagreb = await placeOf('Zagreb');
    facets.split = await placeOf('Split');
    facets.waiter = await positionOf('waiter');
    facets.cook = await positionOf('cook');
    facets.employer = facetOf('employers', (await db.select().from(employers))[0]?.id ?? 0);
    await rebuild(db, cluster, () => {});
  }, 240_000);
  afterAll(async () => {
    await cluster.close();
    await sphinx.close();
    await database.close();
  });

  /** Both engines' answers; they must be the same to the last count. */
  const both = async (changes: Partial<EngineQuery>, engine = sphinxEngine) => {
    const query = aQuery({ now: new Date(start), ...changes });
    const sql = await sqlEngine.search(query);
    const other = await engine.search(query);
    const plain = ({ facets: counted, ...rest }: typeof sql) => ({
      ...rest,
      facets: [...counted].toSorted(([a], [b]) => a - b),
    });
    expect(plain(other)).toEqual(plain(sql));
    return sql;
  };

  const words = (text: string) => ({ words: [...new Set(queryTokens(text))] });
  const seasonal = closedFacet('jobTypes', 'seasonal') ?? 0;
  const remote = closedFacet('workModes', 'remote') ?? 0;

  it.each([
    ['everything', () => ({}), 90],
    ['a word', () => words('konobar'), 26],
    ['a word of skills', () => words('Node.js'), 18],
    ['signs', () => words('c++'), 13],
    ['other signs', () => words('C#'), 18],
    ['a word of descriptions', () => words('HACCP'), 30],
    ['an employer', () => words('stolar'), 0],
    ['a word of 63 letters', () => words('dugacka'.repeat(9)), 12],
    ['its first 50 letters', () => words('dugacka'.repeat(9).slice(0, 50)), 0],
    ['a misspelling', () => words('konboar'), 26],
    ['two words', () => words('konobar hotel'), 13],
    ['a place', () => ({ filters: new Map([['locations' as const, [facets.zagreb]]]) }), 18],
    ['places', () => ({ filters: new Map([['locations' as const, [facets.zagreb, facets.split]]]) }), 36],
    ['outside of places', () => ({ without: [facets.zagreb, facets.split] }), 54],
    [
      'filters of several kinds',
      () => ({
        ...words('konobar'),
        filters: new Map([
          ['positions' as const, [facets.waiter, facets.cook]],
          ['jobTypes' as const, [seasonal]],
          ['workModes' as const, [remote]],
        ]),
      }),
      5,
    ],
    ['an employer by id', () => ({ filters: new Map([['employers' as const, [facets.employer]]]) }), 45],
    ['a filter without a value', () => ({ filters: new Map([['locations' as const, []]]) }), 0],
    ['pay before tax', () => ({ salary: { fromMonthly: 1300, kind: 'gross' as const, currency: 'EUR' } }), 17],
    ['pay after tax', () => ({ salary: { fromMonthly: 1300, kind: 'net' as const, currency: 'EUR' } }), 7],
    ['pay in another currency', () => ({ salary: { fromMonthly: 1, kind: 'net' as const, currency: 'MKD' } }), 0],
    ['new jobs', () => ({ isNew: true }), 24],
    ['new jobs with a word', () => ({ ...words('konobar'), isNew: true }), 7],
    [
      'pay beside a word and a filter',
      () => ({
        ...words('konobar'),
        salary: { fromMonthly: 800, kind: 'net' as const, currency: 'EUR' },
        filters: new Map([['workModes' as const, [remote]]]),
      }),
      1,
    ],
    ['abroad beside a place', () => ({ filters: new Map([['locations' as const, [facets.zagreb, abroadFacet]]]) }), 36],
    ['newest first', () => ({ ...words('konobar'), order: 'newest' as const, pageSize: 9 }), 26],
    ['the third page', () => ({ ...words('konobar'), page: 3, pageSize: 7 }), 26],
    ['a page beyond the end', () => ({ ...words('konobar'), page: 400 }), 26],
    ['another site', () => ({ siteId: 'mk' as const, ...words('konobar') }), 0],
    ['a later day', () => ({ ...words('konobar'), now: new Date(start + 40 * hour) }), 16],
    ['nothing', () => words('astronaut'), 0],
  ])('finds %s as SQL does', async (_, changes, total) => {
    expect((await both(changes())).total).toBe(total);
  });

  it.each([
    ['a statement of its own', "konobar'); DROP TABLE jobs; --"],
    ['operators of SphinxQL', '"konobar" | !kuhar << @doc ^x$ =a ~2 /3 NEAR/4 MAYBE ZONE:(h1) \\'],
    ['quotes', "' or 1=1 --"],
    ['operators of tsquery', 'konobar & | ! <-> :* ()'],
    ['emoji', '👩‍🍳🍕'],
    ['control characters', '\u0000\u0001%_%'],
    ['a word of 5,000 letters', 'a'.repeat(5000)],
    ['a word said 600 times', 'konobar '.repeat(600)],
    ['600 words', Array.from({ length: 600 }, (_, index) => `rijec${index}`).join(' ')],
    ['open brackets', '((((((((('],
    ['dashes', '---------'],
    ['other scripts', '北京 ウェイター نادل'],
  ])('answers %s as SQL does', async (_, text) => {
    const answer = await both(words(text));
    expect(answer.total).toBeGreaterThanOrEqual(0);
  });

  it('keeps sites apart', async () => {
    await aListedJob(database.db, { siteId: 'mk', title: 'Konobar', employerId: null }, { as: ['waiter'] });
    await catchUp(database.db, cluster, new Date());
    expect((await both({ ...words('konobar'), siteId: 'mk' })).total).toBe(1);
    expect((await both({ salary: { fromMonthly: 1, kind: 'gross', currency: 'MKD' }, siteId: 'mk' })).total).toBe(0);
    expect((await both(words('konobar'))).total).toBe(26);
  });

  it('counts all sets of facets where there are more than it made room for', async () => {
    const { db } = database;
    const narrow = createSearchEngine(db, createSphinxMatcher(db, cluster, 5));
    const { facets: counted } = await both(
      { ...words('konobar'), filters: new Map([['workModes', [remote]]]) },
      narrow,
    );
    expect(counted.size).toBeGreaterThan(5);
  });

  it('answers words that no tokenizer let through', async () => {
    const { total } = await both({ words: ["x'y\\", '"a b"', '*', '-', '!a', 'č', '\u{1F355}'] });
    expect(total).toBe(0);
  });

  it('follows changes, and pages through the list as it was', async () => {
    const { db } = database;
    const query = { ...words('konobar'), pageSize: 7 };
    const first = await both(query);
    const [moved = 0, closed = 0, ended = 0] = [first.ids[2], first.ids[5], first.ids[6]];
    await db
      .update(jobs)
      .set({ format: 'STANDARD', publishedAt: new Date(start - 9e8) })
      .where(inArray(jobs.id, [moved]));
    await db
      .update(jobs)
      .set({ closedAt: new Date() })
      .where(inArray(jobs.id, [closed]));
    await db
      .update(jobs)
      .set({ endsAt: new Date(start - hour) })
      .where(inArray(jobs.id, [ended]));
    await indexJobs(db, [moved, closed, ended], new Date(start));
    await aListedJob(db, { title: 'Konobar', format: 'EXCLUSIVE' }, { as: ['waiter'] });
    await catchUp(db, cluster, new Date());
    expect((await both(query)).ids).not.toContain(closed);
    const seen = [...first.ids];
    for (const page of [2, 3, 4]) {
      const next = await both({ ...query, page, asOf: first.asOf });
      expect([next.total, next.asOf]).toEqual([first.total, first.asOf]);
      seen.push(...next.ids);
    }
    expect([seen.length, new Set(seen).size]).toEqual([26, 26]);
  });

  it('leaves what it has not heard of yet to others, and catches up', async () => {
    const { db } = database;
    const before = (await both(words('konobar'))).total;
    const id = await aListedJob(db, { title: 'Konobar' }, { as: ['waiter'] });
    // A list as of an instant that it has not reached.
    const { asOf } = await sqlEngine.search(aQuery(words('konobar')));
    await expect(sphinxEngine.search(aQuery({ ...words('konobar'), asOf, page: 2 }))).rejects.toThrow('cannot answer');
    await db
      .update(jobs)
      .set({ closedAt: new Date() })
      .where(inArray(jobs.id, [id]));
    expect((await sphinxEngine.search(aQuery(words('konobar')))).ids).not.toContain(id);
    await indexJobs(db, [id], new Date());
    await catchUp(db, cluster, new Date());
    expect((await both(words('konobar'))).total).toBe(before);
  });

  it('an emptied node is noticed, and filled again by a rebuild', async () => {
    const { db } = database;
    await cluster.write(1, 'TRUNCATE RTINDEX jobs_part');
    await expect(sphinxEngine.search(aQuery(words('konobar')))).rejects.toMatchObject({ code: 'EMPTY' });
    const told: [number, number][] = [];
    await rebuild(db, cluster, (copied, all) => told.push([copied, all]));
    expect(told.at(-1)?.[0]).toBeGreaterThanOrEqual(told.at(-1)?.[1] ?? 0);
    await both(words('konobar'));
  });

  it('a node that is gone or silent makes it a fault, never half an answer', async () => {
    const hurried = openSphinx(sphinx.urls, 1_000);
    const hurriedEngine = createSearchEngine(database.db, createSphinxMatcher(database.db, hurried));
    sphinx.freeze(1);
    for (let turn = 0; turn < 2; turn += 1)
      await expect(hurriedEngine.search(aQuery(words('konobar')))).rejects.toMatchObject({ code: 'TIMEOUT' });
    sphinx.thaw(1);
    await hurried.close();
    await sphinx.kill(1);
    for (let turn = 0; turn < 2; turn += 1)
      await expect(sphinxEngine.search(aQuery(words('konobar')))).rejects.toMatchObject({ name: 'SphinxFaultError' });
    await sphinx.start(1);
    await both(words('konobar'));
  });
});
