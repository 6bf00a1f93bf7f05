import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sites } from '@radar/config/sites';
import type { ImportedJob, ImportResult } from '@radar/domain/imports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employers, jobPlaces, jobPositions, jobs, jobSearch, outbox } from '../db/schema/index.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aTestDatabase } from '../testing/test-database.ts';
import { inBatches } from './command/batches.ts';
import { readJsonLd } from './jsonld.ts';
import { importBatch } from './upsert-jobs.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** An ad of a feed. */
const anAd = (changes: Partial<ImportedJob> = {}): ImportedJob => ({
  reference: 'a-1',
  title: 'Konobar / konobarica (m/ž)',
  employer: {
    name: 'Konoba Klis d.o.o.',
    isIncognito: false,
    email: 'posao@klis.example',
    url: null,
    logoUrl: null,
    about: null,
    industry: null,
    hue: null,
    isVerified: false,
  },
  descriptionHtml:
    '<p>Tražimo konobara za rad na terasi. Rad u dvije smjene, slobodna nedjelja i plaća do desetog u mjesecu.</p>',
  teaser: null,
  quote: null,
  language: null,
  format: 'STANDARD',
  occupations: [],
  places: [
    { text: 'Split', locality: 'Split', region: null, country: 'HR', address: null, latitude: null, longitude: null },
  ],
  workMode: null,
  employmentTypes: [],
  education: null,
  educationRequirements: null,
  minimalYearsOfExperience: null,
  salary: null,
  benefits: [],
  skills: [],
  digitalSkills: [],
  languages: [],
  drivingLicences: [],
  applicationTypes: [],
  video: null,
  externalDetailsUrl: null,
  publishedAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-12-20T08:00:00.000Z',
  ...changes,
});

let database: Awaited<ReturnType<typeof aTestDatabase>>;
beforeAll(async () => {
  database = await aTestDatabase();
  await loadReference(database.db);
});
afterAll(() => database.close());

const send = (source: string, ...items: unknown[]): Promise<ImportResult[]> =>
  importBatch(database.db, { siteId: 'hr', source, items, now });
const outcomes = (results: readonly ImportResult[]): string[] => results.map(({ outcome }) => outcome);

const jobOf = async (id: number | null | undefined) => {
  const [job] = await database.db
    .select()
    .from(jobs)
    .where(eq(jobs.id, id ?? 0));
  if (job === undefined) throw new Error('There is no such job.');
  return job;
};

