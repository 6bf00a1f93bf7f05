import { type SiteId, siteOf } from '@radar/config/sites';
import type { Locale } from '@radar/i18n/locales';
import { house } from '../house/house.ts';

/** The house's API itself, as the sites and the importers see it: what a journey starts from, and what it leaves behind. */

type Envelope<T> = { isSuccess: true; data: T } | { isSuccess: false; error: { code: string } };

const read = async <T>(response: Response): Promise<T> => {
  const answer = (await response.json()) as Envelope<T>;
  if (!answer.isSuccess) throw new Error(`${response.url} answered ${response.status} ${answer.error.code}`);
  return answer.data;
};

const ask = async <T>(site: SiteId, path: string): Promise<T> =>
  read<T>(
    await fetch(`${house().api}${path}`, {
      headers: { 'app-domain': site, 'accept-language': siteOf(site).firstLocale },
    }),
  );

export type Job = {
  id: number;
  slug: string;
  title: string;
  location: string;
  organization: { id: number; name: string } | string | null;
};

type SearchAnswer = { total: number; totalPages: number; items: { jobs: Job[] }[] };

export const searchJobs = async (
  site: SiteId,
  query: Record<string, string>,
): Promise<{ total: number; jobs: Job[] }> => {
  const answer = await ask<SearchAnswer>(site, `/jobs/search?${new URLSearchParams(query).toString()}`);
  return { total: answer.total, jobs: answer.items.flatMap(({ jobs }) => jobs) };
};

/**
 * Jobs of a site that are applied for in the product itself.
 * @throws Error when the demo has none
 */
export const jobToApplyFor = async (site: SiteId, index = 0): Promise<Job> => {
  const { jobs } = await searchJobs(site, { applicationTypes: 'full' });
  const job = jobs[index];
  if (job === undefined) throw new Error(`${site} has ${jobs.length} jobs with the full form on the first page`);
  return job;
};

/** Any open job of a site. */
export const anyJob = async (site: SiteId): Promise<Job> => {
  const [job] = (await searchJobs(site, {})).jobs;
  if (job === undefined) throw new Error(`${site} has no jobs`);
  return job;
};

export type Landing = {
  kind: string;
  name: string;
  jobs: number;
  slugs: Record<Locale, string>;
  query: { locations?: string[] };
};

/** Landing pages of a site, most jobs first. */
export const landings = async (site: SiteId): Promise<Landing[]> =>
  (await ask<{ items: Landing[] }>(site, '/jobs/landings')).items;

export type Mail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  attachments: { name: string; sizeBytes: number }[];
};

/** The newest mails that this house would have sent. */
export const mails = async (): Promise<Mail[]> =>
  read<Mail[]>(await fetch(`${house().api}/debug/mail`, { headers: { accept: 'application/json' } }));

type ImportResult = { outcome: string; jobId: number | null; reason: string | null };

/** Hands one job to the API as an importer does. */
export const importJob = async (site: SiteId, item: object): Promise<ImportResult> => {
  const response = await fetch(`${house().api}/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${house().importKey}` },
    body: JSON.stringify({ siteId: site, source: 'e2e', items: [item] }),
  });
  const [result] = await read<ImportResult[]>(response);
  if (result === undefined) throw new Error('The import answered nothing.');
  return result;
};
