import type { Db } from '../db/client.ts';
import { employers, jobs } from '../db/schema/index.ts';

type Employer = typeof employers.$inferSelect;
type Job = typeof jobs.$inferSelect;

let serial = 0;

/** An employer in the database. */
export const anEmployer = async (db: Db, changes: Partial<typeof employers.$inferInsert> = {}): Promise<Employer> => {
  serial += 1;
  const [row] = await db
    .insert(employers)
    .values({
      siteId: 'hr',
      name: `Pekara Klas ${serial}`,
      nameKey: `pekara klas ${serial}`,
      slug: `pekara-klas-${serial}`,
      email: `posao${serial}@klas.example`,
      hue: 30,
      ...changes,
    })
    .returning();
  if (row === undefined) throw new Error('The employer was not written.');
  return row;
};

/** An open job in the database, with an employer of its own unless one is given. Takes applications here. */
export const aJob = async (db: Db, changes: Partial<typeof jobs.$inferInsert> = {}): Promise<Job> => {
  serial += 1;
  const employerId =
    changes.employerId === undefined
      ? (await anEmployer(db, { siteId: changes.siteId ?? 'hr' })).id
      : changes.employerId;
  const now = new Date();
  const [row] = await db
    .insert(jobs)
    .values({
      siteId: 'hr',
      source: 'test',
      reference: `ref-${serial}`,
      contentHash: `hash-${serial}`,
      title: 'Konobar / konobarica (m/ž)',
      slug: 'konobar-konobarica-split',
      format: 'STANDARD',
      language: 'hr',
      descriptionHtml: '<p>Tražimo konobara ili konobaricu.</p>',
      teaser: 'Tražimo konobara ili konobaricu.',
      location: 'Split',
      applicationWays: [{ type: 'full', url: null, phone: null, text: null }],
      publishedAt: new Date(now.getTime() - 86_400_000),
      endsAt: new Date(now.getTime() + 14 * 86_400_000),
      confirmedAt: now,
      ...changes,
      employerId,
    })
    .returning();
  if (row === undefined) throw new Error('The job was not written.');
  return row;
};
