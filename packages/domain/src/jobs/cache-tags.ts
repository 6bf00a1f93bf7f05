/** Tags of cached pages: the API names them when data changes, the sites drop the pages that carry them. */
export const cacheTags = {
  job: (id: number): string => `job-${id}`,
  /** Everything that lists jobs. */
  jobs: 'jobs',
} as const;
