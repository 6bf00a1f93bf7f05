import * as endpoints from '@radar/domain/jobs';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { getLanding } from './landing.queries.ts';
import { getLandings } from './landings.queries.ts';

export const landingsRoutes: Routes = (api) => {
  const engine = api.services.search;

  serve(api, endpoints.getLandings, async ({ db, site, locale, now }) => ({
    items: await getLandings(db, engine, { site, locale, now }),
  }));

  serve(api, endpoints.getLanding, ({ db, site, params, locale, now }) =>
    getLanding(db, engine, { site, locale, now }, params.slug),
  );
};
