import { type BrowserClient, browserTracingIntegration } from '@sentry/browser';

/** Times of this page's load; calls are left out, for their addresses say what was searched for. */
export const trace = (client: BrowserClient): void =>
  client.addIntegration(
    browserTracingIntegration({
      traceFetch: false,
      traceXHR: false,
      ignoreResourceSpans: ['resource.fetch', 'resource.xhr'],
    }),
  );
