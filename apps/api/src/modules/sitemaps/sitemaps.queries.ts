import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { sitemapChunkSize } from '@radar/domain/sitemaps';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

// Only open jobs have a row there, but one whose deadline has just passed keeps it until the next sweep.
const open = (siteId: SiteId, now: Date) => sql`job_search s join jobs j on j.id = s.job_id
  where s.site_id = ${siteId} and (s.ends_at is null or s.ends_at > ${now.toISOString()}::timestamptz)`;

const instantOf = (value: string | Date): string => new Date(value).toISOString();

/** Groups of open jobs by id, with the last change in each. */
export const getSitemapChunks = async (
  db: Db,
  siteId: SiteId,
  now: Date,
): Promise<{ chunk: number; updatedAt: string }[]> => {
  const rows = await rowsOf<{ chunk: number; updated_at: string }>(
    db,
    sql`select (s.job_id - 1) / ${sitemapChunkSize}::int + 1 as chunk, max(j.updated_at) as updated_at
      from ${open(siteId, now)} group by 1 order by 1`,
  );
  return rows.map(({ chunk, updated_at: updatedAt }) => ({ chunk, updatedAt: instantOf(updatedAt) }));
};

/** Open jobs of one group, oldest first. @throws AppError NOT_FOUND for a group that holds none */
export const getSitemapJobs = async (
  db: Db,
  siteId: SiteId,
  chunk: number,
  now: Date,
): Promise<{ id: number; slug: string; updatedAt: string }[]> => {
  // No id lies beyond: the product would not be a number of the database.
  if (chunk > Math.ceil(2_147_483_647 / sitemapChunkSize)) throw new AppError('NOT_FOUND');
  const first = (chunk - 1) * sitemapChunkSize;
  const rows = await rowsOf<{ id: number; slug: string; updated_at: string }>(
    db,
    sql`select j.id, j.slug, j.updated_at from ${open(siteId, now)}
      and s.job_id > ${first}::bigint and s.job_id <= ${first + sitemapChunkSize}::bigint order by j.id`,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows.map(({ id, slug, updated_at: updatedAt }) => ({ id, slug, updatedAt: instantOf(updatedAt) }));
};
