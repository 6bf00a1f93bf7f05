export * from './imported-job.schema.ts';
export * from './imports.endpoints.ts';
