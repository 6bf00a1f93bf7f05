import * as endpoints from '@radar/domain/accounts';
import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identities, users } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aMember, anEmail, aRegistration, signedIn } from '../../testing/members.ts';
import { aGraph, type GraphPerson } from '../../testing/providers/graph.ts';
import { anOpenIdProvider, type OpenIdProvider } from '../../testing/providers/open-id-provider.ts';
import type { Visitor } from '../../testing/visitor.ts';

let provider: OpenIdProvider;
let graph: Awaited<ReturnType<typeof aGraph>>;
let api: TestApi;
const graphTokens = new Map<string, GraphPerson>();

beforeAll(async () => {
  provider = await anOpenIdProvider();
  graph = await aGraph(graphTokens, 'radar-app|a secret');
  const { issuer, clientId } = provider;
  api = await aTestApi({
    env: {
      providers: {
        google: { issuer, clientId },
        apple: { issuer, clientId },
        facebook: {
          appId: 'radar-app',
          appSecret: 'a secret',
          graph: graph.address,
          dialog: 'https://facebook.example/dialog',
        },
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await graph.close();
});

let serial = 0;
const aSubject = (): string => `subject-${(serial += 1)}`;
const nonceOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.call(endpoints.startSocialSignIn, { body: { provider: 'google' } })).nonce;
const withGoogle = (visitor: Visitor, accessToken: string) =>
  visitor.call(endpoints.loginWithGoogle, { body: { accessToken } });

describe('providers', () => {
  it('are those that the site may use and that have keys', async () => {
    const offered = async (of: TestApi, site: 'hr' | 'mk' | 'kampus') =>
      (await of.visitor({ site }).call(endpoints.getSignInProviders, {})).map(({ provider: name }) => name);
    expect(await offered(api, 'hr')).toEqual(['google', 'facebook', 'apple']);
    expect(await offered(api, 'mk')).toEqual(['google']);
    expect(await offered(api, 'kampus')).toEqual([]);
    const without = await aTestApi();
    expect(await offered(without, 'hr')).toEqual([]);
    expect((await failureOf(withGoogle(without.visitor(), 'x'))).code).toBe('NOT_FOUND');
    await without.close();
    expect((await failureOf(withGoogle(api.visitor({ site: 'kampus' }), 'x'))).code).toBe('NOT_FOUND');
  });
});

describe('the way to a provider', () => {
  const start = (visitor: Visitor, name: 'google' | 'facebook' | 'apple') =>
    visitor.call(endpoints.startSocialSignIn, { body: { provider: name } });

  it('is the one that it states itself', async () => {
    const visitor = api.visitor();
    const { authorization_endpoint: stated } = (await (
      await fetch(`${provider.issuer}/.well-known/openid-configuration`)
    ).json()) as { authorization_endpoint: string };
    expect((await start(visitor, 'google')).address).toBe(stated);
    expect((await start(visitor, 'apple')).address).toBe(stated);
    expect((await start(visitor, 'facebook')).address).toBe('https://facebook.example/dialog');
  });

  it('is closed where the site may not use it, and while it cannot be asked', async () => {
    expect((await failureOf(start(api.visitor({ site: 'kampus' }), 'google'))).code).toBe('NOT_FOUND');
    const down = await aTestApi({
      env: { providers: { google: { issuer: 'http://127.0.0.1:1', clientId: 'x' }, apple: null, facebook: null } },
    });
    const visitor = down.visitor();
    expect((await failureOf(start(visitor, 'google'))).code).toBe('UPSTREAM_FAILED');
    expect(visitor.cookies.get('nonce')).toBeUndefined();
    await down.close();
  });
});

describe('Google', () => {
  it('opens an account, and the same one again', async () => {
    const subject = aSubject();
    const email = anEmail();
    const claims = { email, email_verified: true, given_name: 'Željka', family_name: 'Čačić' };
    const first = api.visitor({ locale: 'sl' });
    const me = await withGoogle(first, await provider.idTokenFor(subject, claims, await nonceOf(first)));
    expect(me).toMatchObject({ email, firstName: 'Željka', lastName: 'Čačić', locale: 'sl', hasPassword: false });
    expect((await first.call(endpoints.getMe, {})).id).toBe(me.id);
    // The person is known by the provider's id, whatever address they have now.
    const second = api.visitor();
    const changed = { ...claims, email: anEmail() };
    const again = await withGoogle(second, await provider.idTokenFor(subject, changed, await nonceOf(second)));
    expect(again.id).toBe(me.id);
  });

  it('leads to the account that has the confirmed address', async () => {
    const member = await aMember(api);
    const visitor = api.visitor();
    const claims = { email: member.email, email_verified: true };
    const me = await withGoogle(visitor, await provider.idTokenFor(aSubject(), claims, await nonceOf(visitor)));
    expect([me.id, me.hasPassword]).toEqual([member.id, true]);
  });

  it('takes an unconfirmed account from whoever opened it', async () => {
    const body = aRegistration();
    await api.visitor().call(endpoints.register, { body });
    const visitor = api.visitor();
    const claims = { email: body.email, email_verified: true };
    const me = await withGoogle(visitor, await provider.idTokenFor(aSubject(), claims, await nonceOf(visitor)));
    expect(me.hasPassword).toBe(false);
    const squatter = api.visitor().call(endpoints.login, { body: { email: body.email, password: body.password } });
    expect((await failureOf(squatter)).code).toBe('INVALID_CREDENTIALS');
  });

  it('does not lead to an account by an address that it has not seen to be theirs', async () => {
    const { email } = await aMember(api);
    const visitor = api.visitor();
    const token = await provider.idTokenFor(aSubject(), { email, email_verified: false }, await nonceOf(visitor));
    expect((await failureOf(withGoogle(visitor, token))).code).toBe('USER_EXISTS');
  });

  it('ends the session that was open here', async () => {
    const visitor = await signedIn(api, await aMember(api));
    const before = visitor.cookies.get('token') ?? '';
    const claims = { email: anEmail(), email_verified: true };
    await withGoogle(visitor, await provider.idTokenFor(aSubject(), claims, await nonceOf(visitor)));
    const old = await api.visitor().request({ url: '/me', headers: { cookie: `token=${before}` } });
    expect(old.statusCode).toBe(401);
  });
});

describe('forged tokens', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const good = (nonce: string) => ({
    iss: provider.issuer,
    aud: provider.clientId,
    sub: aSubject(),
    email: anEmail(),
    email_verified: true,
    iat: now(),
    exp: now() + 300,
    nonce,
  });

  it('are measured against one that passes', async () => {
    const visitor = api.visitor();
    const claims = good(await nonceOf(visitor));
    expect((await withGoogle(visitor, await provider.sign(claims))).email).toBe(claims.email);
  });

  it.each<[string, (claims: ReturnType<typeof good>) => Promise<string>]>([
    ['of another issuer', (claims) => provider.sign({ ...claims, iss: 'https://accounts.google.com' })],
    ['for another app', (claims) => provider.sign({ ...claims, aud: 'another-app' })],
    ['that has expired', (claims) => provider.sign({ ...claims, iat: now() - 900, exp: now() - 600 })],
    ['that never expires', (claims) => provider.sign({ ...claims, exp: undefined })],
    ['issued long ago', (claims) => provider.sign({ ...claims, iat: now() - 90_000 })],
    ['without a subject', (claims) => provider.sign({ ...claims, sub: undefined })],
    ['without a nonce', (claims) => provider.sign({ ...claims, nonce: undefined })],
    [
      'with the nonce of another browser',
      async (claims) => provider.sign({ ...claims, nonce: await nonceOf(api.visitor()) }),
    ],
    [
      'signed by somebody else',
      async (claims) => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
      },
    ],
    [
      'signed with a shared secret',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'test' })
          .sign(Buffer.from(provider.clientId.repeat(4))),
    ],
    [
      'without a signature',
      (claims) => {
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return Promise.resolve(`${part({ alg: 'none' })}.${part(claims)}.`);
      },
    ],
    ['that are none', () => Promise.resolve('not a token')],
    ['without an address', (claims) => provider.sign({ ...claims, email: undefined })],
  ])('%s are refused', async (_, forge) => {
    const visitor = api.visitor();
    const claims = good(await nonceOf(visitor));
    const before = await api.db.$count(users);
    expect((await failureOf(withGoogle(visitor, await forge(claims)))).code).toBe('UNAUTHENTICATED');
    expect(await api.db.$count(users)).toBe(before);
    expect(visitor.cookies.get('token')).toBeUndefined();
  });

  it('are good for one try, in the browser that asked', async () => {
    const visitor = api.visitor();
    const token = await provider.sign(good(await nonceOf(visitor)));
    expect((await failureOf(withGoogle(api.visitor(), token))).code).toBe('UNAUTHENTICATED');
    await withGoogle(visitor, token);
    expect((await failureOf(withGoogle(visitor, token))).code).toBe('UNAUTHENTICATED');
  });
});

