import * as endpoints from '@radar/domain/sitemaps';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { getSitemapChunks, getSitemapJobs } from './sitemaps.queries.ts';

export const sitemapsRoutes: Routes = (api) => {
  serve(api, endpoints.getSitemapChunks, ({ db, site, now }) => getSitemapChunks(db, site.id, now));
  serve(api, endpoints.getSitemapJobs, ({ db, site, params, now }) => getSitemapJobs(db, site.id, params.chunk, now));
};
