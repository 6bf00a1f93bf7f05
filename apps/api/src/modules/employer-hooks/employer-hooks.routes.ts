import * as endpoints from '@radar/domain/employer-hooks';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { connectEmployer, disconnectEmployer, fetchSentApplications, reportStep } from './employer-hooks.queries.ts';

export const employerHooksRoutes: Routes = (api) => {
  const { env, wakeOutbox } = api.services;

  serve(api, endpoints.connectEmployer, ({ db, params, body }) => connectEmployer(db, params.id, body.url));

  serve(api, endpoints.disconnectEmployer, async ({ db, params }) => {
    await disconnectEmployer(db, params.id);
    return {};
  });

  serve(api, endpoints.fetchSentApplications, ({ db, params, body, now }) =>
    fetchSentApplications(db, env, { employerId: params.id, after: body.after, now }),
  );

  serve(api, endpoints.reportApplicationStep, async ({ db, params, body, now }) => {
    await reportStep(db, env, { employerId: params.id, ...body, now });
    wakeOutbox();
    return {};
  });
};
