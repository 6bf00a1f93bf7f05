export * from './employer-hooks.endpoints.ts';
export * from './employer-hooks.schema.ts';
