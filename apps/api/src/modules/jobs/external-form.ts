import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { addressOfWay, isActive } from '@radar/domain/jobs';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { externalVisits, jobs } from '../../db/schema/index.ts';
import { sourceOf } from './page-visits.queries.ts';

export type ExternalForm = { url: string; host: string };

type Asked = { siteId: SiteId; jobId: number; type: 'external' | 'direct_link'; now: Date };
export type Utm = Partial<Record<`utm_${'source' | 'medium' | 'campaign' | 'term' | 'content'}`, string | undefined>>;

/** @throws AppError NOT_FOUND, JOB_EXPIRED, EXTERNAL_LINK_NOT_FOUND */
const targetOf = async (db: Db, { siteId, jobId, type, now }: Asked): Promise<URL> => {
  const [job] = await db
    .select({ ways: jobs.applicationWays, closedAt: jobs.closedAt, endsAt: jobs.endsAt })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.siteId, siteId)));
  if (job === undefined) throw new AppError('NOT_FOUND');
  if (!isActive(job, now)) throw new AppError('JOB_EXPIRED');
  const way = job.ways.find((one) => one.type === type);
  const target = way === undefined ? null : addressOfWay(way);
  if (target === null) throw new AppError('EXTERNAL_LINK_NOT_FOUND');
  return target;
};

/**
 * The employer's own form: the stored address of the job, with the campaign that the visitor came by.
 * @throws AppError NOT_FOUND, JOB_EXPIRED, EXTERNAL_LINK_NOT_FOUND
 */
export const getExternalForm = async (db: Db, asked: Asked, utm: Utm): Promise<ExternalForm> => {
  const url = await targetOf(db, asked);
  for (const [key, value] of Object.entries(utm)) {
    // What the employer wrote into the address stays.
    if (value !== undefined && value !== '' && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return { url: url.href, host: url.host };
};

/** Counts a visitor who leaves for the employer's own form, which it answers. @throws AppError as `getExternalForm` */
export const countExternalVisit = async (db: Db, asked: Asked, utm: Utm): Promise<ExternalForm> => {
  const form = await getExternalForm(db, asked, utm);
  await db
    .insert(externalVisits)
    .values({
      jobId: asked.jobId,
      day: asked.now.toISOString().slice(0, 10),
      utmSource: sourceOf(utm.utm_source),
      visits: 1,
    })
    .onConflictDoUpdate({
      target: [externalVisits.jobId, externalVisits.day, externalVisits.utmSource],
      set: { visits: sql`${externalVisits.visits} + 1` },
    });
  return form;
};
