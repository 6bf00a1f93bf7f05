export * from './values.schema.ts';
