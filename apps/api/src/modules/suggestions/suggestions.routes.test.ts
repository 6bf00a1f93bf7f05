import { AppError } from '@radar/domain/http';
import { getNearestPlace, suggestWhat, suggestWhere } from '@radar/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { anEmployer } from '../../testing/builders.ts';
import { aListedJob } from '../../testing/listed-job.ts';

let api: TestApi;

beforeAll(async () => {
  api = await aTestApi();
  const { db } = api;
  await loadReference(db);
  const cloud = await anEmployer(db, { name: 'Čisti Oblak', nameKey: 'cisti oblak' });
  const hidden = await anEmployer(db, { name: 'Čist Tajni', nameKey: 'cist tajni' });
  await aListedJob(db, { title: 'Čistač', employerId: cloud.id }, { at: ['Zagreb'], as: ['cleaner'] });
  await aListedJob(db, { title: 'Čistačica' }, { at: ['Zagreb'], as: ['cleaner'] });
  await aListedJob(db, { title: 'Kuhar', skills: ['čistoća', 'HACCP'] }, { at: ['Split'], as: ['cook'] });
  await aListedJob(db, { title: 'Kuharica', skills: ['Čistoća', 'čistoća'] }, { at: ['Split'], as: ['cook'] });
  await aListedJob(db, { title: 'Zaštitar', employerId: hidden.id, isIncognito: true }, { at: ['Zagreb'] });
  await aListedJob(db, { title: 'Zidar', skills: ['čistoća zatvorena'], closedAt: new Date() });
});
afterAll(() => api.close());

const what = (query: string, options: Parameters<TestApi['visitor']>[0] = {}) =>
  api.visitor(options).call(suggestWhat, { query: { query } });
const where = async (query: string, options: Parameters<TestApi['visitor']>[0] = {}) =>
  (await api.visitor(options).call(suggestWhere, { query: { query } })).places;

describe('what', () => {
  it.each(['cist', 'ČIST', 'чист', '  čist'])('%s begins a position, an employer and a skill', async (query) => {
    const found = await what(query);
    expect(found.positions.map(({ label, jobs }) => [label, jobs])).toContainEqual([
      expect.stringMatching(/čistač/i),
      2,
    ]);
    expect(found.employers.map(({ label, jobs }) => [label, jobs])).toEqual([['Čisti Oblak', 1]]);
    expect(found.skills.map(({ label }) => label)).toEqual(['čistoća']);
  });

  it('a later word counts too, the middle of a word does not', async () => {
    expect((await what('oblak')).employers).toHaveLength(1);
    expect((await what('blak')).employers).toHaveLength(0);
  });

  it('speaks the language asked for', async () => {
    expect((await what('cook', { locale: 'en' })).positions[0]?.label).toMatch(/cook/i);
    expect((await what('cook', { locale: 'mk' })).positions[0]?.label).toMatch(/готвач/i);
  });

  it('knows only what the site has open jobs for', async () => {
    const elsewhere = await what('cist', { site: 'mk' });
    expect([elsewhere.positions, elsewhere.employers, elsewhere.skills]).toEqual([[], [], []]);
  });
});

describe('where', () => {
  it.each(['spl', 'Спли', 'SPLIT'])('%s is Split with its county, before towns without a job', async (query) => {
    const [first] = await where(query);
    expect(first).toMatchObject({ label: 'Split', region: 'Splitsko-dalmatinska županija', jobs: 2, kind: 'city' });
  });

  it('offers a town of the country without a job, not one abroad', async () => {
    const zadar = await where('zadar');
    expect(zadar.map(({ label, jobs }) => [label, jobs])).toContainEqual(['Zadar', 0]);
    expect((await where('münchen')).length).toBe(0);
  });
});

it('nothing typed and hostile text suggest nothing and fail nothing', async () => {
  for (const query of ['', '   ', '%', '_', '\\', "' or 1=1", '👩‍🍳', '((((', '*', '-'.repeat(100)]) {
    const found = await what(query);
    expect([query, found.positions, found.employers, found.skills]).toEqual([query, [], [], []]);
    expect([query, await where(query)]).toEqual([query, []]);
  }
  for (const query of ['%00', 'a'.repeat(101), '%ED%A0%80']) {
    const response = await api.visitor().request({ method: 'GET', url: `/suggestions/what?query=${query}` });
    expect([query, response.statusCode < 500]).toEqual([query, true]);
  }
});

it('suggestions may be kept by a shared cache, by language and site', async () => {
  const response = await api.visitor().request({ method: 'GET', url: '/suggestions/where?query=spl' });
  expect(response.headers['cache-control']).toMatch(/^public,.*s-maxage=300/);
  expect(response.headers['vary']).toMatch(/accept-language.*app-domain/);
});

describe('the nearest place', () => {
  it('is the town around a point', async () => {
    const place = await api.visitor().call(getNearestPlace, { query: { latitude: 43.51, longitude: 16.44 } });
    expect(place).toMatchObject({ name: 'Split', region: 'Splitsko-dalmatinska županija' });
    expect(place.distanceKm).toBeLessThan(5);
  });

  it('is none in the middle of an ocean', async () => {
    const asked = api.visitor().call(getNearestPlace, { query: { latitude: 0, longitude: -30 } });
    await expect(asked).rejects.toSatisfy((error) => error instanceof AppError && error.code === 'NOT_FOUND');
  });

  it.each(['latitude=91&longitude=0', 'latitude=x&longitude=0', 'latitude=NaN&longitude=0', 'latitude=1', ''])(
    'refuses %s',
    async (query) => {
      const response = await api.visitor().request({ method: 'GET', url: `/places/nearest?${query}` });
      expect(response.statusCode).toBe(400);
    },
  );
});
