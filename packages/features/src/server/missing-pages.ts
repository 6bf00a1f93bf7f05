import type { Locale } from '@radar/i18n/locales';
import { lookedUpScreens, pagedScreens } from '@radar/i18n/next-routes';
import type { Screen } from '@radar/i18n/routes';
import { NextResponse, type NextRequest } from 'next/server';
import { selfHeader, selfOrigin, unknownPath } from '../shell/not-found-address.ts';

/** As long as a page is kept: what was there a minute ago is taken for granted. */
const knownForMs = 60_000;
const mostKnown = 10_000;
const timeoutMs = 15_000;

/** Addresses that have a page, with the moment until which nobody asks again; the oldest first. */
const known = new Map<string, number>();

const remember = (address: string): void => {
  known.delete(address);
  known.set(address, Date.now() + knownForMs);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
};

const isKnown = (address: string): boolean => (known.get(address) ?? 0) > Date.now();

/** Asks the site itself: the page is made by that, and kept for the visitor. Null where nobody can say. */
const statusOf = async (address: string): Promise<number | null> => {
  try {
    const { status } = await fetch(selfOrigin() + address, {
      method: 'HEAD',
      headers: { [selfHeader]: '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500 ? status : null;
  } catch {
    return null;
  }
};

const lookedUp: ReadonlySet<Screen> = new Set([...lookedUpScreens, ...pagedScreens]);

/** Whether an address of this screen may have nothing behind it. */
export const mayBeMissing = (screen: Screen): boolean => lookedUp.has(screen);

/**
 * Sends the address of a job that nobody has, a list that is none or a page past its end to the handler of unknown
 * addresses, which answers a whole page; lets every other visit through.
 */
export const guardMissing = async (
  { method, headers, nextUrl }: NextRequest,
  locale: Locale,
): Promise<NextResponse> => {
  const { pathname, searchParams } = nextUrl;
  const page = searchParams.get('page');
  const address = page === null ? pathname : `${pathname}?${new URLSearchParams({ page })}`;
  const isRead = method === 'GET' || method === 'HEAD';
  // A visitor who comes without reloading (rsc) has a document already.
  if (!isRead || headers.has(selfHeader) || headers.has('rsc') || isKnown(address)) return NextResponse.next();
  const status = await statusOf(address);
  if (status === 404) return NextResponse.rewrite(new URL(`/${locale}/${unknownPath}${pathname}`, nextUrl));
  if (status !== null) remember(address);
  return NextResponse.next();
};