describe('an ad', () => {
  it('is written with its employer, place, occupation and search row', async () => {
    const [result] = await send('first', anAd());
    expect(result).toMatchObject({ reference: 'a-1', outcome: 'created', reason: null });
    const job = await jobOf(result?.jobId);
    expect(job).toMatchObject({
      slug: 'konobar-konobarica',
      language: 'hr',
      location: 'Split',
      isIncognito: false,
      teaser: expect.stringMatching(/^Tražimo konobara/),
      applicationWays: [{ type: 'full' }],
    });
    const [employer] = await database.db
      .select()
      .from(employers)
      .where(eq(employers.id, job.employerId ?? 0));
    expect(employer).toMatchObject({ name: 'Konoba Klis d.o.o.', nameKey: 'konoba klis', email: 'posao@klis.example' });
    expect(await database.db.select().from(jobPlaces).where(eq(jobPlaces.jobId, job.id))).toMatchObject([
      { name: 'Split', ordinal: 0, placeId: expect.any(Number) },
    ]);
    expect(await database.db.select().from(jobPositions).where(eq(jobPositions.jobId, job.id))).toHaveLength(1);
    expect(await database.db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id))).toHaveLength(1);
    const [queued] = await database.db.select().from(outbox);
    expect(queued).toMatchObject({ kind: 'revalidate', payload: { siteId: 'hr', tags: ['jobs', `job-${job.id}`] } });
  });

  it('that is stated again is unchanged: only confirmed, nothing is dropped from the caches', async () => {
    const before = (await database.db.select().from(outbox)).length;
    const later = new Date(now.getTime() + 3_600_000);
    const [result] = await importBatch(database.db, { siteId: 'hr', source: 'first', items: [anAd()], now: later });
    expect(result?.outcome).toBe('unchanged');
    const job = await jobOf(result?.jobId);
    expect(job.confirmedAt).toEqual(later);
    expect(job.updatedAt).not.toEqual(later);
    expect(await database.db.select().from(outbox)).toHaveLength(before);
  });

  it('that says something else is updated in place', async () => {
    const [result] = await send(
      'first',
      anAd({
        title: 'Konobar (m/ž)',
        places: [
          {
            text: 'Zagreb ili Split',
            locality: null,
            region: null,
            country: null,
            address: null,
            latitude: null,
            longitude: null,
          },
        ],
      }),
    );
    expect(result?.outcome).toBe('updated');
    const job = await jobOf(result?.jobId);
    expect(job).toMatchObject({ title: 'Konobar (m/ž)', location: 'Zagreb ili Split' });
    const places = await database.db
      .select()
      .from(jobPlaces)
      .where(eq(jobPlaces.jobId, job.id))
      .orderBy(jobPlaces.ordinal);
    expect(places.map(({ name }) => name)).toEqual(['Zagreb', 'Split']);
  });

  it('that was closed is open again when its source states it', async () => {
    const [first] = await send('reopened', anAd({ title: 'Barmen' }));
    await database.db
      .update(jobs)
      .set({ closedAt: now })
      .where(eq(jobs.id, first?.jobId ?? 0));
    expect(outcomes(await send('reopened', anAd({ title: 'Barmen' })))).toEqual(['updated']);
    expect((await jobOf(first?.jobId)).closedAt).toBeNull();
  });

  it('without a date is published when it was first seen, also after a change', async () => {
    const [first] = await send('undated', anAd({ title: 'Perač posuđa', publishedAt: null }));
    const later = new Date(now.getTime() + 86_400_000);
    await importBatch(database.db, {
      siteId: 'hr',
      source: 'undated',
      items: [anAd({ title: 'Perač suđa', publishedAt: null })],
      now: later,
    });
    expect((await jobOf(first?.jobId)).publishedAt).toEqual(now);
  });

  it('of the future is published now', async () => {
    const [first] = await send('future', anAd({ title: 'Slastičar', publishedAt: '2027-01-01T00:00:00.000Z' }));
    expect((await jobOf(first?.jobId)).publishedAt).toEqual(now);
  });

  it('for a client keeps its employer to itself', async () => {
    const [named, unnamed] = await send(
      'incognito',
      anAd({ title: 'Kuhar', employer: { ...anAd().employer, isIncognito: true } }),
      anAd({ reference: 'a-2', title: 'Pekar', employer: { ...anAd().employer, name: '' } }),
    );
    expect(await jobOf(named?.jobId)).toMatchObject({ isIncognito: true, employerId: expect.any(Number) });
    expect(await jobOf(unnamed?.jobId)).toMatchObject({ isIncognito: true, employerId: null });
  });

  it('is cleaned', async () => {
    const [result] = await send(
      'dirty',
      anAd({
        title: '*** HITNO!!! Vozač 🚚 (m/ž) ***',
        descriptionHtml: '<script>x</script><p onclick="x">Vozite <img src=x onerror=y>kombi.</p>',
      }),
    );
    expect(await jobOf(result?.jobId)).toMatchObject({
      title: 'HITNO Vozač (m/ž)',
      descriptionHtml: '<p>Vozite kombi.</p>',
    });
  });

  it.each([
    [
      'sl',
      'Iščemo natakarja ali natakarico za delo v restavraciji. Nudimo dobro plačilo in prijeten kolektiv, pri nas ste vedno del ekipe.',
    ],
    ['en', 'We are looking for a waiter to join our team at the sea. You will work with the best and have free days.'],
    ['mk', 'Бараме келнер за работа на тераса, со искуство и желба за работа.'],
    ['bs', 'Tražimo konobara, plata redovna, dvije smjene sedmično i plaćen prijevoz. Firma nudi platu na vrijeme.'],
    ['hr', 'Tražimo konobara, plaća redovita, dva slobodna dana tjedno. Tvrtka nudi i prijevoz.'],
  ])('in %s is known as such', async (language, description) => {
    const [result] = await send(
      `language-${language}`,
      anAd({ title: 'Waiter', descriptionHtml: `<p>${description}</p>` }),
    );
    expect((await jobOf(result?.jobId)).language).toBe(language);
  });
});

