import type { EndpointShape } from '@radar/domain/http';
import { isLocale, locales } from '@radar/i18n/locales';
import { utmOf } from '../utm.ts';

/** Cookies of ours that the API reads or sets. */
const ownCookies = ['token', 'guest', 'nonce', 'locale'];

const cookiePattern = new RegExp(`^(?:${ownCookies.join('|')})=`);

/** Only our cookies, each once: of two of a name the first counts, as browsers send the most specific one first. */
export const ownCookiesOf = (header: string | null): string | null => {
  const seen = new Set<string>();
  const kept = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const name = pair.slice(0, pair.indexOf('='));
      if (!cookiePattern.test(pair) || seen.has(name)) return false;
      seen.add(name);
      return true;
    });
  return kept.length === 0 ? null : kept.join('; ');
};

const passedUp = ['accept', 'content-type', 'idempotency-key', 'if-match'] as const;

/** How an employer's own system signs its call: see `docs/operations/applications.md`. */
const signature = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const passedDown = [
  'content-type',
  'cache-control',
  'etag',
  'retry-after',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'clear-site-data',
] as const;

const localeOf = (request: Headers): string => {
  const asked = request.get('accept-language')?.split(/[,;-]/)[0]?.trim().toLowerCase();
  return isLocale(asked) ? asked : locales[0];
};

type Asked = Pick<EndpointShape, 'access'>;

/**
 * Headers for the API, built anew: nothing that is sent passes unless it is named here. A system of an employer's has a
 * signature instead of cookies.
 */
export const headersForApi = (request: Headers, siteId: string, { access }: Asked): Record<string, string> => {
  const isEmployer = access === 'employer';
  const optional = {
    cookie: isEmployer ? null : ownCookiesOf(request.get('cookie')),
    'user-agent': request.get('user-agent')?.slice(0, 300) ?? null,
    // Set by the server itself: see client-address.ts.
    'x-forwarded-for': request.get('x-forwarded-for'),
    // Of the page that the person came to.
    'x-radar-utm': utmOf(request.get('referer')).toString() || null,
    ...Object.fromEntries([...passedUp, ...(isEmployer ? signature : [])].map((name) => [name, request.get(name)])),
  };
  const given = Object.entries(optional).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(given), 'app-domain': siteId, 'accept-language': localeOf(request) };
};

type RawHeaders = Record<string, string | string[] | undefined>;

const setCookiePattern = /^(?:token|guest|nonce|locale|signed-in)=/;

/** Of every answer that is no page. What the API says of a single answer goes before it. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers for the browser, built anew from the API's. */
export const headersForBrowser = (answer: RawHeaders): Headers => {
  const headers = new Headers({ 'cache-control': 'private, no-store', 'content-security-policy': answerPolicy });
  for (const name of passedDown) {
    const value = answer[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  for (const cookie of [answer['set-cookie'] ?? []].flat()) {
    if (setCookiePattern.test(cookie)) headers.append('set-cookie', cookie);
  }
  return headers;
};
