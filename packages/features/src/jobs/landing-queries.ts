import 'server-only';
import { cacheTags, getLanding, getLandings, type LandingQuery } from '@radar/domain/jobs';
import { searchJobs } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import { cache } from 'react';
import { orNotFound, pageLifetimeS, publicApi } from '../server/api.ts';

const listTag = { next: { tags: [cacheTags.jobs], revalidate: pageLifetimeS } };

/** Landing pages with enough jobs. */
export const loadLandings = (locale: Locale) => publicApi(locale)(getLandings, {}, listTag);

/**
 * The same for links to them from pages of jobs: kept for a day and without the tag of lists, since a new ad elsewhere leaves a
 * job's page as it is.
 */
export const loadLandingsForLinks = async (locale: Locale) =>
  (await publicApi(locale)(getLandings, {}, { next: { revalidate: 86_400 } })).items;

/** One landing page; asked once a request, though head and page both need it. */
export const loadLanding = cache((locale: Locale, slug: string) =>
  orNotFound(publicApi(locale)(getLanding, { params: { slug } }, listTag)),
);

/** A page of a public list: the same for everybody, and kept. */
export const loadJobPage = (locale: Locale, query: LandingQuery, page: number) =>
  publicApi(locale)(searchJobs, { query: { ...query, page } }, listTag);
