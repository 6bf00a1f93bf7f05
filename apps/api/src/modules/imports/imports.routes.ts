import { isSiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import * as endpoints from '@radar/domain/imports';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { importBatch } from '../../importers/upsert-jobs.ts';
import { getImportRuns } from './import-runs.queries.ts';

/** What the command line sends while the API runs. The key is checked by `serve`. */
export const importsRoutes: Routes = (api) => {
  serve(api, endpoints.importJobs, async ({ db, body: { siteId, source, items }, now }) => {
    if (!isSiteId(siteId)) throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'siteId', code: 'unknown' }] });
    const results = await importBatch(db, { siteId, source, items, now });
    api.services.wakeOutbox();
    return results;
  });

  serve(api, endpoints.getImportRuns, ({ db }) => getImportRuns(db));
};
