export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './field-errors.ts';
