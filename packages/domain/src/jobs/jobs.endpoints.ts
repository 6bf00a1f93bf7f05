import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { IdText, WebAddress } from '../text/values.schema.ts';
import { EmploymentType, JobDetail, JobListItem, JobUserInfo } from './job.schema.ts';

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/{id}',
  access: 'public',
  summary: 'One job with everything its page shows. Closed jobs are answered for 30 days after they end.',
  params: z.object({ id: IdText }),
  answer: JobDetail,
  errors: ['NOT_FOUND'],
});

/** What one person's view adds to a public job page. */
export const getJobUserInfo = endpoint({
  method: 'GET',
  path: '/jobs/{id}/user-info',
  access: 'guest',
  summary: 'Whether the caller has seen, saved or applied for the job.',
  params: z.object({ id: IdText }),
  answer: JobUserInfo,
  errors: ['NOT_FOUND'],
});

export const getSimilarJobs = endpoint({
  method: 'GET',
  path: '/jobs/{id}/similar',
  access: 'public',
  summary: 'Up to six active jobs of the same position or category, nearest first.',
  params: z.object({ id: IdText }),
  answer: z.array(JobListItem),
  errors: ['NOT_FOUND'],
});

const Utm = z.optional(z.string().check(z.maxLength(100)));

/** Of `type`, the employer's own form of a job, with the UTM parameters that the visitor came with. */
const externalForm = {
  path: '/jobs/{id}/external-form',
  access: 'public',
  params: z.object({ id: IdText }),
  query: z.object({
    type: z._default(z.enum(['external', 'direct_link']), 'external'),
    utm_source: Utm,
    utm_medium: Utm,
    utm_campaign: Utm,
    utm_term: Utm,
    utm_content: Utm,
  }),
  answer: z.object({ url: WebAddress, host: z.string() }),
  errors: ['NOT_FOUND', 'JOB_EXPIRED', 'EXTERNAL_LINK_NOT_FOUND'],
} as const;

export const getExternalForm = endpoint({
  ...externalForm,
  method: 'GET',
  summary: "Where the employer's own form is: the stored address (http or https, without user data) and its host.",
});

export const countExternalVisit = endpoint({
  ...externalForm,
  method: 'POST',
  summary: "Counts a visitor who leaves for the employer's own form, and answers where it is.",
  body: z.strictObject({}),
});

export const FeaturedGroup = z.enum(['recommended', 'exclusive', 'video', 'featured']);

export const getFeaturedJobs = endpoint({
  method: 'GET',
  path: '/jobs/featured',
  access: 'public',
  summary: 'Jobs of one group of the home page, a page at a time.',
  query: z.object({
    group: FeaturedGroup,
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  answer: z.object({ items: z.array(JobListItem), total: z.int(), totalPages: z.int() }),
  errors: [],
});

/** Live figures of the home page: all from the database, none invented. */
export const getJobStatistics = endpoint({
  method: 'GET',
  path: '/jobs/statistics',
  access: 'public',
  summary: 'Number of active jobs, by place, by category and by position of the site.',
  answer: z.object({
    total: z.int(),
    employers: z.int(),
    newToday: z.int(),
    places: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        jobs: z.int(),
        latitude: z.nullable(z.number()),
        longitude: z.nullable(z.number()),
      }),
    ),
    categories: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), jobs: z.int() })),
    positions: z.array(z.object({ id: z.int(), name: z.string(), jobs: z.int() })),
    employmentTypes: z.array(z.object({ type: EmploymentType, jobs: z.int() })),
    remote: z.int(),
  }),
  errors: [],
});

export const trackPageVisit = endpoint({
  method: 'POST',
  path: '/track-page-visit',
  access: 'guest',
  summary: "Records a visit of a job's page and marks the job seen.",
  query: z.object({
    source: z.optional(z.string().check(z.maxLength(100))),
    utm_source: z.optional(z.string().check(z.maxLength(100))),
  }),
  body: z.object({ jobId: z.int().check(z.positive(), z.maximum(2_147_483_647)) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
});
