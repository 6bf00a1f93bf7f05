import * as accounts from './accounts/accounts.endpoints.ts';
import * as applications from './applications/applications.endpoints.ts';
import * as coverLetters from './documents/cover-letters.endpoints.ts';
import * as documents from './documents/documents.endpoints.ts';
import * as employerHooks from './employer-hooks/employer-hooks.endpoints.ts';
import type { EndpointShape } from './http/endpoint.ts';
import * as imports from './imports/imports.endpoints.ts';
import * as jobs from './jobs/jobs.endpoints.ts';
import * as landings from './jobs/landings.endpoints.ts';
import * as reports from './jobs/reports.endpoints.ts';
import * as feeds from './search/feed.endpoints.ts';
import * as saved from './saved/saved.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as subscriptions from './subscriptions/subscriptions.endpoints.ts';
import * as suggestions from './search/suggestions.endpoints.ts';
import * as sitemaps from './sitemaps/sitemaps.endpoints.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

/** Every call of the API. The server must serve each, and the OpenAPI document lists each. */
export const endpoints: Record<string, EndpointShape> = Object.fromEntries(
  Object.entries({
    ...accounts,
    ...applications,
    ...coverLetters,
    ...documents,
    ...employerHooks,
    ...feeds,
    ...imports,
    ...jobs,
    ...landings,
    ...reports,
    ...saved,
    ...search,
    ...sitemaps,
    ...subscriptions,
    ...suggestions,
  }).filter(([, value]) => isEndpoint(value)),
) as Record<string, EndpointShape>;
