import { createHash } from 'node:crypto';
import { AppError } from '@radar/domain/http';
import * as endpoints from '@radar/domain/jobs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications, guests, jobs, pageVisits, seenJobs } from '../../db/schema/index.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { indexJobs } from '../../search/index-jobs.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { anEmployer } from '../../testing/builders.ts';
import { aListedJob } from '../../testing/listed-job.ts';

const day = 86_400_000;
let api: TestApi;

const params = (id: number) => ({ params: { id: String(id) } });
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );

beforeAll(async () => {
  api = await aTestApi();
  await loadReference(api.db);
});
afterAll(() => api.close());

describe('one job', () => {
  it('has names in the language asked for', async () => {
    const id = await aListedJob(api.db, { title: 'Kuhar u hotelu' }, { at: ['Zagreb', 'Split'], as: ['cook'] });
    const job = await api.visitor({ locale: 'mk' }).call(endpoints.getJob, params(id));
    expect([job.location, job.category]).toEqual(['Загреб, Сплит', 'tourism-hospitality']);
    expect(job.position?.name).toMatch(/готвач/i);
    expect(job.workLocations.map(({ country }) => country)).toEqual(['HR', 'HR']);
  });

  it.each([
    ['Split', {}, { minMinor: 1400_00, maxMinor: 2680_00 }],
    ['Zagreb', { salaryKind: 'net' as const }, null],
    ['Zagreb', { employmentTypes: ['student' as const] }, null],
    ['Mostar', { salaryCurrency: 'BAM' as const }, { minMinor: 1272_00, maxMinor: 2514_00 }],
    ['Banja Luka', { salaryCurrency: 'BAM' as const }, { minMinor: 1300_00, maxMinor: 2520_00 }],
    ['Mostar', {}, null],
  ])('estimates net pay by the law of %s with %o', async (place, changes, net) => {
    const gross = {
      salaryMinMinor: 2000_00,
      salaryMaxMinor: 4000_00,
      salaryPeriod: 'month',
      salaryKind: 'gross',
    } as const;
    const id = await aListedJob(api.db, { ...gross, salaryCurrency: 'EUR', ...changes }, { at: [place] });
    expect((await api.visitor().call(endpoints.getJob, params(id))).netSalary).toEqual(net);
  });

  it('is not there under another id, on another site, or 30 days after its end', async () => {
    const { db, clock, services } = api;
    const id = await aListedJob(db, { endsAt: new Date(services.now().getTime() + day) });
    const visitor = api.visitor();
    expect(await codeOf(visitor.call(endpoints.getJob, params(999_999)))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor({ site: 'mk' }).call(endpoints.getJob, params(id)))).toBe('NOT_FOUND');
    expect((await visitor.call(endpoints.getJob, params(id))).isActive).toBe(true);
    const start = services.now();
    clock.advance(30 * day);
    expect((await visitor.call(endpoints.getJob, params(id))).isActive).toBe(false);
    clock.advance(2 * day);
    expect(await codeOf(visitor.call(endpoints.getJob, params(id)))).toBe('NOT_FOUND');
    clock.set(start);
  });

  it.each(['0', '-1', 'abc', '99999999999', '1.5'])('%s is no id', async (id) => {
    expect(await codeOf(api.visitor().call(endpoints.getJob, { params: { id } }))).toBe('NOT_FOUND');
  });

  it('says nothing of an incognito employer, on no call', async () => {
    const { db } = api;
    const employer = await anEmployer(db, {
      name: 'Skrivena Firma',
      nameKey: 'skrivena firma',
      logoUrl: 'https://skrivena.example/l.png',
    });
    const id = await aListedJob(db, { employerId: employer.id, isIncognito: true }, { as: ['waiter'] });
    const neighbour = await aListedJob(db, {}, { as: ['waiter'] });
    for (const url of [
      `/jobs/${id}`,
      `/jobs/${neighbour}/similar`,
      '/jobs/featured?group=recommended',
      '/jobs/search',
      '/jobs/statistics',
    ]) {
      const response = await api.visitor().request({ method: 'GET', url });
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.body).not.toMatch(/skriven/i);
    }
    expect((await api.visitor().call(endpoints.getJob, params(id))).organization).toBeNull();
  });
});

describe('similar jobs', () => {
  it('are of the position, nearest first, then of the category', async () => {
    const { db } = api;
    const at = (place: string, as: string) => aListedJob(db, { title: `Oglas ${place}` }, { at: [place], as: [as] });
    const id = await at('Pula', 'baker');
    const far = await at('Osijek', 'baker');
    const near = await at('Rijeka', 'baker');
    const ofCategory = await at('Pula', 'joiner');
    const similar = await api.visitor().call(endpoints.getSimilarJobs, params(id));
    expect(similar.map((job) => job.id)).toEqual([near, far, ofCategory]);
    expect(await codeOf(api.visitor().call(endpoints.getSimilarJobs, params(999_999)))).toBe('NOT_FOUND');
  });
});

