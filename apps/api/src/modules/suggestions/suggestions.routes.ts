import * as endpoints from '@radar/domain/search';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { getNearestPlace } from './nearest-place.ts';
import { suggestWhat } from './suggest-what.ts';
import { suggestWhere } from './suggest-where.ts';

export const suggestionsRoutes: Routes = (api) => {
  serve(api, endpoints.suggestWhat, ({ db, site, locale, now, query }) =>
    suggestWhat(db, { siteId: site.id, locale, now, query: query.query }),
  );
  serve(api, endpoints.suggestWhere, ({ db, site, locale, query }) =>
    suggestWhere(db, { site, locale, query: query.query }),
  );
  serve(api, endpoints.getNearestPlace, ({ db, locale, query }) => getNearestPlace(db, query, locale));
};
