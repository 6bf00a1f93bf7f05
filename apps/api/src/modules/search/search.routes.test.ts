import { AppError } from '@radar/domain/http';
import { type SearchAnswer, searchJobs } from '@radar/domain/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { sweepEndedJobs } from '../../search/ended-jobs.ts';
import { indexJobs } from '../../search/index-jobs.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { anEmployer } from '../../testing/builders.ts';
import { aListedJob } from '../../testing/listed-job.ts';

type Asked = Parameters<ReturnType<TestApi['visitor']>['call']>[1]['query'];

let api: TestApi;
const ids: Record<string, number> = {};

const day = 86_400_000;
const search = (query: Asked, site: 'hr' | 'mk' | 'ba' = 'hr'): Promise<SearchAnswer> =>
  api.visitor({ site }).call(searchJobs, { query: query ?? {} });
const idsOf = (answer: SearchAnswer): number[] => answer.items.flatMap(({ jobs }) => jobs.map(({ id }) => id));
const find = async (query: string, site: 'hr' | 'mk' | 'ba' = 'hr'): Promise<number[]> =>
  idsOf(await search({ query: [query] }, site)).toSorted((a, b) => a - b);
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );

beforeAll(async () => {
  api = await aTestApi();
  const { db } = api;
  await loadReference(db);
  const hidden = await anEmployer(db, { name: 'Tajni Naručitelj', nameKey: 'tajni narucitelj' });
  ids['waiter'] = await aListedJob(
    db,
    { title: 'Konobar / konobarica (m/ž)', benefits: ['smještaj'] },
    { at: ['Zagreb'], as: ['waiter'] },
  );
  ids['waiterSplit'] = await aListedJob(
    db,
    { title: 'Konobarica na terasi', employmentTypes: ['seasonal'] },
    { at: ['Split'], as: ['waiter'] },
  );
  ids['cook'] = await aListedJob(
    db,
    {
      title: 'Kuhar (m/ž)',
      descriptionHtml: '<p>Kuhinja radi s tri konobara, HACCP je obavezan.</p>',
      employmentTypes: ['permanent'],
    },
    { at: ['Rijeka'], as: ['cook'] },
  );
  ids['cleaner'] = await aListedJob(
    db,
    { title: 'Čistač / čistačica (m/ž)', employmentTypes: ['part_time'] },
    { at: ['Zagreb'], as: ['cleaner'] },
  );
  ids['nurse'] = await aListedJob(
    db,
    { title: 'Medicinska sestra u bolnici', workMode: 'on_site' },
    { at: ['Zadar'], as: ['nurse'] },
  );
  ids['developer'] = await aListedJob(
    db,
    {
      title: 'C++ programer',
      workMode: 'remote',
      digitalSkills: ['Node.js', 'C#'],
      salaryMinMinor: 250_000,
      salaryMaxMinor: 300_000,
      salaryPeriod: 'month',
      salaryKind: 'gross',
      salaryCurrency: 'EUR',
    },
    { at: ['Osijek'], as: ['software-developer'] },
  );
  ids['hidden'] = await aListedJob(
    db,
    { title: 'Skladištar', employerId: hidden.id, isIncognito: true },
    { at: ['Zagreb'], as: ['warehouse-worker'] },
  );
  ids['abroad'] = await aListedJob(db, { title: 'Zidar za Njemačku' }, { at: ['Njemačka'], as: ['bricklayer'] });
  ids['gotvach'] = await aListedJob(
    db,
    { siteId: 'mk', title: 'Готвач / готвачка (м/ж)', language: 'mk' },
    { at: ['Skopje'], as: ['cook'] },
  );
  const carrier = await anEmployer(db, { siteId: 'ba', name: 'Trans Lika d.o.o.', nameKey: 'trans lika' });
  ids['carrier'] = await aListedJob(
    db,
    { siteId: 'ba', title: 'Dispečer', employerId: carrier.id },
    { at: ['Sarajevo'], as: ['dispatcher'] },
  );
  const builder = await anEmployer(db, { siteId: 'ba', name: 'Gradnja Kovač', nameKey: 'gradnja kovac' });
  ids['builder'] = await aListedJob(
    db,
    { siteId: 'ba', title: 'Zidar', employerId: builder.id },
    { at: ['Sarajevo'], as: ['bricklayer'] },
  );
  ids['closed'] = await aListedJob(db, { title: 'Konobar, popunjeno', closedAt: new Date() });
});
afterAll(() => api.close());

