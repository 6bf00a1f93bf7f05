import { mailboxRoutes } from '../mail/mailbox.routes.ts';
import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { socialRoutes } from '../modules/accounts/social.routes.ts';
import { applicationsRoutes } from '../modules/applications/applications.routes.ts';
import { documentsRoutes } from '../modules/documents/documents.routes.ts';
import { employerHooksRoutes } from '../modules/employer-hooks/employer-hooks.routes.ts';
import { feedsRoutes } from '../modules/feeds/feeds.routes.ts';
import { importsRoutes } from '../modules/imports/imports.routes.ts';
import { jobsRoutes } from '../modules/jobs/jobs.routes.ts';
import { landingsRoutes } from '../modules/landings/landings.routes.ts';
import { reportsRoutes } from '../modules/reports/reports.routes.ts';
import { savedRoutes } from '../modules/saved/saved.routes.ts';
import { searchRoutes } from '../modules/search/search.routes.ts';
import { sitemapsRoutes } from '../modules/sitemaps/sitemaps.routes.ts';
import { subscriptionsRoutes } from '../modules/subscriptions/subscriptions.routes.ts';
import { suggestionsRoutes } from '../modules/suggestions/suggestions.routes.ts';
import type { Routes } from './api.ts';
import { docsRoutes } from './docs.routes.ts';
import { healthRoutes } from './health.routes.ts';

/** Every route of the API, by module. */
export const routes: readonly Routes[] = [
  healthRoutes,
  docsRoutes,
  mailboxRoutes,
  accountsRoutes,
  socialRoutes,
  applicationsRoutes,
  documentsRoutes,
  employerHooksRoutes,
  feedsRoutes,
  importsRoutes,
  jobsRoutes,
  landingsRoutes,
  reportsRoutes,
  savedRoutes,
  searchRoutes,
  sitemapsRoutes,
  subscriptionsRoutes,
  suggestionsRoutes,
];
