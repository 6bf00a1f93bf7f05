import { type Caller, createCaller } from '@radar/api-client/caller';
import type { SiteId } from '@radar/config/sites';
import type { Locale } from '@radar/i18n/locales';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type VisitorOptions = {
  /** @default 'hr' */
  site?: SiteId;
  /** @default the site's first language */
  locale?: Locale;
  /** Address that the site's server would state for this person. @default one of its own for each visitor */
  ip?: string;
};

/** A person in front of a site: keeps cookies, and calls through the real client. */
export type Visitor = {
  call: Caller;
  /** A request as it stands, for what the client would never send. */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
};

let visitors = 0;

const rememberCookies = (cookies: Map<string, string>, response: LightMyRequestResponse): void => {
  for (const { name, value } of response.cookies) cookies.set(name, value);
};

/** Somebody new, without a cookie. */
export const aVisitor = (http: FastifyInstance, { site, locale, ip }: VisitorOptions = {}): Visitor => {
  visitors += 1;
  const address = ip ?? `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const cookies = new Map<string, string>();
  const request = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await http.inject({
      ...options,
      headers: {
        'x-forwarded-for': address,
        ...(site !== undefined && { 'app-domain': site }),
        ...(locale !== undefined && { 'accept-language': locale }),
        ...(cookie !== '' && { cookie }),
        ...options.headers,
      },
    });
    rememberCookies(cookies, response);
    return response;
  };
  const fetch = async (input: Parameters<typeof globalThis.fetch>[0]): Promise<Response> => {
    if (!(input instanceof Request)) throw new TypeError('The client hands over requests.');
    const payload = Buffer.from(await input.arrayBuffer());
    const response = await request({
      method: input.method,
      url: input.url.slice('http://api.test'.length),
      headers: Object.fromEntries(input.headers),
      ...(payload.length > 0 && { payload }),
    });
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode });
  };
  return { call: createCaller({ prefix: 'http://api.test', fetch }), request, cookies };
};
