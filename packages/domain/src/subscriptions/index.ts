export * from './subscriptions.endpoints.ts';
