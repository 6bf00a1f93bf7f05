import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobPlaces, jobPositions, type jobs, places, positions } from '../db/schema/index.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { aJob } from './builders.ts';

type Sides = {
  /** Own names of places, as the reference data has them. */
  at?: readonly string[];
  /** Codes of positions, best first. */
  as?: readonly string[];
};

/** A job with its places and positions, found by the search. Needs the reference data. */
export const aListedJob = async (
  db: Db,
  changes: Partial<typeof jobs.$inferInsert> = {},
  { at = [], as = [] }: Sides = {},
): Promise<number> => {
  const job = await aJob(db, { descriptionHtml: '<p>Opis.</p>', teaser: '', location: at.join(', '), ...changes });
  if (at.length > 0) {
    const rows = await db
      .select()
      .from(places)
      .where(inArray(places.name, [...at]));
    await db.insert(jobPlaces).values(
      at.map((name, ordinal) => {
        const place =
          rows.find((row) => row.name === name && row.kind === 'city') ?? rows.find((row) => row.name === name);
        if (place === undefined) throw new Error(`No place ${name}.`);
        return { jobId: job.id, ordinal, placeId: place.id, name };
      }),
    );
  }
  if (as.length > 0) {
    const rows = await db
      .select()
      .from(positions)
      .where(inArray(positions.code, [...as]));
    await db.insert(jobPositions).values(
      as.map((code, ordinal) => {
        const position = rows.find((row) => row.code === code);
        if (position === undefined) throw new Error(`No position ${code}.`);
        return { jobId: job.id, ordinal, positionId: position.id };
      }),
    );
  }
  await indexJobs(db, [job.id], new Date());
  return job.id;
};
