import * as endpoints from '@radar/domain/jobs';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { reportJob } from './report-job.ts';

export const reportsRoutes: Routes = (api) => {
  serve(api, endpoints.reportJob, async ({ db, site, params, body, network, now }) => {
    await reportJob(db, api.services.env, { siteId: site.id, jobId: params.id, ...body, network, now });
    api.services.wakeOutbox();
    return {};
  });
};