describe('a batch', () => {
  it('judges its items one by one', async () => {
    const results = await send(
      'mixed',
      anAd({ title: 'Recepcionar' }),
      { reference: 'bad-1', title: 7 },
      null,
      anAd({ title: 'Recepcionar' }),
      anAd({ reference: 'a-3', title: 'Sobarica', descriptionHtml: '<img src=x>' }),
    );
    expect(outcomes(results)).toEqual(['created', 'rejected', 'rejected', 'duplicate', 'rejected']);
    expect(results.map(({ reference }) => reference)).toEqual(['a-1', 'bad-1', '', 'a-1', 'a-3']);
    expect(results[4]?.reason).toBe('the description has no words');
  });

  it('of nothing is nothing', async () => {
    expect(await send('empty')).toEqual([]);
  });
});

describe('the same ad from two feeds', () => {
  const text =
    'Tražimo tokara za rad na klasičnom i CNC stroju. Nudimo stalan posao, plaćen prijevoz i mentora u prvih šest mjeseci rada.';
  const one = anAd({
    title: 'Tokar (m/ž)',
    descriptionHtml: `<p>${text}</p>`,
    employer: { ...anAd().employer, name: 'Precizno d.o.o.' },
  });

  it('is kept once', async () => {
    const [first] = await send('feed-one', one);
    const [exact, spelt, similar] = await send(
      'feed-two',
      { ...one, reference: 'x-1' },
      { ...one, reference: 'x-2', title: 'TOKAR', employer: { ...one.employer, name: 'PRECIZNO' } },
      { ...one, reference: 'x-3', descriptionHtml: `<div>${text} Javite se.</div>` },
    );
    for (const result of [exact, spelt, similar])
      expect(result).toMatchObject({ outcome: 'duplicate', jobId: first?.jobId });
  });

  it.each([
    ['another town', { places: [{ ...one.places[0], text: 'Zadar', locality: 'Zadar' }] }],
    ['another employer', { employer: { ...one.employer, name: 'Neprecizno' } }],
    [
      'another text',
      { descriptionHtml: '<p>Radionica s četiri stroja traži majstora koji voli mjeriti dvaput i rezati jednom.</p>' },
    ],
    ['another title', { title: 'Glodač (m/ž)' }],
  ])('but %s is another ad', async (name, changes) => {
    expect(outcomes(await send('feed-three', { ...one, reference: name, ...changes }))).toEqual(['created']);
  });

  it('two ads of one feed are two ads', async () => {
    expect(
      outcomes(
        await send(
          'feed-four',
          { ...one, reference: 'y-1', title: 'Brusač' },
          { ...one, reference: 'y-2', title: 'Brusač' },
        ),
      ),
    ).toEqual(['created', 'created']);
  });
});

describe('a real feed', () => {
  const file = join(import.meta.dirname, '../../../../samples/demo/mk.jsonld');

  it('changes nothing the second time', async () => {
    const counts: Record<string, number>[] = [];
    for (let run = 0; run < 2; run += 1) {
      const tally: Record<string, number> = {};
      let read = 0;
      for await (const { jobs: items } of inBatches(readJsonLd(createReadStream(file)))) {
        const results = await importBatch(database.db, { siteId: 'mk', source: 'demo', items, now });
        for (const { outcome } of results) tally[outcome] = (tally[outcome] ?? 0) + 1;
        read += items.length;
        if (read >= 600) break;
      }
      counts.push(tally);
    }
    expect(counts).toEqual([{ created: 600 }, { unchanged: 600 }]);
    const [place] = await database.db
      .select()
      .from(jobPlaces)
      .innerJoin(jobs, eq(jobs.id, jobPlaces.jobId))
      .where(eq(jobs.siteId, 'mk'))
      .limit(1);
    expect(place?.jobs).toMatchObject({
      language: expect.stringMatching(/^(?:mk|en)$/),
      salaryCurrency: expect.toBeOneOf([sites.mk.currency, 'EUR', null]),
    });
  });
});