describe('Apple', () => {
  it('names a new account as the browser says, which changes no other', async () => {
    const subject = aSubject();
    const email = anEmail();
    const sign = async (names: { firstName?: string; lastName?: string }) => {
      const visitor = api.visitor();
      const accessToken = await provider.idTokenFor(subject, { email, email_verified: true }, await nonceOf(visitor));
      return visitor.call(endpoints.loginWithApple, { body: { accessToken, ...names } });
    };
    expect((await sign({ firstName: 'Ana', lastName: 'Anić' })).firstName).toBe('Ana');
    expect((await sign({ firstName: 'Neko', lastName: 'Drugi' })).firstName).toBe('Ana');
    const rows = await api.db.select().from(identities).where(eq(identities.subject, subject));
    expect(rows.map(({ provider: name }) => name)).toEqual(['apple']);
  });
});

describe('Facebook', () => {
  const withFacebook = (accessToken: string, userId?: string) =>
    api.visitor().call(endpoints.loginWithFacebook, { body: { accessToken, ...(userId !== undefined && { userId }) } });

  it('says who somebody is; what the browser says does not count', async () => {
    const email = anEmail();
    graphTokens.set('good', { userId: '77', profile: { id: '77', email, first_name: 'Ivo', last_name: 'Ivić' } });
    const me = await withFacebook('good', '1');
    expect(me).toMatchObject({ email, firstName: 'Ivo' });
    expect((await withFacebook('good', '999')).id).toBe(me.id);
  });

  it.each<[string, GraphPerson]>([
    ['for another app', { appId: 'another', userId: '80', profile: { id: '80', email: 'fb80@mail.example' } }],
    ['that is no longer valid', { isValid: false, userId: '81', profile: { id: '81', email: 'fb81@mail.example' } }],
    ['whose profile is another person', { userId: '82', profile: { id: '83', email: 'fb82@mail.example' } }],
    ['without an address', { userId: '84', profile: { id: '84' } }],
  ])('refuses a token %s', async (name, person) => {
    graphTokens.set(name, person);
    expect((await failureOf(withFacebook(name))).code).toBe('UNAUTHENTICATED');
  });

  it('refuses a token that nobody knows, and does not open an account of somebody else', async () => {
    expect((await failureOf(withFacebook('unknown'))).code).toBe('UNAUTHENTICATED');
    const { email } = await aMember(api);
    graphTokens.set('theirs', { userId: '90', profile: { id: '90', email } });
    expect((await failureOf(withFacebook('theirs'))).code).toBe('USER_EXISTS');
  });

  it('that cannot be reached is nobody at fault', async () => {
    const down = await aTestApi({
      env: {
        providers: {
          google: null,
          apple: null,
          facebook: { appId: 'a', appSecret: 'b', graph: 'http://127.0.0.1:1', dialog: 'http://127.0.0.1:1' },
        },
      },
    });
    const call = down.visitor().call(endpoints.loginWithFacebook, { body: { accessToken: 'x' } });
    expect((await failureOf(call)).code).toBe('UPSTREAM_FAILED');
    await down.close();
  });
});
