import { unsubscribe } from '@radar/domain/subscriptions';
import { AppError } from '@radar/domain/http';
import { href } from '@radar/i18n/addresses';
import { type Locale, localeCookie, locales } from '@radar/i18n/locales';
import { publicApi } from './api.ts';
import { brand } from './brand.ts';

type Context = { params: Promise<{ token: string }> };

const headers = { 'cache-control': 'private, no-store' };

const toPage = (locale: Locale, token: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...headers, location: `${href(locale, 'unsubscribe')}?${new URLSearchParams({ token }).toString()}` },
  });

const localeOf = (request: Request): Locale => {
  const cookie = request.headers.get('cookie') ?? '';
  const chosen = new RegExp(`(?:^|; )${localeCookie.name}=(\\w+)`).exec(cookie)?.[1];
  return locales.find((locale) => locale === chosen) ?? brand.firstLocale;
};

/** Where the link of a mail's header leads a person: to the page that asks. Programs that look ahead end nothing. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toPage(localeOf(request), (await params).token);

/**
 * Ends the mails that a token belongs to. It comes from the page that asks, or from a mail program in its person's name
 * (RFC 8058): from any origin and without a cookie, so that the token alone must be worth it.
 */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  const { searchParams } = new URL(request.url);
  const locale = locales.find((one) => one === searchParams.get('locale'));
  try {
    await publicApi(locale ?? brand.firstLocale)(unsubscribe, { params: { token }, body: {} });
  } catch (error) {
    return new Response(null, { status: error instanceof AppError ? error.status : 502, headers });
  }
  return locale === undefined ? new Response(null, { status: 200, headers }) : toPage(locale, token);
};
