import { type BrowserClient, replayIntegration } from '@sentry/browser';

/**
 * What the visitor saw in the minute before an error. The site's own words are shown as they are; forms and whatever a
 * screen marks with `data-private` (a CV, say) are masked, and no body of a call is recorded: privacy law wins.
 */
export const replay = (client: BrowserClient): void =>
  client.addIntegration(
    replayIntegration({
      maskAllText: false,
      maskAllInputs: true,
      blockAllMedia: false,
      mask: ['form', '[data-private]'],
      block: ['[data-private] img', 'form img', 'iframe'],
      networkDetailAllowUrls: [location.origin],
      networkCaptureBodies: false,
      // Compression wants a worker made from a blob, which the content policy refuses.
      useCompression: false,
    }),
  );
