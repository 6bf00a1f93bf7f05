import * as endpoints from '@radar/domain/saved';
import { transact } from '../../db/transact.ts';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { listMarkedEmployers, markEmployer, markKnownEmployer, unmarkEmployer } from './employer-marks.queries.ts';
import { getJobMarks, listMarkedJobs, markJob, markJobs, unmarkJob } from '../jobs/job-marks.queries.ts';
import {
  findSavedSearch,
  forgetSearches,
  listSavedSearches,
  listSearchHistory,
  rememberSearch,
  removeSavedSearch,
  saveSearch,
  updateSavedSearch,
} from './saved-searches.queries.ts';

export const savedRoutes: Routes = (api) => {
  serve(api, endpoints.getJobMarks, ({ db, user, guest, query }) =>
    getJobMarks(db, { userId: user?.id ?? null, guestId: guest.id }, query.ids),
  );

  serve(api, endpoints.saveJob, async ({ db, user, site, params, now }) => {
    await markJob(db, { userId: user.id, siteId: site.id, id: params.id, mark: 'savedAt', now });
    return {};
  });
  serve(api, endpoints.unsaveJob, async ({ db, user, params }) => {
    await unmarkJob(db, user.id, params.id, 'savedAt');
    return {};
  });
  serve(api, endpoints.getSavedJobs, ({ db, user, query, locale, now }) =>
    listMarkedJobs(db, { userId: user.id, mark: 'savedAt', page: query.page, view: { locale, now } }),
  );

  serve(api, endpoints.hideJob, async ({ db, user, site, params, now }) => {
    await markJob(db, { userId: user.id, siteId: site.id, id: params.id, mark: 'hiddenAt', now });
    return {};
  });
  serve(api, endpoints.unhideJob, async ({ db, user, params }) => {
    await unmarkJob(db, user.id, params.id, 'hiddenAt');
    return {};
  });
  serve(api, endpoints.getHiddenJobs, ({ db, user, query, locale, now }) =>
    listMarkedJobs(db, { userId: user.id, mark: 'hiddenAt', page: query.page, view: { locale, now } }),
  );

  serve(api, endpoints.followEmployer, async ({ db, user, site, params, now }) => {
    await markEmployer(db, { userId: user.id, siteId: site.id, id: params.id, mark: 'followedAt', now });
    return {};
  });
  serve(api, endpoints.unfollowEmployer, async ({ db, user, params }) => {
    await unmarkEmployer(db, user.id, params.id, 'followedAt');
    return {};
  });
  serve(api, endpoints.getFollowedEmployers, ({ db, user }) => listMarkedEmployers(db, user.id, 'followedAt'));

  serve(api, endpoints.hideEmployer, async ({ db, user, site, params, now }) => {
    await markEmployer(db, { userId: user.id, siteId: site.id, id: params.id, mark: 'hiddenAt', now });
    return {};
  });
  serve(api, endpoints.unhideEmployer, async ({ db, user, params }) => {
    await unmarkEmployer(db, user.id, params.id, 'hiddenAt');
    return {};
  });
  serve(api, endpoints.getHiddenEmployers, ({ db, user }) => listMarkedEmployers(db, user.id, 'hiddenAt'));

  serve(api, endpoints.getSavedSearches, ({ db, user }) => listSavedSearches(db, user.id));
  serve(api, endpoints.saveSearch, ({ db, user, body }) => saveSearch(db, user.id, body));
  serve(api, endpoints.updateSavedSearch, ({ db, user, params, body }) =>
    updateSavedSearch(db, { userId: user.id, id: params.id }, body),
  );
  serve(api, endpoints.removeSavedSearch, async ({ db, user, params }) => {
    await removeSavedSearch(db, user.id, params.id);
    return {};
  });

  serve(api, endpoints.getSearchHistory, ({ db, user }) => listSearchHistory(db, user.id));
  serve(api, endpoints.addToSearchHistory, async ({ db, user, body, now }) => {
    if (body.hasResults) await rememberSearch(db, user.id, body.query, now);
    return { savedSearchId: await findSavedSearch(db, user.id, body.query) };
  });
  serve(api, endpoints.clearSearchHistory, async ({ db, user }) => {
    await forgetSearches(db, user.id);
    return {};
  });

  serve(api, endpoints.mergeDeviceMarks, async ({ db, user, site, body, now }) => {
    const whose = { userId: user.id, siteId: site.id, now };
    await transact(db, async (tx) => {
      await markJobs(tx, { ...whose, ids: body.savedJobs, mark: 'savedAt' });
      await markJobs(tx, { ...whose, ids: body.seenJobs, mark: 'seenAt' });
      await markJobs(tx, { ...whose, ids: body.hiddenJobs, mark: 'hiddenAt' });
      for (const id of body.hiddenEmployers) await markKnownEmployer(tx, { ...whose, id, mark: 'hiddenAt' });
      for (const query of body.searches) await rememberSearch(tx, user.id, query, now);
    });
    return {};
  });
};
