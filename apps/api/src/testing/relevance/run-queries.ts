import type { SiteId } from '@radar/config/sites';
import { searchJobs } from '@radar/domain/search';
import { jobs } from '../../db/schema/index.ts';
import type { TestApi } from '../an-api-on.ts';
import type { JudgedQuery } from './judged-query.ts';

/** What a query found, on all its pages. */
export type Found = { id: string; got: string[]; total: number };

/** Runs queries as visitors of a site would, page by page, each as somebody else. */
export const runQueries = async (api: TestApi, site: SiteId, queries: readonly JudgedQuery[]): Promise<Found[]> => {
  const rows = await api.db.select({ id: jobs.id, reference: jobs.reference }).from(jobs);
  const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
  const found: Found[] = [];
  for (const { id, q, filters } of queries) {
    const visitor = api.visitor({ site });
    const asked = { query: [q], ...filters };
    const got: string[] = [];
    let answer = await visitor.call(searchJobs, { query: asked });
    for (let page = 1; ; page += 1) {
      got.push(...answer.items.flatMap((item) => item.jobs.map((job) => referenceOf.get(job.id) ?? String(job.id))));
      if (page >= answer.totalPages) break;
      answer = await visitor.call(searchJobs, { query: { ...asked, page: page + 1, asOf: answer.asOf } });
    }
    found.push({ id, got, total: answer.total });
  }
  return found;
};
