import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client.ts';
import { employers, jobPlaces, jobPositions, jobs, places, positions } from '../../src/db/schema/index.ts';
import { indexJobs } from '../../src/search/index-jobs.ts';

const batch = 500;
const descriptionLength = 1_800;

/** The same numbers on every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Words that stand in the titles of so many of the ads. */
export const wordShares = { common: ['konobar', 0.09], medium: ['zidar', 0.009], rare: ['optičar', 0.0005] } as const;
const codeOf = { konobar: 'waiter', zidar: 'bricklayer', optičar: 'optician' } as const;

const syllables = 'ra di mo po no sti la ko ve za pri ja na to si ku me lo vi te du pa bo re ni sa'.split(' ');

/** Ads that are written one by one; the others are copies of them. */
const original = 10_000;

/**
 * Copies the ads until there are `to` times as many: the same words and facets, other times of publication. In sets, with
 * the index built at the end: a million ads in minutes.
 */
const copyUpTo = (db: Db, from: number, to: number): Promise<void> =>
  db.transaction(async (tx) => {
    const copies = sql`generate_series(${from}::int, ${to - 1}::int) copy`;
    const later = sql`copy * ${original}::int`;
    const earlier = sql`make_interval(secs => copy * 137 % 2500000)`;
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await tx.execute(sql`alter table job_search disable trigger user`);
    await tx.execute(sql`drop index job_search_doc_index`);
    await tx.execute(sql`create temporary table made on commit drop as select * from jobs where id <= ${original}`);
    await tx.execute(sql`create temporary table numbered on commit drop as
      select made.*, copy from made, ${copies}`);
    await tx.execute(
      sql`update numbered set id = id + ${later}, reference = reference || '-' || copy, published_at = published_at - ${earlier}`,
    );
    await tx.execute(sql`alter table numbered drop column copy`);
    await tx.execute(sql`insert into jobs overriding system value select * from numbered`);
    for (const side of [sql`job_places`, sql`job_positions`]) {
      await tx.execute(sql`create temporary table side on commit drop as
        select side.*, copy from ${side} side, ${copies} where job_id <= ${original}`);
      await tx.execute(sql`update side set job_id = job_id + ${later}`);
      await tx.execute(sql`alter table side drop column copy`);
      await tx.execute(sql`insert into ${side} select * from side`);
      await tx.execute(sql`drop table side`);
    }
    await tx.execute(sql`insert into job_search (job_id, site_id, rank_key, listed_at, published_at, ends_at, salary_gross,
        salary_net, salary_currency, trait_set, place_set, position_set, employer_set, doc)
      select job_id + ${later}, site_id, rank_key - copy * 137 % 2500000, listed_at - copy * interval '1 millisecond', published_at - ${earlier}, ends_at,
        salary_gross, salary_net, salary_currency, trait_set, place_set, position_set, employer_set, doc
      from job_search, ${copies} where job_id <= ${original}`);
    await tx.execute(sql`update search_counts set jobs = jobs * ${to}::int / ${from}::int`);
    await tx.execute(sql`update search_words set jobs = jobs * ${to}::int / ${from}::int`);
    await tx.execute(sql`alter table job_search enable trigger user`);
    await tx.execute(sql`create index job_search_doc_index on job_search using gin (doc) with (fastupdate = off)`);
  });

/** Adds seeded ads to a site until it has so many. Needs the reference data. */
export const createCorpus = async (db: Db, now: Date) => {
  const random = randomFrom(42);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('Nothing to pick from.');
    return one;
  };
  const allPositions = await db.select().from(positions);
  const named = new Set<string>(Object.values(codeOf));
  const others = allPositions.filter(({ parentId, code }) => parentId !== null && !named.has(code));
  const byCode = new Map(allPositions.map((position) => [position.code, position]));
  const cities = await db
    .select()
    .from(places)
    .where(sql`${places.country} = 'HR' and ${places.kind} = 'city'`);
  const words = Array.from({ length: 4_000 }, () =>
    Array.from({ length: 2 + below(3) }, () => pick(syllables)).join(''),
  );
  const describe = (): string => {
    let text = '';
    // Squared, so that some words are common and most are rare.
    while (text.length < descriptionLength) text += `${words[Math.floor(random() ** 2 * words.length)] ?? ''} `;
    return `<p>${text}</p>`;
  };
  const drawPosition = () => {
    let left = random();
    for (const [word, share] of Object.values(wordShares)) {
      if (left < share) return byCode.get(codeOf[word]) ?? pick(others);
      left -= share;
    }
    return others[Math.floor(random() ** 2 * others.length)] ?? pick(others);
  };
  let written = 0;
  const employerIds: number[] = [];

  const addBatch = async (): Promise<void> => {
    const owners = await db
      .insert(employers)
      .values(
        Array.from({ length: batch / 20 }, (_, index) => ({
          siteId: 'hr' as const,
          name: `Tvrtka ${written + index}`,
          nameKey: `tvrtka ${written + index}`,
          slug: `tvrtka-${written + index}`,
          hue: 30,
        })),
      )
      .returning({ id: employers.id });
    employerIds.push(...owners.map(({ id }) => id));
    const drawn = Array.from({ length: batch }, drawPosition);
    const rows = await db
      .insert(jobs)
      .values(
        drawn.map(({ names }, index) => {
          const pay = random() < 0.4 ? 80_000 + below(300_000) : null;
          return {
            siteId: 'hr' as const,
            source: 'bench',
            reference: String(written + index),
            contentHash: '',
            employerId: pick(employerIds),
            title: names.hr,
            slug: 'oglas',
            format: random() < 0.05 ? ('EXCLUSIVE' as const) : ('STANDARD' as const),
            language: 'hr',
            descriptionHtml: describe(),
            teaser: 'Tražimo nove kolegice i kolege.',
            location: '',
            workMode: pick(['on_site', 'on_site', 'hybrid', 'remote'] as const),
            employmentTypes: [pick(['permanent', 'fixed_term', 'seasonal', 'student'] as const)],
            education: pick(['secondary', 'bachelor', 'master'] as const),
            drivingLicences: random() < 0.2 ? (['B'] as const).slice() : [],
            ...(pay !== null && {
              salaryMinMinor: pay,
              salaryMaxMinor: pay + 20_000,
              salaryPeriod: 'month' as const,
              salaryKind: 'gross' as const,
              salaryCurrency: 'EUR' as const,
            }),
            applicationWays: [{ type: 'full' as const, url: null, phone: null, text: null }],
            publishedAt: new Date(now.getTime() - below(30 * 86_400_000)),
            endsAt: new Date(now.getTime() + 86_400_000 + below(30 * 86_400_000)),
            confirmedAt: now,
          };
        }),
      )
      .returning({ id: jobs.id });
    await db
      .insert(jobPositions)
      .values(rows.map(({ id }, index) => ({ jobId: id, ordinal: 0, positionId: drawn[index]?.id ?? 0 })));
    await db.insert(jobPlaces).values(
      rows.map(({ id }) => {
        const city = pick(cities);
        return { jobId: id, ordinal: 0, placeId: city.id, name: city.name };
      }),
    );
    await indexJobs(
      db,
      rows.map(({ id }) => id),
      now,
    );
    written += batch;
  };

  return {
    growTo: async (count: number, progress: (written: number) => void): Promise<void> => {
      while (written < Math.min(count, original)) {
        await addBatch();
        if (written % 1_000 === 0) progress(written);
      }
      if (count > written) await copyUpTo(db, written / original, count / original);
      written = Math.max(written, count);
      progress(written);
    },
  };
};
