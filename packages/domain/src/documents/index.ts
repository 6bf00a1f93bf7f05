export * from './cover-letter.schema.ts';
export * from './cover-letters.endpoints.ts';
export * from './document.schema.ts';
export * from './documents.endpoints.ts';
