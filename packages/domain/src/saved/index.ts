export * from './saved.endpoints.ts';
export * from './saved.schema.ts';
export * from './search-key.rules.ts';
