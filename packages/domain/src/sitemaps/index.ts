export * from './sitemaps.endpoints.ts';
