export * from './file.rules.ts';
