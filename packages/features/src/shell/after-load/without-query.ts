import type { ErrorEvent } from '@sentry/browser';

const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/** A report without the queries of addresses, which hold what people searched for, and codes. */
export const withoutQuery = (event: ErrorEvent): ErrorEvent => {
  const { request } = event;
  if (request === undefined) return event;
  const { Referer, ...headers } = request.headers ?? {};
  return {
    ...event,
    request: {
      ...(request.url !== undefined && { url: bare(request.url) }),
      headers: { ...headers, ...(Referer !== undefined && { Referer: bare(Referer) }) },
    },
  };
};
