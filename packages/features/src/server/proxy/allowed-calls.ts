import { endpoints } from '@radar/domain/endpoints';
import type { EndpointShape, Method } from '@radar/domain/http';

/** What one segment of a path may be: ids, codes and words, never a dot, a slash or a percent sign. */
const segmentPattern = /^[A-Za-z0-9_-]{1,64}$/;

export type AllowedCall = { endpoint: EndpointShape; path: string };

/** What may be asked for from outside: all that browsers call, and what employers' own systems call and sign. */
const openEndpoints = Object.values(endpoints).filter(({ access }) => access !== 'importer');

const fits = (template: string, segments: readonly string[]): boolean => {
  const parts = template.split('/').slice(1);
  return (
    parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
  );
};

/** Endpoints that a path names, whatever their method. Empty for a path with a segment that no endpoint takes. */
const endpointsAt = (segments: readonly string[]): EndpointShape[] =>
  segments.every((segment) => segmentPattern.test(segment))
    ? openEndpoints.filter(({ path }) => fits(path, segments))
    : [];

/** The call that may be made from outside, with the path written anew from its segments. */
export const allowedCall = (method: string, segments: readonly string[]): AllowedCall | 'unknown' | 'method' => {
  const candidates = endpointsAt(segments);
  if (candidates.length === 0) return 'unknown';
  // A fixed word wins over a placeholder: `/jobs/search` is not the job `search`.
  const [endpoint] = candidates
    .filter((candidate) => candidate.method === (method as Method))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
  return endpoint === undefined ? 'method' : { endpoint, path: `/${segments.map(encodeURIComponent).join('/')}` };
};
