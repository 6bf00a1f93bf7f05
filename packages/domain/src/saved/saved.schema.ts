import * as z from 'zod/mini';
import { JobListItem } from '../jobs/job.schema.ts';
import { SearchQuery } from '../search/search.schema.ts';
import { Id, Instant, line, requiredLine } from '../text/values.schema.ts';

/** What a person's own view adds to one job of a list. */
export const JobMarks = z.object({
  jobId: Id,
  isSeen: z.boolean(),
  isSaved: z.boolean(),
  /** By itself or with its employer. */
  isHidden: z.boolean(),
  /** Both false where the employer is unknown. */
  isEmployerHidden: z.boolean(),
  isEmployerFollowed: z.boolean(),
  appliedAt: z.nullable(Instant),
});
export type JobMarks = z.output<typeof JobMarks>;

/** A page of jobs that the person put aside, last first; those that are over among them. */
export const MarkedJobs = z.object({
  items: z.array(z.object({ job: JobListItem, markedAt: Instant })),
  total: z.int(),
  totalPages: z.int(),
});
export type MarkedJobs = z.output<typeof MarkedJobs>;

/** An employer that the person follows or has hidden. */
export const MarkedEmployer = z.object({
  id: Id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  hue: z.int(),
  markedAt: Instant,
});
export type MarkedEmployer = z.output<typeof MarkedEmployer>;

/** How often the mails of a saved search come. */
export const EmailFrequency = z.enum(['daily', 'weekly']);
export type EmailFrequency = z.output<typeof EmailFrequency>;

/** A search that is kept, with or without mails about new jobs. */
export const SavedSearch = z.object({
  id: Id,
  /** The person's own name for it; null: named after what it asks for. */
  name: z.nullable(z.string()),
  query: SearchQuery,
  /** Equal for equal searches: see `searchKey`. */
  key: z.string(),
  hasEmailNotification: z.boolean(),
  emailFrequency: EmailFrequency,
  createdAt: Instant,
});
export type SavedSearch = z.output<typeof SavedSearch>;

export const NewSavedSearch = z.strictObject({
  query: SearchQuery,
  name: z.optional(z.nullable(requiredLine(120))),
  hasEmailNotification: z._default(z.boolean(), true),
  emailFrequency: z._default(EmailFrequency, 'daily'),
});

export const SavedSearchChanges = z.strictObject({
  name: z.optional(z.nullable(line(120))),
  hasEmailNotification: z.optional(z.boolean()),
  emailFrequency: z.optional(EmailFrequency),
});

/** A search that the person has made. */
export const PastSearch = z.object({ query: SearchQuery, searchedAt: Instant });
export type PastSearch = z.output<typeof PastSearch>;

/** What a visitor kept on the device before signing in. Ids that name nothing are passed over. */
export const DeviceMarks = z.strictObject({
  savedJobs: z._default(z.array(Id).check(z.maxLength(200)), () => []),
  seenJobs: z._default(z.array(Id).check(z.maxLength(500)), () => []),
  hiddenJobs: z._default(z.array(Id).check(z.maxLength(200)), () => []),
  hiddenEmployers: z._default(z.array(Id).check(z.maxLength(100)), () => []),
  searches: z._default(z.array(SearchQuery).check(z.maxLength(20)), () => []),
});
export type DeviceMarks = z.output<typeof DeviceMarks>;

/** How much one account keeps. */
export const savedLimits = {
  savedSearches: 50,
  searchHistory: 20,
  markedJobs: 2_000,
  markedEmployers: 500,
  pageSize: 20,
} as const;
