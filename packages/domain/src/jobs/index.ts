export * from './application-way.rules.ts';
export * from './cache-tags.ts';
export * from './job-format.rules.ts';
export * from './job.rules.ts';
export * from './job.schema.ts';
export * from './jobs.endpoints.ts';
export * from './landings.endpoints.ts';
export * from './reports.endpoints.ts';