describe('words', () => {
  it.each(['konobar', 'konobarica', 'konobari', 'KONOBARA', 'конобар', 'Konobаr', 'konbar'])(
    '%s finds the waiters and not the cook',
    async (query) => {
      expect(await find(query)).toEqual([ids['waiter'], ids['waiterSplit']]);
    },
  );

  it.each(['cistac', 'čistačica', 'чистач', 'cistaćica', 'čistač'])('%s finds the cleaner', async (query) => {
    expect(await find(query)).toEqual([ids['cleaner']]);
  });

  it.each(['готвач', 'gotvac', 'готвачка', 'gotvach', 'готвачи'])('%s finds the cook in Skopje', async (query) => {
    expect(await find(query, 'mk')).toEqual([ids['gotvach']]);
  });

  it('a false friend finds nothing rather than its neighbour', async () => {
    expect(await find('bolnik')).toEqual([]);
    expect(await find('bolnica')).toEqual([ids['nurse']]);
  });

  it.each([
    ['C++', 'developer'],
    ['c#', 'developer'],
    ['nodejs programer', 'developer'],
    ['sestara', 'nurse'],
    ['waiter Zagreb', 'waiter'],
    ['konobar smještaj', 'waiter'],
    ['HACCP', 'cook'],
  ])('%s', async (query, name) => {
    expect(await find(query)).toEqual([ids[name]]);
  });

  it.each(['programer od kuće', 'remote programer', 'rad od kuće'])('%s is work from home', async (query) => {
    const answer = await search({ query: [query] });
    expect(idsOf(answer)).toEqual([ids['developer']]);
    expect(answer.search.filters.find(({ key }) => key === 'workModes')).toMatchObject({
      label: 'remote',
      isResolved: true,
    });
  });

  it('a language is not the country that is named like it', async () => {
    expect((await search({ query: ['engleski'] })).search.filters.map(({ key }) => key)).toEqual(['query']);
    expect((await search({ query: ['Njemačka'] })).search.filters.map(({ key }) => key)).toEqual([
      'query',
      'locations',
    ]);
  });

  it('a misspelling is corrected only when it finds nothing, and said so', async () => {
    const answer = await search({ query: ['knoobar'] });
    expect([answer.total, answer.search.correctedQuery]).toEqual([2, 'konobar']);
    expect((await search({ query: ['konobar'] })).search.correctedQuery).toBeNull();
  });

  it.each([
    ['konoabrica', ['waiter', 'waiterSplit'], 'konobarica'],
    ['kuharcia', ['cook'], 'kuhar'],
  ])("%s: a slip in a woman's word is corrected", async (query, names, corrected) => {
    const answer = await search({ query: [query] });
    expect(new Set(idsOf(answer))).toEqual(new Set(names.map((name) => ids[name])));
    expect(answer.search.correctedQuery).toBe(corrected);
  });

  it.each([
    ['konobar zagrb', 'hr', 'waiter', 'konobar Zagreb', 'zagrb'],
    ['konobar u Splti', 'hr', 'waiterSplit', 'konobar Split', 'u Splti'],
    ['готвач во Скопие', 'mk', 'gotvach', 'готвач Скопје', 'во Скопие'],
  ] as const)('%s: a misspelt town is corrected, and said so', async (query, site, name, corrected, value) => {
    const { search: understood, ...answer } = await search({ query: [query] }, site);
    expect(answer.items.flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual([ids[name]]);
    expect(understood.correctedQuery).toBe(corrected);
    expect(understood.filters.find(({ key }) => key === 'locations')).toMatchObject({ value, isResolved: true });
  });

  it('a town that is spelt right is never another', async () => {
    const answer = await search({ query: ['konobar Sisak'] });
    expect([answer.total, answer.search.correctedQuery]).toEqual([0, null]);
  });

  it('a name that holds a region finds who is called so', async () => {
    expect(await find('Trans Lika', 'ba')).toEqual([ids['carrier']]);
  });

  it('an employer called after a trade is found by its name, and not by the trade', async () => {
    expect(await find('Gradnja Kovač', 'ba')).toEqual([ids['builder']]);
    expect(await find('kovač', 'ba')).toEqual([]);
  });

  it('where a trade is plied need not be said by its ads', async () => {
    const answer = await search({ query: ['kuhar u restoranu'] });
    expect([idsOf(answer), answer.search.correctedQuery]).toEqual([[ids['cook']], 'kuhar']);
    expect(await find('medicinska sestra u bolnici')).toEqual([ids['nurse']]);
  });

  it('a kind of employment in the words is a filter', async () => {
    const answer = await search({ query: ['sezonski posao'] });
    expect(idsOf(answer)).toEqual([ids['waiterSplit']]);
    expect(answer.search.filters.find(({ key }) => key === 'jobTypes')).toMatchObject({
      value: 'sezonski posao',
      label: 'seasonal',
    });
  });

  it('words that every ad says leave all ads', async () => {
    expect((await search({ query: ['posao'] })).total).toBe((await search({})).total);
  });

  it('several values of query are one query', async () => {
    expect(idsOf(await search({ query: ['konobar', 'terasa'] }))).toEqual([ids['waiterSplit']]);
  });

  it.each([
    ['an unclosed operator', 'konobar & | ! <-> ( \' " \\ :*'],
    ['emoji', '👩‍🍳🍕'],
    ['quotes', "' or 1=1 --"],
    ['a script', '<script>alert(1)</script>'],
    ['marks without a letter', '\u0301\u0301\u0301'],
    ['a percent sign', '%_%'],
  ])('%s is words like any other', async (_, query) => {
    expect(await codeOf(search({ query: [query] }))).toBe('answered');
  });

  it('whatever is typed is answered or refused, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ maxLength: 30 }),
        async (query, place) => {
          expect(['answered', 'VALIDATION_FAILED', 'BAD_REQUEST']).toContain(
            await codeOf(search({ query: [query], locations: [place], positions: [place] })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a text of 5,000 characters and NUL are refused', async () => {
    expect(await codeOf(search({ query: ['a'.repeat(5000)] }))).toBe('VALIDATION_FAILED');
    const response = await api.visitor().request({ method: 'GET', url: '/jobs/search?query=%00' });
    expect(response.statusCode).toBe(400);
  });
});

describe('places', () => {
  it.each([
    'posao u Zagrebu konobar',
    'konobar Zagreb',
    'konobar u zagrebu',
    'конобар во Загреб',
    'waiter jobs in Zagreb',
  ])('%s is a waiter in Zagreb', async (query) => {
    const answer = await search({ query: [query] });
    expect(idsOf(answer)).toEqual([ids['waiter']]);
    expect(answer.search.filters.find(({ key }) => key === 'locations')).toMatchObject({ isResolved: true });
  });

  it.each(['u Rijeci', 'posao Rijeka', 'riječki kuhar'].slice(0, 2))('%s', async (query) => {
    expect(await find(query)).toEqual([ids['cook']]);
  });

  it('resolves names in any language, script and number, a list or one', async () => {
    for (const locations of ['Split', 'split', 'Сплит', ['Split'], ['Splitsko-dalmatinska']]) {
      expect(idsOf(await search({ locations }))).toEqual([ids['waiterSplit']]);
    }
    expect(idsOf(await search({ locations: ['Split', 'Rijeka'] })).toSorted((a, b) => a - b)).toEqual([
      ids['waiterSplit'],
      ids['cook'],
    ]);
  });

  it.each(['locations[]=Split', 'locations[0]=Split', 'locations[a]=Split&page[x]=7'])('takes `%s`', async (query) => {
    const response = await api.visitor().request({ method: 'GET', url: `/jobs/search?${encodeURI(query)}` });
    expect(response.json<{ data: SearchAnswer }>().data.total).toBe(1);
  });

  it('what it does not know finds nothing by itself, and is said to be unknown', async () => {
    const answer = await search({ locations: ['Atlantida'] });
    expect([answer.total, answer.search.filters]).toEqual([
      0,
      [{ key: 'locations', value: 'Atlantida', id: null, label: 'Atlantida', isResolved: false }],
    ]);
    expect((await search({ locations: ['Atlantida', 'Split'] })).total).toBe(1);
  });

  it('the wide variant is the rest, without the exact results', async () => {
    const exact = idsOf(await search({ query: ['konobar'], locations: ['Split'] }));
    const wide = idsOf(await search({ query: ['konobar'], locations: ['Split'], excludeLocations: true }));
    expect([exact, wide]).toEqual([[ids['waiterSplit']], [ids['waiter']]]);
    expect((await search({ query: ['konobar'], excludeLocations: true })).total).toBe(0);
  });

  it('a country holds its towns, a circle its neighbours, and abroad is abroad', async () => {
    expect((await search({ locations: ['Hrvatska'] })).total).toBe(7);
    expect(idsOf(await search({ abroad: true }))).toEqual([ids['abroad']]);
    expect(idsOf(await search({ locations: ['Solin'], radiusKm: 20 }))).toEqual([ids['waiterSplit']]);
  });
});

describe('filters', () => {
  it('`IT, telekomunikacije` is one position', async () => {
    const answer = await search({ positions: ['IT, telekomunikacije'] });
    expect(idsOf(answer)).toEqual([ids['developer']]);
    expect(answer.search.filters[0]).toMatchObject({ key: 'positions', isResolved: true });
  });

  it.each([
    ['kelner', 'waiter'],
    ['cistacica', 'cleaner'],
    ['krovopokrivač', 'roofer'],
    ['waiter', 'waiter'],
  ])('%s is the position %s and no near one', async (name, code) => {
    const [filter] = (await search({ positions: [name] })).search.filters;
    const [byCode] = (await search({ positions: [code] })).search.filters;
    expect(filter).toEqual({ ...byCode, value: name });
    expect(filter).toMatchObject({ isResolved: true });
  });

  it('another kind of work is no synonym', async () => {
    const [filter] = (await search({ positions: ['tajnica'] })).search.filters;
    const [near] = (await search({ positions: ['administrative-assistant'] })).search.filters;
    expect(filter?.id).not.toBe(near?.id);
  });

  it('counts are what choosing a value would find', async () => {
    const all = await search({});
    for (const { value, jobs } of all.facets['jobTypes'] ?? [])
      expect((await search({ jobTypes: [value] })).total).toBe(jobs);
    for (const { value, jobs } of all.facets['locations'] ?? [])
      expect((await search({ locations: [value] })).total).toBe(jobs);
    const chosen = await search({ jobTypes: ['seasonal'] });
    expect(chosen.facets['jobTypes']).toEqual(all.facets['jobTypes']);
    expect(chosen.facets['positions']?.map(({ jobs }) => jobs)).toEqual([1, 1]);
  });

  it('pay is compared a month by the top of its range, net as estimated where gross is stated', async () => {
    expect(idsOf(await search({ salaryFrom: 3000 }))).toEqual([ids['developer']]);
    expect((await search({ salaryFrom: 3001 })).total).toBe(0);
    const [developer] = (await search({ salaryFrom: 3000 })).items.flatMap(({ jobs }) => jobs);
    const net = Math.round((developer?.netSalary?.maxMinor ?? 0) / 100);
    expect(net).toBeGreaterThan(1500);
    expect(idsOf(await search({ salaryFrom: net, salaryKind: 'net' }))).toEqual([ids['developer']]);
    expect((await search({ salaryFrom: net + 1, salaryKind: 'net' })).total).toBe(0);
  });

  it('counts new jobs, and those that each step of pay would find', async () => {
    const { facets, total } = await search({ salaryFrom: 5000 });
    expect([total, facets['newJobs']]).toEqual([0, []]);
    expect(facets['salaryFrom']?.map(({ value, jobs }) => [value, jobs])).toEqual([
      ['800', 1],
      ['1000', 1],
      ['1250', 1],
      ['1500', 1],
      ['2000', 1],
      ['2500', 1],
      ['3000', 1],
      ['4000', 0],
    ]);
    expect((await search({})).facets['newJobs']).toEqual([{ value: 'true', label: 'newJobs', jobs: 8 }]);
  });

  it('abroad stands beside the places', async () => {
    const beside = await search({ abroad: true, locations: ['Split'] });
    expect(new Set(idsOf(beside))).toEqual(new Set([ids['abroad'], ids['waiterSplit']]));
    expect((await search({ locations: ['Split'] })).facets['abroad']).toEqual([
      { value: 'true', label: 'abroad', jobs: 1 },
    ]);
    expect((await search({ abroad: true, locations: ['Atlantida'] })).total).toBe(1);
  });

  it('a closed list keeps what it does not know as text', async () => {
    const answer = await search({ workModes: ['on_the_moon'] });
    expect([answer.total, answer.search.filters[0]?.isResolved]).toEqual([0, false]);
  });

  it('an incognito employer is nowhere in the answer, and cannot be asked for', async () => {
    const response = await api.visitor().request({ method: 'GET', url: `/jobs/search?query=skladi%C5%A1tar` });
    expect(response.json<{ data: SearchAnswer }>().data.total).toBe(1);
    expect(response.body).not.toMatch(/tajni|naru[cč]itelj/i);
    expect((await search({ query: ['naručitelj'] })).total).toBe(0);
    expect((await search({ employers: ['Tajni Naručitelj'] })).search.filters[0]).toMatchObject({
      id: null,
      isResolved: false,
    });
  });

  it('another site has its own ads', async () => {
    expect((await search({}, 'mk')).total).toBe(1);
    expect(idsOf(await search({}, 'ba'))).toEqual([ids['builder'], ids['carrier']]);
  });
});

describe('pages', () => {
  it.each(['0', '-1', '1e9', 'x', '1.5'])('page %s is refused', async (page) => {
    const response = await api.visitor().request({ method: 'GET', url: `/jobs/search?page=${page}` });
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });

  it.each(['0000-01-01T00:00:00Z', `2026-01-01T00:00:00.${'1'.repeat(200)}Z`, 'yesterday'])(
    'asOf %s is refused',
    async (asOf) => {
      expect(await codeOf(search({ asOf }))).toBe('VALIDATION_FAILED');
    },
  );

  it('a page beyond the end is empty and knows the total', async () => {
    for (const query of [{ page: 900 }, { page: 900, query: ['konobar'] }]) {
      const answer = await search(query);
      expect(answer.items).toEqual([]);
      expect(answer.total).toBeGreaterThan(1);
    }
  });

  it('never repeat or skip an ad while others are added', async () => {
    const { db } = api;
    const own = await anEmployer(db);
    const add = (hours: number) =>
      aListedJob(db, { title: 'Bravar', employerId: own.id, publishedAt: new Date(Date.now() - hours * 3_600_000) });
    const before: number[] = [];
    for (let hours = 50; hours > 5; hours -= 1) before.push(await add(hours));
    const seen: number[] = [];
    const first = await search({ query: ['bravar'] });
    seen.push(...idsOf(first));
    for (let page = 2; page <= first.totalPages; page += 1) {
      await add(1 / page);
      const next = await search({ query: ['bravar'], page, asOf: first.asOf });
      expect(next.total).toBe(first.total);
      seen.push(...idsOf(next));
    }
    expect(seen).toEqual(before.toReversed());
    expect((await search({ asOf: first.asOf })).total).toBe((await search({})).total - 2);
  });
});

describe('time', () => {
  it('an ad leaves with its deadline, before and after the sweep', async () => {
    const { db, clock, services } = api;
    const start = services.now();
    const id = await aListedJob(db, { title: 'Limar', endsAt: new Date(start.getTime() + day) });
    expect(await find('limar')).toEqual([id]);
    const all = (await search({})).total;
    clock.advance(day);
    expect(await find('limar')).toEqual([]);
    expect((await search({})).total).toBe(all - 1);
    expect(await sweepEndedJobs(db, services.now())).toContain(id);
    expect((await search({})).total).toBe(all - 1);
    clock.set(start);
  });

  it('indexing twice counts once', async () => {
    const before = await search({});
    await indexJobs(api.db, Object.values(ids), api.services.now());
    const after = await search({});
    expect([after.total, after.facets]).toEqual([before.total, before.facets]);
  });
});
