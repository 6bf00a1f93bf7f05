import { resolve } from '@radar/i18n/addresses';
import { NextResponse, type NextRequest } from 'next/server';
import { guardSignedIn } from './auth-guard.ts';
import { brand } from './brand.ts';
import { guardMissing, mayBeMissing } from './missing-pages.ts';
import { personalPageCsp } from './security-headers.ts';

const isWellFormed = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Runs before personal pages, before pages that may not exist and before the way to the API, as each app's `proxy.ts` lists
 * them: malformed percent signs are a bad request, not a server error; what has no page gets the whole 404 page; nobody without a
 * session reaches a signed-in person's page; a personal page gets a nonce of its own for its scripts.
 */
export const guardPage = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl;
  if (!isWellFormed(pathname)) return new NextResponse(null, { status: 400 });
  if (pathname.startsWith('/api/')) return NextResponse.next();
  const found = resolve(pathname);
  if (found !== null && mayBeMissing(found.screen)) return guardMissing(request, found.locale);
  if (pathname.includes('%')) return NextResponse.next();
  const turnedAway = guardSignedIn(request);
  if (turnedAway !== null) return turnedAway;

  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = personalPageCsp(brand, nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
};
