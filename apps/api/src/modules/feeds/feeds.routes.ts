import * as endpoints from '@radar/domain/search';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { getJobFeed } from './feeds.queries.ts';

export const feedsRoutes: Routes = (api) => {
  serve(api, endpoints.getJobFeed, ({ db, ...asked }) => getJobFeed(db, api.services.search, asked));
};
