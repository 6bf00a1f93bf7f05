export * from './application.schema.ts';
export * from './applications.endpoints.ts';
export * from './contact-step.schema.ts';
export * from './verification.rules.ts';
