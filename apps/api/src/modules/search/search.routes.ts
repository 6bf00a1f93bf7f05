import * as endpoints from '@radar/domain/search';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { getLooserSearches } from './looser-searches.ts';
import { getSearchParams, searchFeaturedJobs, searchJobs } from './search.queries.ts';

export const searchRoutes: Routes = (api) => {
  const engine = api.services.search;

  serve(api, endpoints.searchJobs, ({ db, ...asked }) => searchJobs(db, engine, asked));
  serve(api, endpoints.searchJobsByPayload, ({ db, body, ...asked }) =>
    searchJobs(db, engine, { ...asked, query: body }),
  );
  serve(api, endpoints.searchFeaturedJobs, ({ db, ...asked }) => searchFeaturedJobs(db, engine, asked));
  serve(api, endpoints.searchFeaturedJobsByPayload, ({ db, body, ...asked }) =>
    searchFeaturedJobs(db, engine, { ...asked, query: body }),
  );
  serve(api, endpoints.getSearchParams, ({ db, ...asked }) => getSearchParams(db, asked));
  serve(api, endpoints.getSearchParamsByPayload, ({ db, body, ...asked }) =>
    getSearchParams(db, { ...asked, query: body }),
  );
  serve(api, endpoints.getLooserSearches, ({ db, ...asked }) => getLooserSearches(db, engine, asked));
};
