import { isLocale, defaultLocale, type Locale } from '@radar/i18n/locales';
import { notFoundMark, notFoundPath, selfHeader } from './not-found-address.ts';

/** Letters, digits and the signs of a plain path stand as they are; everything else stays percent-encoded. */
const shown = (path: string): string => {
  const encoded = new URL(path, 'http://x').pathname;
  try {
    return decodeURIComponent(encoded).replace(/[^\p{L}\p{N}/._~-]/gu, (sign) => encodeURIComponent(sign));
  } catch {
    return encoded.replace(/[^\w/.%~-]/g, '');
  }
};

const pageOf = async (locale: Locale): Promise<string | null> => {
  const origin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
  const page = await fetch(`${origin}/${locale}/${notFoundPath}`, {
    headers: { [selfHeader]: '1' },
    redirect: 'error',
  });
  return page.ok ? page.text() : null;
};

/**
 * Every address that no screen has: the 404 page with its status, whole in HTML. Next itself would answer `notFound()`
 * with an empty document that only a script fills; a route handler may choose the status of an ordinary page.
 */
export const GET = async (request: Request, { params }: { params: Promise<{ locale: string; rest: string[] }> }) => {
  const { locale: first, rest } = await params;
  const locale = isLocale(first) ? first : defaultLocale;
  const path = [locale === defaultLocale ? '' : `/${locale}`, ...rest.map(encodeURIComponent)].join('/');
  const html = await pageOf(locale).catch(() => null);
  return new Response(html?.replaceAll(notFoundMark, shown(path)) ?? '404', {
    status: 404,
    headers: { 'content-type': `text/${html === null ? 'plain' : 'html'}; charset=utf-8`, 'cache-control': 'no-store' },
  });
};
