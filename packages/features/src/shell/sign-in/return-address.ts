/**
 * Where to go after signing in: a path of this very site, or the fallback. An address that only looks like a path
 * (`//evil`, `/\evil`, with control characters) is none.
 */
export const returnAddress = (text: unknown, fallback: string): string => {
  if (typeof text !== 'string' || text.length > 2_000 || !/^\/(?![/\\])/.test(text)) return fallback;
  // oxlint-disable-next-line no-control-regex -- browsers drop them, and what is left may be another host
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  return url === null || url.origin !== base ? fallback : `${url.pathname}${url.search}${url.hash}`;
};
