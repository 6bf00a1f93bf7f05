import { defaultLocale, isLocale, type Locale } from '@radar/i18n/locales';
import { isFromThisSite } from '../proxy/same-site.ts';

/** Longest body of a sign-in: a name, a password of 1,024 characters and an address, percent-encoded. */
const longestBody = 16_384;

/** What a login page without scripts sends. */
export type PostedForm = {
  name: string;
  password: string;
  isRemembered: boolean;
  /** Address to return to, as it came: not yet checked. */
  redirect: string;
  locale: Locale;
};

/**
 * What forbids a post. This address takes a plain form, which any page of the web could send: it must come from a page of
 * this very site.
 */
export const refusalOfPost = (
  headers: Headers,
  origin: string,
): 'FORBIDDEN' | 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE' | null => {
  if (!isFromThisSite(headers, origin)) return 'FORBIDDEN';
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return 'UNSUPPORTED_MEDIA_TYPE';
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return length <= longestBody ? null : 'PAYLOAD_TOO_LARGE';
};

/** Reads the fields; what is missing is empty, as in a form that was sent too early. */
export const readPostedForm = (body: string): PostedForm => {
  const fields = new URLSearchParams(body.slice(0, longestBody));
  const text = (name: string): string => fields.get(name) ?? '';
  const locale = text('locale');
  return {
    name: text('name'),
    password: text('password'),
    isRemembered: fields.has('isRemembered'),
    redirect: text('redirect'),
    locale: isLocale(locale) ? locale : defaultLocale,
  };
};
