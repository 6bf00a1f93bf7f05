import { AppError } from '@radar/domain/http';
import * as endpoints from '@radar/domain/jobs';
import { type Locale, locales } from '@radar/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { catalogueOf } from '../../search/catalogue.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { anEmployer } from '../../testing/builders.ts';
import { aListedJob } from '../../testing/listed-job.ts';
import { landingTable } from './landing-table.ts';

let api: TestApi;
const pay = { salaryPeriod: 'month', salaryKind: 'gross', salaryCurrency: 'EUR' } as const;

const landing = (slug: string, locale: Locale = 'hr') =>
  api.visitor({ locale }).call(endpoints.getLanding, { params: { slug } });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );

beforeAll(async () => {
  api = await aTestApi();
  await loadReference(api.db);
  const { id: employerId } = await anEmployer(api.db);
  const amounts = [100_000, 120_000, 140_000, 160_000, 180_000];
  for (const min of amounts) {
    await aListedJob(
      api.db,
      { employerId, ...pay, salaryMinMinor: min, salaryMaxMinor: min + 20_000 },
      { at: ['Zagreb'], as: ['waiter'] },
    );
  }
  await aListedJob(api.db, { publishedAt: new Date(Date.now() - 10 * 86_400_000) }, { at: ['Split'], as: ['waiter'] });
  await aListedJob(api.db, { workMode: 'remote' }, { at: ['Zagreb'], as: ['cook'] });
});
afterAll(() => api.close());

describe('the table of landing pages', () => {
  it.each(['HR', 'BA', 'MK'])(
    'gives each of %s an address that leads back to it, in every language',
    async (market) => {
      const { entries, find } = landingTable(await catalogueOf(api.db), market);
      expect(entries.length).toBeGreaterThan(300);
      for (const locale of locales) {
        const slugs = entries.map(({ slugs: own }) => own[locale]);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
        expect(entries.filter((entry) => find(entry.slugs[locale], locale) !== entry)).toEqual([]);
      }
    },
  );
});

describe('a landing page', () => {
  it('of a city has its live figures', async () => {
    const page = await landing('zagreb');
    expect(page).toMatchObject({
      kind: 'city',
      name: 'Zagreb',
      jobs: 6,
      newJobs: 6,
      pay: { kind: 'gross', minMinor: 140_000, maxMinor: 160_000, currency: 'EUR', ads: 5 },
    });
    expect(page.topPositions[0]).toMatchObject({
      name: 'Konobar',
      jobs: 5,
      slugs: { hr: 'konobar-zagreb', en: 'waiter-zagreb' },
    });
    expect(page.query).toEqual({ locations: [String(page.place?.id)] });
  });

  it('is found by its slug in any language and names them all', async () => {
    for (const [slug, locale] of [
      ['waiter', 'hr'],
      ['konobar', 'mk'],
      ['kelner', 'en'],
    ] as const)
      expect([slug, (await landing(slug, locale)).slugs]).toEqual([slug, (await landing('konobar')).slugs]);
    expect((await landing('konobar', 'mk')).name).toMatch(/келнер/i);
  });

  it('joins an occupation and a city', async () => {
    const page = await landing('konobar-zagreb');
    expect([page.kind, page.jobs, page.place?.name, page.position?.name]).toEqual(['popular', 5, 'Zagreb', 'Konobar']);
    expect(page.related.map(({ name }) => name).toSorted()).toEqual(['Konobar', 'Zagreb']);
    expect((await landing('waiter-zagreb')).slugs.hr).toBe('konobar-zagreb');
  });

  it('leads to pages that hold as many jobs as it says', async () => {
    for (const slug of ['zagreb', 'grad-zagreb', 'konobar', 'turizam-i-ugostiteljstvo']) {
      const page = await landing(slug);
      const links = [...page.topPositions, ...page.topPlaces];
      expect([slug, links.length > 0]).toEqual([slug, true]);
      for (const { slugs, jobs } of links) expect([slugs.hr, (await landing(slugs.hr)).jobs]).toEqual([slugs.hr, jobs]);
    }
  });

  it('of what has no jobs is there, without figures', async () => {
    expect(await landing('pula')).toMatchObject({ jobs: 0, employers: 0, pay: null, topPositions: [] });
  });

  it.each(['atlantida', 'zagreb-konobar', '-', 'a'.repeat(121), 'Zagreb', "zagreb'--"])('%s is none', async (slug) => {
    expect(await codeOf(landing(slug))).toBe('NOT_FOUND');
  });
});

it('lists those with enough jobs, most jobs first', async () => {
  const { items } = await api.visitor().call(endpoints.getLandings, {});
  const jobs = items.filter(({ kind }) => kind !== 'popular').map((item) => item.jobs);
  expect(jobs).toEqual(jobs.toSorted((one, other) => other - one));
  expect(items.map(({ slugs }) => slugs.hr)).toEqual(expect.arrayContaining(['zagreb', 'konobar', 'konobar-zagreb']));
  expect(items.map(({ slugs }) => slugs.hr)).not.toContain('split');
  expect((await api.visitor({ site: 'mk' }).call(endpoints.getLandings, {})).items).toEqual([]);
});
