import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { SearchQuery } from '../search/search.schema.ts';
import { Id, IdText, listOf } from '../text/values.schema.ts';
import {
  DeviceMarks,
  JobMarks,
  MarkedEmployer,
  MarkedJobs,
  NewSavedSearch,
  PastSearch,
  SavedSearch,
  SavedSearchChanges,
} from './saved.schema.ts';

const params = z.object({ id: IdText });
const pages = z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1) });
const nothing = z.object({});

/** Puts a mark on a thing, and takes it off again: both may be called twice. */
const marking = <P extends string>(path: P, what: string) => ({
  put: endpoint({
    method: 'PUT',
    path: `/me/${path}/{id}`,
    access: 'user',
    summary: `${what}. A second time changes nothing.`,
    params,
    body: z.strictObject({}),
    answer: nothing,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/me/${path}/{id}`,
    access: 'user',
    summary: `Undoes: ${what.toLowerCase()}.`,
    params,
    answer: nothing,
    errors: ['UNAUTHENTICATED'],
  }),
});

export const { put: saveJob, remove: unsaveJob } = marking('saved-jobs', 'Saves a job');
export const { put: hideJob, remove: unhideJob } = marking('hidden-jobs', 'Hides a job from lists');
export const { put: followEmployer, remove: unfollowEmployer } = marking('followed-employers', 'Follows an employer');
export const { put: hideEmployer, remove: unhideEmployer } = marking(
  'hidden-employers',
  'Hides the jobs of an employer',
);

export const getJobMarks = endpoint({
  method: 'GET',
  path: '/jobs/marks',
  access: 'guest',
  summary: 'What the caller has seen, saved, hidden or applied for, of up to 50 jobs.',
  query: z.object({ ids: listOf(IdText) }),
  answer: z.array(JobMarks),
  errors: [],
});

export const getSavedJobs = endpoint({
  method: 'GET',
  path: '/me/saved-jobs',
  access: 'user',
  summary: 'Saved jobs, last saved first.',
  query: pages,
  answer: MarkedJobs,
  errors: ['UNAUTHENTICATED'],
});

export const getHiddenJobs = endpoint({
  method: 'GET',
  path: '/me/hidden-jobs',
  access: 'user',
  summary: 'Hidden jobs, last hidden first.',
  query: pages,
  answer: MarkedJobs,
  errors: ['UNAUTHENTICATED'],
});

export const getFollowedEmployers = endpoint({
  method: 'GET',
  path: '/me/followed-employers',
  access: 'user',
  summary: 'Followed employers, last first.',
  answer: z.array(MarkedEmployer),
  errors: ['UNAUTHENTICATED'],
});

export const getHiddenEmployers = endpoint({
  method: 'GET',
  path: '/me/hidden-employers',
  access: 'user',
  summary: 'Employers whose jobs are hidden, last first.',
  answer: z.array(MarkedEmployer),
  errors: ['UNAUTHENTICATED'],
});

export const getSavedSearches = endpoint({
  method: 'GET',
  path: '/me/saved-searches',
  access: 'user',
  summary: 'Saved searches, last first.',
  answer: z.array(SavedSearch),
  errors: ['UNAUTHENTICATED'],
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/me/saved-searches',
  access: 'user',
  summary: 'Saves a search, or answers the one that is saved already.',
  body: NewSavedSearch,
  answer: SavedSearch,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_SAVED'],
});

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/me/saved-searches/{id}',
  access: 'user',
  summary: 'Renames a saved search, turns its mails on or off, or says how often they come.',
  params,
  body: SavedSearchChanges,
  answer: SavedSearch,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/me/saved-searches/{id}',
  access: 'user',
  summary: 'Removes a saved search.',
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const getSearchHistory = endpoint({
  method: 'GET',
  path: '/jobs/search-history',
  access: 'user',
  summary: 'The last searches of the person, newest first, each once.',
  answer: z.array(PastSearch),
  errors: ['UNAUTHENTICATED'],
});

export const addToSearchHistory = endpoint({
  method: 'POST',
  path: '/jobs/search-history',
  access: 'user',
  summary:
    'Remembers a search that was made, and tells whether it is saved. One that found nothing, or has neither words nor places, is not remembered.',
  body: z.strictObject({ query: SearchQuery, hasResults: z._default(z.boolean(), true) }),
  answer: z.object({ savedSearchId: z.nullable(Id) }),
  errors: ['UNAUTHENTICATED'],
});

export const clearSearchHistory = endpoint({
  method: 'DELETE',
  path: '/jobs/search-history',
  access: 'user',
  summary: 'Forgets all searches that were made.',
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const mergeDeviceMarks = endpoint({
  method: 'POST',
  path: '/me/device-marks',
  access: 'user',
  summary: 'Takes over what a visitor had saved, seen and hidden on the device before signing in.',
  body: DeviceMarks,
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});
