import { href, resolve } from '@radar/i18n/addresses';
import { routeOf } from '@radar/i18n/routes';
import { NextResponse, type NextRequest } from 'next/server';
import { loginAddress } from '../shell/login-address.ts';

const neverKept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * A visit that began on another site comes without the session's cookie, whoever it is: SameSite=Strict. A page of this
 * site that goes on to the same address by itself brings it along.
 */
const fromThisSite = (path: string): NextResponse => {
  const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}"><title>…</title><a href="${address}">…</a>`;
  return new NextResponse(html, { headers: { ...neverKept, 'content-type': 'text/html; charset=utf-8' } });
};

/**
 * Leads visitors without a session's cookie from screens with the guard `auth` to the login, and back after it; null
 * lets the visit through. Those from another site are sent around once first, there and where mails lead: the second visit
 * is one from this site, so there is no third. What the cookie is worth, the page itself asks.
 */
export const guardSignedIn = (request: NextRequest): NextResponse | null => {
  const found = resolve(request.nextUrl.pathname);
  if (found === null || request.cookies.has('token')) return null;
  const { guard, isMailed = false } = routeOf(found.screen);
  if (guard !== 'auth' && !isMailed) return null;
  // Built anew: no second slash at its start can make a host of it.
  const path = `${href(found.locale, found.screen, found.params as never)}${request.nextUrl.search}`;
  if (request.headers.get('sec-fetch-site') === 'cross-site') return fromThisSite(path);
  if (guard !== 'auth') return null;
  return NextResponse.redirect(new URL(loginAddress(found.locale, path), request.url), { headers: neverKept });
};
