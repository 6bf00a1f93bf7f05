import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { infoSlugs } from '@radar/i18n/routes';
import { anyJob, type Job, jobToApplyFor, searchJobs } from './api.ts';
import { applyPath, jobPath } from './pages.ts';

const externalPath = async (site: SiteId): Promise<string> => {
  const [job] = (await searchJobs(site, { applicationTypes: 'external' })).jobs;
  if (job === undefined) throw new Error(`${site} has no jobs that are applied for outside`);
  return href(siteOf(site).firstLocale, 'job-jobId-slug-apply-external', { jobId: job.id, slug: job.slug });
};

/** One address of each kind of page of a site, in its first language; of a given job, or of one of its own. */
export const allPages = async (site: SiteId, job?: Job) => {
  const { firstLocale: locale } = siteOf(site);
  const search = href(locale, 'job-search');
  return {
    home: href(locale, 'index'),
    list: href(locale, 'jobs'),
    search,
    'search without results': `${search}?query=qqqxyzzy&locations=Atlantida`,
    details: jobPath(locale, job ?? (await anyJob(site))),
    apply: applyPath(locale, job ?? (await jobToApplyFor(site))),
    'apply outside': await externalPath(site),
    'info page': href(locale, 'info-slug', { slug: infoSlugs.privacyPolicy[locale] }),
    '404 page': `${href(locale, 'index').replace(/\/$/, '')}/nema/ovoga`,
  };
};
