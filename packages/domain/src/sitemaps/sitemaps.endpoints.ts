import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { Id, IdText, Instant } from '../text/values.schema.ts';

/**
 * Jobs of one sitemap file. A file names each job in one language beside its addresses in all: at most 2 kB a job, so that
 * a file stays under the protocol's 10 MB (and its 50,000 addresses).
 */
export const sitemapChunkSize = 5_000;

/** Which file a job stands in: its id decides, so that it never moves. */
export const sitemapChunkOf = (jobId: number): number => Math.ceil(jobId / sitemapChunkSize);

export const getSitemapChunks = endpoint({
  method: 'GET',
  path: '/sitemaps/jobs',
  access: 'public',
  summary: 'Groups of open jobs for the sitemap, by id, with the time of the last change in each.',
  answer: z.array(z.object({ chunk: Id, updatedAt: Instant })),
  errors: [],
});

export const getSitemapJobs = endpoint({
  method: 'GET',
  path: '/sitemaps/jobs/{chunk}',
  access: 'public',
  summary: 'Open jobs of one group, oldest first.',
  params: z.object({ chunk: IdText }),
  answer: z.array(z.object({ id: Id, slug: z.string(), updatedAt: Instant })),
  errors: ['NOT_FOUND'],
});
