import 'server-only';
import { cacheTags, getJob } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { orNotFound, pageLifetimeS, publicApi } from '../server/api.ts';

const idPattern = /^[1-9]\d{0,9}$/;

/** An id of the address; what is none is an unknown page. */
export const jobIdOf = (text: string): number => (idPattern.test(text) ? Number(text) : notFound());

/** One job; asked once a request, though head and page both need it. */
export const loadJob = cache((locale: Locale, jobId: string) => {
  const id = jobIdOf(jobId);
  return orNotFound(
    publicApi(locale)(
      getJob,
      { params: { id: jobId } },
      { next: { tags: [cacheTags.job(id)], revalidate: pageLifetimeS } },
    ),
  );
});