describe('featured jobs', () => {
  it('have groups by how they are sold', async () => {
    const { db } = api;
    const exclusive = await aListedJob(db, { format: 'EXCLUSIVE-HOME' });
    const video = await aListedJob(db, { format: 'VIDEO' });
    const featured = await aListedJob(db, { format: 'FEATURED' });
    const group = async (name: 'exclusive' | 'video' | 'featured') =>
      (await api.visitor().call(endpoints.getFeaturedJobs, { query: { group: name } })).items.map(({ id }) => id);
    expect([await group('exclusive'), await group('video'), await group('featured')]).toEqual([
      [exclusive],
      [video],
      [featured],
    ]);
  });

  it('recommend one job of each employer before the second of any', async () => {
    const { db } = api;
    const [large, small] = [await anEmployer(db, { siteId: 'ba' }), await anEmployer(db, { siteId: 'ba' })];
    const add = (employerId: number, hours: number) =>
      aListedJob(db, { siteId: 'ba', employerId, publishedAt: new Date(Date.now() - hours * 3_600_000) });
    const first = await add(large.id, 1);
    const second = await add(large.id, 2);
    const other = await add(small.id, 50);
    const answer = await api
      .visitor({ site: 'ba' })
      .call(endpoints.getFeaturedJobs, { query: { group: 'recommended' } });
    expect([answer.items.map(({ id }) => id), answer.total]).toEqual([[first, other, second], 3]);
  });
});

describe('statistics', () => {
  it('count the open jobs of the site', async () => {
    const { db } = api;
    await aListedJob(
      db,
      { siteId: 'kampus', workMode: 'remote', employmentTypes: ['student'] },
      { at: ['Zagreb'], as: ['waiter'] },
    );
    const closed = await aListedJob(db, { siteId: 'kampus' });
    await db.update(jobs).set({ closedAt: new Date() }).where(eq(jobs.id, closed));
    await indexJobs(db, [closed], new Date());
    const figures = await api.visitor({ site: 'kampus' }).call(endpoints.getJobStatistics, {});
    expect(figures).toMatchObject({
      total: 1,
      employers: 1,
      remote: 1,
      employmentTypes: [{ type: 'student', jobs: 1 }],
      places: [{ name: 'Zagreb', jobs: 1 }],
      categories: [{ code: 'tourism-hospitality', jobs: 1 }],
    });
  });
});

describe('a visit', () => {
  it('is counted by day and source, and makes no guest', async () => {
    const { db } = api;
    const id = await aListedJob(db);
    const visit = (source: string) =>
      api.visitor().call(endpoints.trackPageVisit, { query: { source }, body: { jobId: id } });
    for (const source of ['newsletter', 'newsletter', 'My Diary: Dear <b>reader</b>']) await visit(source);
    const rows = await db
      .select({ source: pageVisits.source, visits: pageVisits.visits })
      .from(pageVisits)
      .where(eq(pageVisits.jobId, id));
    expect(rows.toSorted((a, b) => a.visits - b.visits)).toEqual([
      { source: 'other', visits: 1 },
      { source: 'newsletter', visits: 2 },
    ]);
    expect(await db.select().from(guests)).toEqual([]);
    expect(await codeOf(api.visitor().call(endpoints.trackPageVisit, { query: {}, body: { jobId: 999_999 } }))).toBe(
      'NOT_FOUND',
    );
  });

  it('marks the job seen for a guest who is known', async () => {
    const { db } = api;
    const id = await aListedJob(db);
    const visitor = api.visitor();
    const tokenHash = createHash('sha256').update('a-guest').digest('hex');
    const [guest] = await db
      .insert(guests)
      .values({ siteId: 'hr', tokenHash, expiresAt: new Date(Date.now() + day) })
      .returning();
    visitor.cookies.set('guest', 'a-guest');
    const info = () => visitor.call(endpoints.getJobUserInfo, params(id));
    expect(await info()).toEqual({ isNew: true, isSeen: false, isSaved: false, appliedAt: null });
    await visitor.call(endpoints.trackPageVisit, { query: {}, body: { jobId: id } });
    expect(await db.select({ jobId: seenJobs.jobId }).from(seenJobs)).toEqual([{ jobId: id }]);
    const sentAt = new Date();
    await db.insert(applications).values({
      siteId: 'hr',
      guestId: guest?.id ?? 0,
      jobId: id,
      applicationType: 'full',
      status: 'completed',
      source: 'direct',
      locale: 'hr',
      sentAt,
    });
    expect(await info()).toEqual({ isNew: true, isSeen: true, isSaved: false, appliedAt: sentAt.toISOString() });
    expect((await api.visitor().call(endpoints.getJobUserInfo, params(id))).isSeen).toBe(false);
  });
});
