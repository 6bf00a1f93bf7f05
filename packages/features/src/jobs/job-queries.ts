import 'server-only';
import { cacheTags, getFeaturedJobs, getJobStatistics, getSimilarJobs } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import { cache } from 'react';
import { pageLifetimeS, publicApi } from '../server/api.ts';
import { jobIdOf } from '../shell/load-job.ts';

const listTag = { next: { tags: [cacheTags.jobs], revalidate: pageLifetimeS } };

export const loadSimilarJobs = (locale: Locale, jobId: string) =>
  publicApi(locale)(
    getSimilarJobs,
    { params: { id: jobId } },
    { next: { tags: [cacheTags.job(jobIdOf(jobId))], revalidate: pageLifetimeS } },
  );

export const loadStatistics = cache((locale: Locale) => publicApi(locale)(getJobStatistics, {}, listTag));

/** Towns with jobs, for maps. Kept for a day and without the tag of lists: a new ad elsewhere leaves a job's page as it is. */
export const loadTowns = async (locale: Locale) =>
  (await publicApi(locale)(getJobStatistics, {}, { next: { revalidate: 86_400 } })).places;

export const loadFeaturedJobs = (
  locale: Locale,
  group: 'recommended' | 'exclusive' | 'video' | 'featured',
  page: number = 1,
) => publicApi(locale)(getFeaturedJobs, { query: { group, page } }, listTag);
