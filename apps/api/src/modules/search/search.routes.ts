import { searchJobs as endpoint } from '@radar/domain/search';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { createSqlSearchEngine } from '../../search/sql-search-engine.ts';
import { searchJobs } from './search.queries.ts';

export const searchRoutes: Routes = (api) => {
  const engine = createSqlSearchEngine(api.services.db, api.services.now);
  serve(api, endpoint, ({ db, site, locale, now, query }) => searchJobs(db, engine, { site, locale, now, query }));
};
