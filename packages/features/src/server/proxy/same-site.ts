import type { EndpointShape } from '@radar/domain/http';

/** Whether a call that changes something comes from a page of this very site. */
export const isFromThisSite = (headers: Headers, origin: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  return headers.get('origin') === origin;
};

const hasRightType = (headers: Headers, endpoint: EndpointShape): boolean => {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
  if (endpoint.consumes === 'multipart') return type === 'multipart/form-data';
  return endpoint.body === undefined ? type === null || type === 'application/json' : type === 'application/json';
};

/**
 * What forbids a call: a page of another site (a form or a script there would act in the person's name), or a body that a
 * plain form of another site could send.
 */
export const refusalOf = (
  headers: Headers,
  endpoint: EndpointShape,
  origin: string,
): 'FORBIDDEN' | 'UNSUPPORTED_MEDIA_TYPE' | null => {
  if (endpoint.method === 'GET') return null;
  // An employer's own system is known by its signature alone, which no browser adds to what a page makes it send.
  if (endpoint.access !== 'employer' && !isFromThisSite(headers, origin)) return 'FORBIDDEN';
  return hasRightType(headers, endpoint) ? null : 'UNSUPPORTED_MEDIA_TYPE';
};
