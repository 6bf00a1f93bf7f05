import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export type Claims = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type OpenIdProvider = {
  issuer: string;
  clientId: string;
  /** Signs somebody in at the provider, as a browser would; answers the id token that it issues for us. */
  idTokenFor: (subject: string, claims: Claims, nonce: string) => Promise<string>;
  /** A token with the provider's own signature and any content: what a thief of other tokens may hold. */
  sign: (payload: JWTPayload, algorithm?: string) => Promise<string>;
  close: () => Promise<void>;
};

const clientId = 'radar-test';
const clientSecret = 'a secret of the tests';
const callback = 'http://127.0.0.1:1/callback';

/** Keeps the provider's cookies from one step to the next. */
const aBrowser = () => {
  const cookies = new Map<string, string>();
  return async (url: URL, body?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
};

/** A real OpenID Connect provider on this machine, with a key of its own. */
export const anOpenIdProvider = async (): Promise<OpenIdProvider> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server: Server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const configuration: Configuration = {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [callback], response_types: ['code'] },
    ],
    jwks: { keys: [key] },
    claims: { openid: ['sub', 'email', 'email_verified', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['cookies of the tests'] },
    pkce: { required: () => false },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));

  const follow = async (go: ReturnType<typeof aBrowser>, response: Response, base: URL): Promise<URL> => {
    const next = new URL(response.headers.get('location') ?? '', base);
    return next.href.startsWith(callback) ? next : follow(go, await go(next), next);
  };

  return {
    issuer,
    clientId,
    idTokenFor: async (subject, claims, nonce) => {
      people.set(subject, claims);
      const go = aBrowser();
      const query = { client_id: clientId, response_type: 'code', scope: 'openid', redirect_uri: callback, nonce };
      const start = new URL(`${issuer}/auth?${new URLSearchParams(query).toString()}`);
      const asked = await go(start);
      const login = new URL(asked.headers.get('location') ?? '', start);
      await go(login);
      const answered = await go(login, { prompt: 'login', login: subject, password: 'any' });
      const resumed = await go(new URL(answered.headers.get('location') ?? '', login));
      const consent = new URL(resumed.headers.get('location') ?? '', login);
      const agreed = consent.href.startsWith(callback) ? resumed : await go(consent, { prompt: 'consent' });
      const landed = consent.href.startsWith(callback) ? consent : await follow(go, agreed, consent);
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${clientId}:${encodeURIComponent(clientSecret)}`)}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: landed.searchParams.get('code') ?? '',
          redirect_uri: callback,
        }),
      });
      const { id_token: token } = (await response.json()) as { id_token?: string };
      if (token === undefined) throw new Error(`The provider issued no id token (${response.status}).`);
      return token;
    },
    sign: (payload, algorithm = 'RS256') =>
      new SignJWT(payload).setProtectedHeader({ alg: algorithm, kid: 'test' }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
