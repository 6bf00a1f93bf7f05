export * from './feed.endpoints.ts';
export * from './search.endpoints.ts';
export * from './salary-steps.ts';
export * from './search.rules.ts';
export * from './search.schema.ts';
export * from './suggestions.endpoints.ts';
