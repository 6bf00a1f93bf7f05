export * from './accounts.endpoints.ts';
export * from './accounts.schema.ts';
export * from './password.rules.ts';
export * from './username.rules.ts';
