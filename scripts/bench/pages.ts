import { type SiteId, siteIds, siteOf } from '@radar/config/sites';

export type MeasuredPage = { name: string; url: string };

/** Name of the page that has a budget. */
export const detailsPage = 'details';

type SearchAnswer = { data?: { items: { jobs: { id: number; slug: string }[] }[] } };

/** A job with the product's own form, found as a browser would find it. */
export const findJob = async (origin: string): Promise<{ id: number; slug: string }> => {
  const response = await fetch(`${origin}/api/proxy/jobs/search?applicationTypes=full`);
  const { data } = (await response.json()) as SearchAnswer;
  const job = data?.items[0]?.jobs[0];
  if (job === undefined) throw new Error(`${origin} has no job with the application form (status ${response.status}).`);
  return job;
};

/**
 * The pages to weigh, in the site's first language: all on the first site, a job's on every one. English paths under any
 * language lead to the public address. Each was asked for once, so that a cached page is weighed as most visitors get it.
 */
export const pagesOf = async (site: SiteId, origin: string): Promise<MeasuredPage[]> => {
  const { id, slug } = await findJob(origin);
  const job = `/job/${id}/${encodeURIComponent(slug)}`;
  const all: [string, string][] = [
    ['home', ''],
    ['list', '/jobs'],
    ['search', '/job-search'],
    [detailsPage, job],
    ['apply', `${job}/apply`],
    ['info', '/info/privacy-policy'],
  ];
  const wanted = site === siteIds[0] ? all : all.filter(([name]) => name === detailsPage);
  return Promise.all(
    wanted.map(async ([name, path]) => {
      const { url, ok, status } = await fetch(`${origin}/${siteOf(site).firstLocale}${path}`);
      if (!ok) throw new Error(`${url} answers ${status}.`);
      return { name, url };
    }),
  );
};
