import * as endpoints from '@radar/domain/jobs';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { countExternalVisit, getExternalForm } from './external-form.ts';
import { getFeaturedJobs } from './featured-jobs.queries.ts';
import { getJob, getJobUserInfo } from './job.queries.ts';
import { getJobStatistics } from './job-statistics.queries.ts';
import { trackPageVisit } from './page-visits.queries.ts';
import { getSimilarJobs } from './similar-jobs.queries.ts';

export const jobsRoutes: Routes = (api) => {
  const engine = api.services.search;

  serve(api, endpoints.getJob, ({ db, site, params, locale, now }) => getJob(db, site.id, params.id, { locale, now }));

  serve(api, endpoints.getJobUserInfo, ({ db, site, params, user, guest, now }) =>
    getJobUserInfo(db, site.id, params.id, { userId: user?.id ?? null, guestId: guest.id }, now),
  );

  serve(api, endpoints.getSimilarJobs, ({ db, site, params, locale, now }) =>
    getSimilarJobs(db, engine, { siteId: site.id, id: params.id, view: { locale, now } }),
  );

  serve(api, endpoints.getExternalForm, ({ db, site, params, query, now }) => {
    const { type, ...utm } = query;
    return getExternalForm(db, { siteId: site.id, jobId: params.id, type, now }, utm);
  });

  serve(api, endpoints.countExternalVisit, ({ db, site, params, query, now }) => {
    const { type, ...utm } = query;
    return countExternalVisit(db, { siteId: site.id, jobId: params.id, type, now }, utm);
  });

  serve(api, endpoints.getFeaturedJobs, ({ db, site, query, locale, now }) =>
    getFeaturedJobs(db, engine, { siteId: site.id, group: query.group, page: query.page, view: { locale, now } }),
  );

  serve(api, endpoints.getJobStatistics, ({ db, site, locale, now }) =>
    getJobStatistics(db, engine, { site, view: { locale, now } }),
  );

  serve(api, endpoints.trackPageVisit, async ({ db, site, query, body, user, guest, now }) => {
    const { source, utm_source: utmSource } = query;
    const person = { userId: user?.id ?? null, guestId: guest.id };
    await trackPageVisit(db, { siteId: site.id, jobId: body.jobId, source, utmSource, person, now });
    return {};
  });
};
