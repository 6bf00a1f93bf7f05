import { resolve } from '@radar/i18n/addresses';
import { isLocale, defaultLocale, type Locale } from '@radar/i18n/locales';
import { notFoundMark, notFoundPath, selfHeader, selfOrigin, unknownPath } from './not-found-address.ts';

/** Letters, digits and the signs of a plain path stand as they are; everything else stays percent-encoded. */
const shown = (path: string): string => {
  const encoded = new URL(path, 'http://x').pathname;
  try {
    return decodeURIComponent(encoded).replace(/[^\p{L}\p{N}/._~-]/gu, (sign) => encodeURIComponent(sign));
  } catch {
    return encoded.replace(/[^\w/.%~-]/g, '');
  }
};

const longestWords = 100;

/** What the address of a job or a list of jobs says in words: `konobar-split`. */
const wordsOf = (path: string): string => {
  const found = resolve(path);
  const slug = found?.params['slug'];
  const isOfJobs = found?.screen === 'job-jobId-slug' || found?.screen === 'jobs-slug';
  return isOfJobs && typeof slug === 'string' ? slug.replaceAll('-', ' ').trim().slice(0, longestWords) : '';
};

const pageOf = async (locale: Locale, words: string): Promise<string | null> => {
  const page = words === '' ? notFoundPath : `${notFoundPath}/${encodeURIComponent(words)}`;
  const answer = await fetch(`${selfOrigin()}/${locale}/${page}`, {
    headers: { [selfHeader]: '1' },
    redirect: 'error',
  });
  return answer.ok ? answer.text() : null;
};

/**
 * Every address that no screen has, and what the guard of pages sends here because nothing is behind its address: the 404
 * page with its status, whole in HTML. Next itself would answer `notFound()` with an empty document that only a script
 * fills; a route handler may choose the status of an ordinary page.
 */
export const GET = async (request: Request, { params }: { params: Promise<{ locale: string; rest: string[] }> }) => {
  const { locale: first, rest } = await params;
  const locale = isLocale(first) ? first : defaultLocale;
  const [marker, ...asked] = rest.map(encodeURIComponent);
  const isSentHere = marker === unknownPath && asked.length > 0;
  const path = isSentHere
    ? `/${asked.join('/')}`
    : [locale === defaultLocale ? '' : `/${locale}`, marker, ...asked].join('/');
  const html = await pageOf(locale, isSentHere ? wordsOf(path) : '').catch(() => null);
  return new Response(html?.replaceAll(notFoundMark, shown(path)) ?? '404', {
    status: 404,
    headers: { 'content-type': `text/${html === null ? 'plain' : 'html'}; charset=utf-8`, 'cache-control': 'no-store' },
  });
};
