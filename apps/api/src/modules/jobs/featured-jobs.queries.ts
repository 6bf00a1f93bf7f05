import type { SiteId } from '@radar/config/sites';
import type { Answer } from '@radar/domain/http';
import type { getFeaturedJobs as endpoint, JobFormat } from '@radar/domain/jobs';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { closedFacet } from '../../search/facets.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { readJobListItems } from './job-list.queries.ts';
import type { View } from './to-job.ts';

type Group = 'recommended' | 'exclusive' | 'video' | 'featured';
type Page = { ids: number[]; total: number };

const pageSize = 12;

const formatsOf: Record<Exclude<Group, 'recommended'>, readonly JobFormat[]> = {
  exclusive: ['EXCLUSIVE-HOME', 'EXCLUSIVE'],
  video: ['VIDEO'],
  featured: ['FEATURED-HOME', 'FEATURED'],
};

const sold = (
  engine: SearchEngine,
  siteId: SiteId,
  formats: readonly JobFormat[],
  page: number,
  now: Date,
): Promise<Page> =>
  engine.search({
    siteId,
    words: [],
    filters: new Map([
      ['formats', formats.map((format) => closedFacet('formats', format)).filter((facet) => facet !== null)],
    ]),
    without: [],
    salary: null,
    isNew: false,
    asOf: null,
    now,
    page,
    pageSize,
  });

/** How many of the newest ads the recommended ones are drawn from. */
const drawnFrom = 600;

/** The newest ads, one of each employer before the second of any. An incognito employer's ads stand for themselves. */
const recommended = async (db: Db, siteId: SiteId, page: number, now: Date): Promise<Page> => {
  const [row] = await rowsOf<{ ids: number[]; total: number }>(
    db,
    sql`with newest as materialized (
        select s.job_id, s.published_at, case when j.is_incognito or j.employer_id is null then -j.id else j.employer_id end as employer
        from job_search s join jobs j on j.id = s.job_id
        where s.site_id = ${siteId} and j.format in ('STANDARD', 'HIGHLIGHTED')
          and (s.ends_at is null or s.ends_at > ${now.toISOString()}::timestamptz)
        order by s.published_at desc, s.job_id desc limit ${drawnFrom}),
      turns as (select job_id, published_at,
          row_number() over (partition by employer order by published_at desc, job_id desc) as turn from newest),
      page as (select job_id, row_number() over (order by turn, published_at desc, job_id desc) as place from turns
        order by place limit ${pageSize} offset ${(page - 1) * pageSize})
      select (select count(*)::int from newest) as total,
        (select coalesce(json_agg(job_id order by place), '[]') from page) as ids`,
  );
  return row ?? { ids: [], total: 0 };
};

/** A page of one group of the home page. */
export const getFeaturedJobs = async (
  db: Db,
  engine: SearchEngine,
  { siteId, group, page, view }: { siteId: SiteId; group: Group; page: number; view: View },
): Promise<Answer<typeof endpoint>> => {
  const { ids, total } =
    group === 'recommended'
      ? await recommended(db, siteId, page, view.now)
      : await sold(engine, siteId, formatsOf[group], page, view.now);
  return { items: await readJobListItems(db, ids, view), total, totalPages: Math.ceil(total / pageSize) };
};
