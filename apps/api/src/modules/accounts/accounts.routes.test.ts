import * as endpoints from '@radar/domain/accounts';
import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../db/rows.ts';
import { accountCodes, linkTokens, sessions, users } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aMember, anEmail, aRegistration, lastMailTo, linkTokenIn, signedIn } from '../../testing/members.ts';
import { failureOf } from '../../testing/failure-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const codeIn = async (email: string): Promise<string> =>
  /^ {4}(\d{5})$/m.exec((await lastMailTo(api, email)).text)?.[1] ?? '';
const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
const ageCodes = (seconds: number) =>
  api.db.update(accountCodes).set({ createdAt: sql`created_at - make_interval(secs => ${seconds}::int)` });

describe('registration', () => {
  it('makes an account that the mailed code opens', async () => {
    const visitor = api.visitor({ locale: 'mk' });
    const body = aRegistration({ educationLevel: { id: 2 } });
    expect(await visitor.call(endpoints.register, { body })).toEqual({ resendAfterS: 60, expiresInS: 600 });
    const mail = await lastMailTo(api, body.email);
    expect([mail.language, mail.to.name]).toEqual(['mk', '']);
    const verificationCode = await codeIn(body.email);
    const me = await visitor.call(endpoints.verifyRegistration, { body: { email: body.email, verificationCode } });
    expect(me).toMatchObject({ email: body.email, locale: 'mk', hasPassword: true });
    expect(me.educationLevel?.name).toBe('Средно училиште');
    expect((await visitor.call(endpoints.getMe, {})).id).toBe(me.id);
    const [row] = await api.db.select().from(users).where(eq(users.id, me.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('is one for an address, whatever its case', async () => {
    const { email } = await aMember(api);
    const body = aRegistration({ email: email.toUpperCase() });
    expect((await failureOf(api.visitor().call(endpoints.register, { body }))).code).toBe('USER_EXISTS');
  });

  it('is another one on another site', async () => {
    const { email } = await aMember(api);
    await api.visitor({ site: 'mk' }).call(endpoints.register, { body: aRegistration({ email }) });
    expect(await api.db.$count(users, eq(users.email, email))).toBe(2);
  });

  it.each([
    ['a short password', { password: 'sedam77' }, 'password', 'tooShort'],
    ['an endless password', { password: 'ab'.repeat(65) }, 'password', 'tooLong'],
    ['a password of everybody', { password: 'password1' }, 'password', 'passwordCommon'],
    ['a password of our own name', { password: 'Radar2026!' }, 'password', 'passwordCommon'],
    ['a name with mark-up', { firstName: '<b>Ana' }, 'firstName', 'characters'],
    ['two addresses in one', { email: 'a@x.example, b@y.example' }, 'email', 'email'],
    ['no first name', { firstName: '  ' }, 'firstName', 'required'],
    ['a long name', { lastName: 'a'.repeat(256) }, 'lastName', 'tooLong'],
    ['terms not accepted', { acceptTos: false }, 'acceptTos', 'acceptTos'],
    ['a username where none is used', { username: 'ana.anic' }, 'username', 'invalid'],
    ['a field that nobody asked for', { isVerified: true }, 'isVerified', 'invalid'],
  ])('refuses %s', async (_, changes, path, code) => {
    const before = await api.snapshot();
    const visitor = api.visitor();
    const body = { ...aRegistration(), ...changes } as unknown as ReturnType<typeof aRegistration>;
    const failure = await failureOf(visitor.call(endpoints.register, { body }));
    expect(failure.details.fields?.map((field) => [field.path, field.code])).toEqual([[path, code]]);
    expect({ ...(await api.snapshot()), rate_counters: 0 }).toEqual({ ...before, rate_counters: 0 });
  });

  it('takes a password exactly as typed', async () => {
    const password = ` ${'š'.repeat(74)}7 kraj `;
    const { email } = await aMember(api, { password });
    const wrong = [password.trim(), password.replace('7', '8')];
    for (const one of wrong) {
      const failure = await failureOf(api.visitor().call(endpoints.login, { body: { email, password: one } }));
      expect(failure.code).toBe('INVALID_CREDENTIALS');
    }
    expect((await api.visitor().call(endpoints.login, { body: { email, password } })).email).toBe(email);
  });
});

describe('the code of a registration', () => {
  const aNewcomer = async () => {
    const visitor = api.visitor();
    const body = aRegistration();
    await visitor.call(endpoints.register, { body });
    const { email } = body;
    const verify = (verificationCode: string, by = visitor) =>
      by.call(endpoints.verifyRegistration, { body: { email, verificationCode } });
    return { visitor, email, password: body.password, code: await codeIn(email), verify };
  };

  it('may be guessed five times, whoever guesses and however fast', async () => {
    const { code, verify } = await aNewcomer();
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => failureOf(verify(otherThan(code), api.visitor()))),
    );
    expect(guesses.filter(({ code: fault }) => fault === 'CODE_INVALID')).toHaveLength(5);
    expect((await failureOf(verify(code))).code).toBe('CODE_EXPIRED');
  });

  it('is of one address, is used once and ends', async () => {
    const one = await aNewcomer();
    const other = await aNewcomer();
    if (one.code !== other.code) expect((await failureOf(one.verify(other.code))).code).toBe('CODE_INVALID');
    await one.verify(one.code);
    expect((await failureOf(one.verify(one.code))).code).toBe('CODE_INVALID');
    await api.db.update(accountCodes).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await failureOf(other.verify(other.code))).code).toBe('CODE_EXPIRED');
  });

  it.each([['1234'], ['１２３４５'], ['12 45'], ['123456']])('is not %s', async (verificationCode) => {
    const { verify } = await aNewcomer();
    expect((await failureOf(verify(verificationCode))).code).toBe('VALIDATION_FAILED');
  });

  it('comes again after a minute, to a waiting account only, and the answer gives nothing away', async () => {
    const { email, visitor, code, verify } = await aNewcomer();
    const resend = (address: string) => visitor.call(endpoints.resendVerification, { body: { email: address } });
    const early = await failureOf(resend(email));
    expect([early.code, early.details.retryAfterS]).toEqual(['CODE_TOO_EARLY', expect.any(Number)]);
    await ageCodes(61);
    const answers = [await resend(email), await resend(anEmail()), await resend((await aMember(api)).email)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const next = await codeIn(email);
    if (next !== code) expect((await failureOf(verify(code))).code).toBe('CODE_INVALID');
    await verify(next);
  });

  it('is asked for at login, too', async () => {
    const { email, password, visitor } = await aNewcomer();
    const failure = await failureOf(visitor.call(endpoints.login, { body: { email, password } }));
    expect([failure.code, failure.status]).toEqual(['EMAIL_UNVERIFIED', 403]);
  });
});

describe('login', () => {
  it('sets the cookie as it was agreed, and says nothing of it in the answer', async () => {
    const { email, password } = await aMember(api);
    const visitor = api.visitor();
    const response = await visitor.request({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password },
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    const token = cookies.find((cookie) => cookie.startsWith('token='));
    expect(token?.replace(/=[^;]+/, '=…')).toBe('token=…; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict');
    expect(cookies.find((cookie) => cookie.startsWith('signed-in='))).toMatch(
      /^signed-in=[\w-]{8}\.AA; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    expect(response.body).not.toContain(visitor.cookies.get('token') ?? 'nothing');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('has Secure where the site is on https', async () => {
    const secure = await aTestApi({ env: { origins: { ...api.services.env.origins, hr: 'https://radar.example' } } });
    const { email, password } = await aMember(secure);
    const response = await secure
      .visitor()
      .request({ method: 'POST', url: '/auth/login', payload: { email, password } });
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^token=.*; Secure/)]),
    );
    await secure.close();
  });

  it('tells an unknown address from a wrong password, as the contract says', async () => {
    const { email } = await aMember(api);
    const visitor = api.visitor();
    const unknown = await failureOf(visitor.call(endpoints.login, { body: { email: anEmail(), password: 'x' } }));
    const wrong = await failureOf(visitor.call(endpoints.login, { body: { email, password: 'x' } }));
    expect([unknown.status, unknown.code, wrong.status, wrong.code]).toEqual([
      404,
      'NOT_FOUND',
      400,
      'INVALID_CREDENTIALS',
    ]);
  });

  it('goes by username where the site does, without regard to case and look-alikes', async () => {
    const member = await aMember(api, { site: 'kampus', username: 'Ana.0ic' });
    const visitor = api.visitor({ site: 'kampus' });
    for (const username of ['Ana.0ic', 'ana.oic', 'аna.оic']) {
      const me = await visitor.call(endpoints.login, { body: { username, password: member.password } });
      expect(me.username).toBe('Ana.0ic');
    }
    const taken = aRegistration({ username: 'ANA.OIC' });
    expect((await failureOf(visitor.call(endpoints.register, { body: taken }))).code).toBe('USER_EXISTS');
    const empty = await failureOf(visitor.call(endpoints.login, { body: { username: ' ', password: 'x' } }));
    expect(empty.details.fields).toEqual([{ path: 'username', code: 'required' }]);
    const byEmail = await failureOf(visitor.call(endpoints.login, { body: { email: member.email, password: 'x' } }));
    expect(byEmail.details.fields).toEqual([{ path: 'username', code: 'required' }]);
  });

  it.each([['ab'], ['a'.repeat(31)], ['ana anic'], ['ana@x'], ['...']])('knows no username %s', async (username) => {
    const body = aRegistration({ username });
    const failure = await failureOf(api.visitor({ site: 'kampus' }).call(endpoints.register, { body }));
    expect(failure.details.fields?.[0]?.path).toBe('username');
  });

  it('may be tried ten times a minute from one network', async () => {
    const { email, password } = await aMember(api);
    const tries = await Promise.all(
      Array.from({ length: 11 }, (_, host) =>
        api
          .visitor({ ip: `2001:db8:7:7::${host + 1}` })
          .request({ method: 'POST', url: '/auth/login', payload: { email, password } }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = tries.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('may fail 25 times an hour for one account, known or not; a reset lifts it', async () => {
    const { email, password } = await aMember(api);
    for (const address of [email, anEmail()]) {
      const codes: string[] = [];
      for (let time = 0; time < 26; time += 1) {
        const failure = await failureOf(
          api.visitor().call(endpoints.login, { body: { email: address, password: 'x' } }),
        );
        codes.push(failure.code);
      }
      expect(codes.slice(0, 25)).not.toContain('TOO_MANY_REQUESTS');
      expect(codes[25]).toBe('TOO_MANY_REQUESTS');
    }
    const right = () => api.visitor().call(endpoints.login, { body: { email, password } });
    expect((await failureOf(right())).code).toBe('TOO_MANY_REQUESTS');
    await api.visitor().call(endpoints.requestPasswordReset, { body: { email } });
    const hash = linkTokenIn(await lastMailTo(api, email), 'hash');
    await api.visitor().call(endpoints.resetPassword, { params: { hash }, body: { password } });
    expect((await right()).email).toBe(email);
  });
});

describe('a session', () => {
  it('is new at each sign-in, and the old one is dead', async () => {
    const member = await aMember(api);
    const visitor = await signedIn(api, member);
    const old = visitor.cookies.get('token') ?? '';
    await visitor.call(endpoints.login, { body: { email: member.email, password: member.password } });
    expect(visitor.cookies.get('token')).not.toBe(old);
    visitor.cookies.set('token', old);
    expect((await failureOf(visitor.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
  });

  it('ends at logout, on the server', async () => {
    const visitor = await signedIn(api, await aMember(api));
    const token = visitor.cookies.get('token') ?? '';
    const response = await visitor.request({ method: 'POST', url: '/auth/logout', payload: {} });
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(visitor.cookies.get('token')).toBe('');
    visitor.cookies.set('token', token);
    expect((await failureOf(visitor.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
  });

  it('ends after a day without use, with Remember me after ninety', async () => {
    const member = await aMember(api);
    const brief = await signedIn(api, member);
    const long = await signedIn(api, member, { isRemembered: true });
    const age = (days: number) =>
      api.db
        .update(sessions)
        .set({
          expiresAt: sql`expires_at - make_interval(days => ${days})`,
          lastSeenAt: sql`last_seen_at - make_interval(days => ${days})`,
        })
        .where(eq(sessions.userId, member.id));
    await age(2);
    expect((await failureOf(brief.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
    // Used: the ninety days begin anew.
    await long.call(endpoints.getMe, {});
    await age(89);
    await long.call(endpoints.getMe, {});
    await age(91);
    expect((await failureOf(long.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
  });

  it('is believed by its signature and its row only', async () => {
    const member = await aMember(api);
    const other = await aMember(api);
    const visitor = await signedIn(api, member);
    const good = visitor.cookies.get('token') ?? '';
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('another secret of 32 characters!'));
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${encode({ ...claims, id: other.id })}.${signature}`,
      foreign,
      `${good}x`,
      'x'.repeat(5_000),
      '',
      '12345',
    ];
    for (const token of forged) {
      const response = await api.visitor().request({ url: '/me', headers: { cookie: `token=${token}` } });
      expect([response.statusCode, response.json().error.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    const twice = await api.visitor().request({ url: '/me', headers: { cookie: `token=${good}; token=${good}` } });
    const elsewhere = await api.visitor({ site: 'mk' }).request({ url: '/me', headers: { cookie: `token=${good}` } });
    expect([twice.statusCode, elsewhere.statusCode]).toEqual([401, 401]);
  });

  it('is listed, and ended from another device; those of others are not there', async () => {
    const member = await aMember(api);
    const phone = await signedIn(api, member, { device: 'Mozilla/5.0 (Android 14; Mobile) Firefox/140.0' });
    const desk = await signedIn(api, member);
    const listed = await desk.call(endpoints.getMySessions, {});
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox, Android', false],
        [null, true],
      ]),
    );
    const stranger = await signedIn(api, await aMember(api));
    const id = String(listed.find(({ device }) => device === 'Firefox, Android')?.id);
    expect((await failureOf(stranger.call(endpoints.endMySession, { params: { id } }))).code).toBe('NOT_FOUND');
    await desk.call(endpoints.endMySession, { params: { id } });
    expect((await failureOf(phone.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
  });

  it('is not opened by the anonymous token', async () => {
    const { token } = await api.visitor().call(endpoints.getAnonymousToken, {});
    expect((await api.visitor().request({ url: '/me', headers: { cookie: `token=${token}` } })).statusCode).toBe(401);
  });
});

describe('a link to sign in', () => {
  const linkFor = async (email: string): Promise<string> => {
    await api.visitor().call(endpoints.requestLoginLink, { body: { email } });
    return linkTokenIn(await lastMailTo(api, email), 'code');
  };

  it('signs in once', async () => {
    const { email } = await aMember(api);
    const code = await linkFor(email);
    const visitor = api.visitor();
    expect((await visitor.call(endpoints.loginWithCode, { body: { code } })).me.email).toBe(email);
    expect((await failureOf(api.visitor().call(endpoints.loginWithCode, { body: { code } }))).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is one link at a time, for ten minutes, on its site', async () => {
    const { email } = await aMember(api);
    const first = await linkFor(email);
    const second = await linkFor(email);
    const tryWith = (code: string, site: 'hr' | 'mk' = 'hr') =>
      failureOf(api.visitor({ site }).call(endpoints.loginWithCode, { body: { code } }));
    expect((await tryWith(first)).code).toBe('UNAUTHENTICATED');
    expect((await tryWith(second, 'mk')).code).toBe('UNAUTHENTICATED');
    expect((await tryWith('12345')).code).toBe('UNAUTHENTICATED');
    await api.db.update(linkTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await tryWith(second)).code).toBe('UNAUTHENTICATED');
  });

  it('leads back to who was signed in before, once, and only from there', async () => {
    const first = await aMember(api);
    const second = await aMember(api);
    const visitor = await signedIn(api, first);
    const { switchToken } = await visitor.call(endpoints.loginWithCode, {
      body: { code: await linkFor(second.email) },
    });
    const token = switchToken ?? '';
    const elsewhere = await signedIn(api, await aMember(api));
    for (const thief of [api.visitor(), elsewhere])
      expect((await failureOf(thief.call(endpoints.loginWithToken, { body: { token } }))).code).toBe('UNAUTHENTICATED');
    const session = visitor.cookies.get('token') ?? '';
    expect(
      (await failureOf(visitor.call(endpoints.loginWithToken, { body: { token: session.slice(0, 200) } }))).code,
    ).toBe('UNAUTHENTICATED');
    expect((await visitor.call(endpoints.loginWithToken, { body: { token } })).email).toBe(first.email);
    expect((await failureOf(visitor.call(endpoints.loginWithToken, { body: { token } }))).code).toBe('UNAUTHENTICATED');
  });
});

describe('a forgotten password', () => {
  it('is answered the same for everybody, and mails only those who have an account', async () => {
    const { email } = await aMember(api);
    const before = (await api.mails()).length;
    const answers = [];
    for (const address of [email, anEmail()])
      answers.push(await api.visitor().request({ method: 'POST', url: '/auth/password', payload: { email: address } }));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await api.mails()).length).toBe(before + 1);
  });

  it('is set by a link that asking does not use up, and ends every session', async () => {
    const member = await aMember(api);
    const other = await signedIn(api, member);
    await api.visitor().call(endpoints.requestPasswordReset, { body: { email: member.email } });
    const mail = await lastMailTo(api, member.email);
    const hash = linkTokenIn(mail, 'hash');
    expect(mail.text).toContain(`${api.services.env.origins.hr}/prijava?view=new_password&hash=`);
    const visitor = api.visitor();
    await visitor.call(endpoints.checkPasswordReset, { params: { hash } });
    const common = visitor.call(endpoints.resetPassword, { params: { hash }, body: { password: 'password1' } });
    expect((await failureOf(common)).code).toBe('VALIDATION_FAILED');
    const password = 'nova i dobra lozinka';
    expect((await visitor.call(endpoints.resetPassword, { params: { hash }, body: { password } })).id).toBe(member.id);
    expect((await visitor.call(endpoints.getMe, {})).id).toBe(member.id);
    expect((await failureOf(other.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
    expect((await lastMailTo(api, member.email)).subject).toBe('Lozinka je promijenjena');
    const again = [
      () => visitor.call(endpoints.checkPasswordReset, { params: { hash } }),
      () => visitor.call(endpoints.resetPassword, { params: { hash }, body: { password } }),
      () => visitor.call(endpoints.checkPasswordReset, { params: { hash: 'x'.repeat(43) } }),
    ];
    for (const ask of again) expect((await failureOf(ask())).code).toBe('NOT_FOUND');
  });
});

describe('the account', () => {
  it('changes its own fields and no other', async () => {
    const visitor = await signedIn(api, await aMember(api));
    const changed = await visitor.call(endpoints.updateMe, {
      body: { firstName: 'Željka', theme: 'dark', locale: 'en', educationLevelId: 4, address: null },
    });
    expect(changed).toMatchObject({
      firstName: 'Željka',
      theme: 'dark',
      locale: 'en',
      lastName: 'Anić',
      address: null,
    });
    const before = await visitor.call(endpoints.getMe, {});
    for (const body of [
      { id: 1 },
      { email: 'x@x.example' },
      { passwordHash: 'x' },
      { verifiedAt: null },
      { educationLevelId: 99 },
    ]) {
      const response = await visitor.request({ method: 'PATCH', url: '/me', payload: body });
      expect(response.statusCode).toBe(400);
    }
    const polluted = await visitor.request({
      method: 'PATCH',
      url: '/me',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"isAdmin":true}}',
    });
    expect(polluted.statusCode).toBe(400);
    expect(await visitor.call(endpoints.getMe, {})).toEqual(before);
  });

  it('keeps its old address until the new one is confirmed, tells the old one, and ends its sessions', async () => {
    const member = await aMember(api);
    const visitor = await signedIn(api, member);
    const { password } = member;
    const email = anEmail();
    const same = visitor.call(endpoints.changeEmail, { body: { email: member.email.toUpperCase(), password } });
    expect((await failureOf(same)).details.fields).toEqual([{ path: 'email', code: 'sameEmail' }]);
    const wrong = visitor.call(endpoints.changeEmail, { body: { email, password: 'x' } });
    expect((await failureOf(wrong)).code).toBe('INVALID_CREDENTIALS');
    const pending = await visitor.call(endpoints.changeEmail, { body: { email, password } });
    expect([pending.email, pending.pendingEmail]).toEqual([member.email, email]);
    expect((await lastMailTo(api, member.email)).subject).toBe('Zatražena je promjena e-adrese');
    const token = linkTokenIn(await lastMailTo(api, email), 'token');
    expect(await api.visitor().call(endpoints.verifyEmail, { body: { token } })).toEqual({ email });
    expect((await failureOf(visitor.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
    expect((await failureOf(api.visitor().call(endpoints.verifyEmail, { body: { token } }))).code).toBe('NOT_FOUND');
    expect((await api.visitor().call(endpoints.login, { body: { email, password } })).id).toBe(member.id);
  });

  it('cannot take over an address that got an account meanwhile', async () => {
    const member = await aMember(api);
    const visitor = await signedIn(api, member);
    const email = anEmail();
    await visitor.call(endpoints.changeEmail, { body: { email, password: member.password } });
    const token = linkTokenIn(await lastMailTo(api, email), 'token');
    await aMember(api, { email });
    expect((await failureOf(api.visitor().call(endpoints.verifyEmail, { body: { token } }))).code).toBe('USER_EXISTS');
  });

  it('changes its password with the old one only, and ends the other sessions', async () => {
    const member = await aMember(api);
    const [here, there] = [await signedIn(api, member, { isRemembered: true }), await signedIn(api, member)];
    const password = 'sasvim druga rijec';
    for (const currentPassword of [undefined, 'x']) {
      const failed = here.call(endpoints.changePassword, { body: { currentPassword, password } });
      expect((await failureOf(failed)).code).toBe('INVALID_CREDENTIALS');
    }
    await here.call(endpoints.changePassword, { body: { currentPassword: member.password, password } });
    expect((await here.call(endpoints.getMe, {})).id).toBe(member.id);
    expect((await failureOf(there.call(endpoints.getMe, {}))).code).toBe('UNAUTHENTICATED');
    const old = api.visitor().call(endpoints.login, { body: { email: member.email, password: member.password } });
    expect((await failureOf(old)).code).toBe('INVALID_CREDENTIALS');
  });

  it('keeps small settings, not heaps of them', async () => {
    const member = await aMember(api);
    const visitor = await signedIn(api, member);
    await visitor.call(endpoints.addMyMeta, { body: { payload: { tour: 'done', wide: true } } });
    await visitor.call(endpoints.addMyMeta, { body: { payload: { tour: 'again' } } });
    const [row] = await api.db.select({ meta: users.meta }).from(users).where(eq(users.id, member.id));
    expect(row?.meta).toEqual({ tour: 'again', wide: true });
    const many = (from: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${from + index}`, 1]));
    for (const from of [0, 20, 40, 60]) await visitor.call(endpoints.addMyMeta, { body: { payload: many(from) } });
    expect((await failureOf(visitor.call(endpoints.addMyMeta, { body: { payload: many(80) } }))).code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('is deleted for good, with its sessions and the mails that wait', async () => {
    const member = await aMember(api);
    const visitor = await signedIn(api, member);
    const wrong = visitor.call(endpoints.deactivateMe, { body: { password: 'x' } });
    expect((await failureOf(wrong)).code).toBe('INVALID_CREDENTIALS');
    await visitor.call(endpoints.requestLoginLink, { body: { email: member.email } });
    await visitor.call(endpoints.deactivateMe, { body: { password: member.password } });
    expect(await api.db.$count(users, eq(users.id, member.id))).toBe(0);
    expect(await api.db.$count(sessions, eq(sessions.userId, member.id))).toBe(0);
    const waiting = await rowsOf(
      api.db,
      sql`select 1 from outbox where done_at is null and payload::text like ${`%${member.email}%`}`,
    );
    expect(waiting).toHaveLength(0);
  });

  it('has education levels to choose from in every language', async () => {
    const levels = await api.visitor({ locale: 'sl' }).call(endpoints.getEducationLevels, {});
    expect(levels.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(levels[0]?.name).toBe('Osnovna šola');
  });
});
