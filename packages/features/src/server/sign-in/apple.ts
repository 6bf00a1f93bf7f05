import { errorStatus } from '@radar/domain/http';
import { href } from '@radar/i18n/addresses';
import { isLocale } from '@radar/i18n/locales';
import * as z from 'zod/mini';
import { statePattern } from '../../shell/sign-in/provider-address.ts';

const longestBody = 16_384;

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Apple says the name once, beside its first token. */
const Person = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
});

const namesIn = (user: string | null): Record<string, string> => {
  try {
    const { firstName = '', lastName = '' } = Person.parse(JSON.parse(user ?? 'null')).name;
    return { firstName: firstName.slice(0, 255), lastName: lastName.slice(0, 255) };
  } catch {
    return {};
  }
};

const refuse = (code: keyof typeof errorStatus): Response => new Response(null, { status: errorStatus[code] });

/**
 * Where Apple posts its answer to, from its own page. Nothing is done with it here: it is handed to `/auth` in the
 * fragment of the address, as the other providers do, where the tab that asked for it takes it.
 */
export const POST = async (request: Request): Promise<Response> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return refuse('UNSUPPORTED_MEDIA_TYPE');
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= longestBody)) return refuse('PAYLOAD_TOO_LARGE');
  const fields = new URLSearchParams(await request.text());
  const state = fields.get('state') ?? '';
  const [, locale] = statePattern.exec(state) ?? [];
  if (!isLocale(locale)) return refuse('BAD_REQUEST');
  const token = fields.get('id_token') ?? '';
  const answer = new URLSearchParams(
    jwtPattern.test(token)
      ? { state, id_token: token, ...namesIn(fields.get('user')) }
      : { state, error: fields.get('error')?.slice(0, 100) ?? 'invalid_response' },
  );
  return new Response(null, {
    status: 303,
    headers: { location: `${href(locale, 'auth')}#${answer.toString()}`, 'cache-control': 'private, no-store' },
  });
};
