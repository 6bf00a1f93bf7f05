import { login } from '@radar/domain/accounts';
import { type ErrorCode, errorStatus, FailureEnvelope, isErrorCode } from '@radar/domain/http';
import { href } from '@radar/i18n/addresses';
import { loginAddress } from '../../shell/login-address.ts';
import { returnAddress } from '../../shell/sign-in/return-address.ts';
import { triedKey } from '../../shell/sign-in/sign-in-address.ts';
import { apiOrigin, timeoutMs } from '../api.ts';
import { brand, siteOrigin } from '../brand.ts';
import { headersForApi, headersForBrowser } from '../proxy/headers.ts';
import { failedTryCookie } from './failed-try.ts';
import { type PostedForm, readPostedForm, refusalOfPost } from './posted-form.ts';

/** Asks the API; a good answer brings its cookies, a failure its code. */
const signIn = async (
  request: Headers,
  { name, password, isRemembered, locale }: PostedForm,
): Promise<{ cookies: string[] } | { code: ErrorCode }> => {
  const answer = await fetch(new URL(login.path, apiOrigin()), {
    method: login.method,
    headers: {
      ...headersForApi(request, brand.siteId, login),
      'content-type': 'application/json',
      'accept-language': locale,
    },
    body: JSON.stringify({ [brand.login]: name.trim(), password, isRemembered }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (answer === null) return { code: 'UNAVAILABLE' };
  if (answer.ok) return { cookies: answer.headers.getSetCookie() };
  const failure = FailureEnvelope.safeParse(await answer.json().catch(() => null));
  const code = failure.success ? failure.data.error.code : null;
  // An address that is none belongs to nobody.
  if (code === 'VALIDATION_FAILED') return { code: 'INVALID_CREDENTIALS' };
  return { code: isErrorCode(code) ? code : 'UPSTREAM_FAILED' };
};

const goTo = (path: string, headers: Headers): Response => {
  headers.set('location', path);
  headers.set('cache-control', 'private, no-store');
  return new Response(null, { status: 303, headers });
};

/**
 * Signs in a browser whose script is off or late: takes the login form as the browser itself sends it, and leads on to
 * where the visitor wanted to go, or back to the form, which says what was wrong and still holds the name.
 */
export const POST = async (request: Request): Promise<Response> => {
  const refusal = refusalOfPost(request.headers, siteOrigin());
  if (refusal !== null) return new Response(null, { status: errorStatus[refusal] });
  const form = readPostedForm(await request.text());
  const target = returnAddress(form.redirect, href(form.locale, 'index'));
  const result = await signIn(request.headers, form);
  if ('cookies' in result) return goTo(target, headersForBrowser({ 'set-cookie': result.cookies }));
  const isSecure = siteOrigin().startsWith('https:');
  const cookie = failedTryCookie({ code: result.code, name: form.name }, isSecure);
  return goTo(`${loginAddress(form.locale, target)}&${triedKey}=1`, new Headers({ 'set-cookie': cookie }));
};
