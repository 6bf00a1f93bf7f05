import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteIds } from '@radar/config/sites';
import * as endpoints from '@radar/domain/applications';
import { locales } from '@radar/i18n/locales';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailbox, outbox, verificationCodes } from '../db/schema/index.ts';
import { EnvError, parseEnv } from '../env.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { anApplicant, otherCode } from '../testing/applicant.ts';
import { failureOf } from '../testing/failure-of.ts';
import { aPdf } from '../testing/files.ts';
import { codeSms } from './code-sms.ts';
import { createHttpSms, type SmsProvider } from './http-sms.ts';
import { createMailboxSms } from './mailbox-sms.ts';

type Got = { headers: IncomingMessage['headers']; body: string };

/** A provider of text messages on this machine, which answers as it is told. */
const aProvider = async (answer: (response: ServerResponse, count: number) => void) => {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      answer(response, got.length);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    got,
    url: `http://127.0.0.1:${port}/messages`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const ok = (response: ServerResponse) => void response.end('{}');
const json = {
  headers: { 'content-type': 'application/json' },
  body: '{"to":"{number}","text":"{text}","ref":"{id}"}',
};
const sms = { number: '+385912345678', text: 'Kôd "12345"\n\\ & {id}' };

describe('a provider is called', () => {
  it('with its own headers, and each value escaped for where it stands', async () => {
    const provider = await aProvider(ok);
    await createHttpSms({ url: provider.url, ...json, headers: { ...json.headers, authorization: 'Key 7' } })(
      sms,
      'm-1',
    );
    expect(provider.got[0]?.headers).toMatchObject({ authorization: 'Key 7', 'content-type': 'application/json' });
    expect(JSON.parse(provider.got[0]?.body ?? '')).toEqual({ to: sms.number, text: sms.text, ref: 'm-1' });
    await provider.close();
  });

  it('by a form, if it wants one', async () => {
    const provider = await aProvider(ok);
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'To={number}&Body={text}' };
    await createHttpSms({ url: provider.url, ...form })(sms, 'm-1');
    expect(Object.fromEntries(new URLSearchParams(provider.got[0]?.body))).toEqual({ To: sms.number, Body: sms.text });
    await provider.close();
  });

  it.each([
    [400, 'GiveUpError'],
    [422, 'GiveUpError'],
    [401, 'SmsRefusedError'],
    [429, 'SmsRefusedError'],
    [500, 'SmsRefusedError'],
    [302, 'TypeError'],
  ])('and answers %i: %s', async (status, name) => {
    const provider = await aProvider((response) => void response.writeHead(status, { location: '/other' }).end());
    await expect(createHttpSms({ url: provider.url, ...json })(sms, 'm-1')).rejects.toMatchObject(
      name === 'GiveUpError' ? { message: 'Given up.' } : { name },
    );
    expect(provider.got).toHaveLength(1);
    await provider.close();
  });

  it('and is left when it hangs', async () => {
    const provider = await aProvider(() => {});
    const impatient = createHttpSms({ url: provider.url, ...json, timeoutMs: 50 });
    await expect(impatient(sms, 'm-1')).rejects.toMatchObject({ name: 'TimeoutError' });
    await provider.close();
  });
});

describe('settings', () => {
  const base = { NODE_ENV: 'test', RADAR_SMS_URL: 'https://sms.example/send' };
  it('are a URL, headers and a body', () => {
    expect(parseEnv({ ...base, RADAR_SMS_HEADERS: '{"x-key":"7"}', RADAR_SMS_BODY: '{"n":"{number}"}' }).sms).toEqual({
      url: base.RADAR_SMS_URL,
      headers: { 'content-type': 'application/json', 'x-key': '7' },
      body: '{"n":"{number}"}',
    });
    expect(parseEnv({ NODE_ENV: 'test' }).sms).toBeNull();
  });
  it.each(['{', '[]', '{"x":1}'])('refuse the headers %s', (headers) => {
    expect(() => parseEnv({ ...base, RADAR_SMS_HEADERS: headers })).toThrow(EnvError);
  });
});

it.each(locales.flatMap((locale) => siteIds.map((site) => [locale, site] as const)))(
  'a code in %s from %s fits into one message of 70 characters',
  (locale, site) => {
    const { text } = codeSms(site, { locale, number: sms.number, code: '12345' });
    expect(text).toContain('12345');
    expect(text.length).toBeLessThanOrEqual(70);
  },
);

describe('a code by phone', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await aTestApi({
      env: { limits: { ...parseEnv({ NODE_ENV: 'test' }).limits, textMessagesPerDayAndNetwork: 12 } },
    });
  });
  afterAll(() => api.close());

  let serial = 1_000_000;
  const aCaller = async (phone = `+38591${(serial += 1)}`, ip?: string) => {
    const applicant = await anApplicant(api, ip === undefined ? {} : { ip });
    const { call, id } = applicant;
    await call(endpoints.updateApplication, { params: { id }, body: { phone } });
    return { ...applicant, phone };
  };
  type Caller = Awaited<ReturnType<typeof aCaller>>;
  const ask = ({ call, id }: Caller, channel?: 'email' | 'phone') =>
    call(endpoints.sendApplicationCode, { params: { id }, body: channel === undefined ? {} : { channel } });
  const check = ({ call, id }: Caller, code: string) =>
    call(endpoints.checkApplicationCode, { params: { id }, body: { code } });
  const codeTo = async (phone: string): Promise<string> =>
    /\b\d{5}\b/.exec((await api.texts()).findLast(({ number }) => number === phone)?.text ?? '')?.[0] ?? '';

  it('goes to the stated number and confirms it', async () => {
    const caller = await aCaller();
    expect(await ask(caller)).toEqual({ channel: 'phone', resendAfterS: 60, expiresInS: 600 });
    expect(await check(caller, await codeTo(caller.phone))).toMatchObject({ isVerified: true, verifiedBy: 'phone' });
    const { call, id } = caller;
    expect(await call(endpoints.updateApplication, { params: { id }, body: { phone: '+385911111111' } })).toMatchObject(
      { isVerified: false },
    );
  });

  it('is asked for beside an e-mail, which is the first choice else', async () => {
    const caller = await aCaller();
    await caller.call(endpoints.updateApplication, { params: { id: caller.id }, body: { email: caller.email } });
    expect(await ask(caller, 'phone')).toMatchObject({ channel: 'phone' });
    expect(await ask(caller)).toMatchObject({ channel: 'email' });
    // The last code counts: the one by phone does no more.
    const byPhone = await codeTo(caller.phone);
    const outcome = await check(caller, byPhone).then(
      ({ verifiedBy }) => verifiedBy,
      (error: unknown) => (error as { code: string }).code,
    );
    expect(['CODE_INVALID', 'email']).toContain(outcome);
  });

  it('needs a number', async () => {
    const applicant = await anApplicant(api);
    const error = await failureOf(ask({ ...applicant, phone: '' }, 'phone'));
    expect([error.code, error.details.fields]).toEqual([
      'APPLICATION_STEP_MISSING',
      [{ path: 'phone', code: 'required' }],
    ]);
  });

  it.each([
    '+38591',
    '+3859123456789012',
    '0912345678',
    '+0912345678',
    '+385 91 abc 678',
    '+385912345678, +385912345679',
    'tel:+385912345678',
  ])('refuses the number %s', async (phone) => {
    expect((await failureOf(aCaller(phone))).code).toBe('VALIDATION_FAILED');
  });

  it('is not sent twice in a minute, dies after five guesses, and is good for ten minutes', async () => {
    const caller = await aCaller();
    await ask(caller);
    expect((await failureOf(ask(caller))).code).toBe('CODE_TOO_EARLY');
    const code = await codeTo(caller.phone);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => failureOf(check(caller, otherCode(code)))));
    expect(guesses.filter((error) => error.code === 'CODE_INVALID')).toHaveLength(5);
    expect((await failureOf(check(caller, code))).code).toBe('CODE_EXPIRED');

    const slow = await aCaller();
    await ask(slow);
    await api.db
      .update(verificationCodes)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(verificationCodes.applicationId, Number(slow.id)));
    expect((await failureOf(check(slow, await codeTo(slow.phone)))).code).toBe('CODE_EXPIRED');
  });

  it('is sent ten times a day to a number, from wherever', async () => {
    const phone = '+385919999999';
    for (let n = 0; n < 10; n += 1) await ask(await aCaller(phone));
    const before = await api.snapshot();
    const last = await aCaller(phone);
    expect((await failureOf(ask(last))).code).toBe('TOO_MANY_REQUESTS');
    expect((await api.snapshot())['outbox']).toBe(before['outbox']);
  });

  it('is paid for a few times a day for one network', async () => {
    const ip = '203.0.113.77';
    for (let n = 0; n < 12; n += 1) await ask(await aCaller(undefined, ip));
    expect((await failureOf(ask(await aCaller(undefined, ip)))).code).toBe('TOO_MANY_REQUESTS');
  });

  it('takes an application all the way, without a mail to an address that nobody confirmed', async () => {
    const caller = await aCaller();
    const { call, id } = caller;
    await call(endpoints.updateApplication, {
      params: { id },
      body: { firstName: 'Ana', lastName: 'Anić', email: 'tudja.adresa@mail.example' },
    });
    await ask(caller, 'phone');
    await check(caller, await codeTo(caller.phone));
    await call(endpoints.addApplicationDocument, { params: { id }, body: { source: 'CV' } }, { file: aPdf() });
    const sent = await call(
      endpoints.sendApplication,
      { params: { id }, body: { acceptTos: true } },
      { idempotencyKey: 'by-phone-by-phone-1' },
    );
    expect(sent).toMatchObject({ status: 'completed', verifiedBy: 'phone' });
    const recipients = (await api.mails()).map(({ to }) => to.address);
    expect(recipients).not.toContain('tudja.adresa@mail.example');
    expect(recipients.at(-1)).toMatch(/klas/);
  });

  it('is kept on this machine where there is no provider', async () => {
    await createMailboxSms(api.db)({ number: '+385912345678', text: 'Kôd <b>12345</b>' }, 'kept-1');
    const [row] = await api.db.select().from(mailbox).where(eq(mailbox.messageId, 'kept-1'));
    expect(row).toMatchObject({
      toAddress: '+385912345678',
      text: 'Kôd <b>12345</b>',
      html: '<p>Kôd &lt;b&gt;12345&lt;/b&gt;</p>',
    });
  });
});

describe('a provider that fails', () => {
  let close: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of close) await end();
    close = [];
  });

  it('is asked again with the same reference, and the applicant waits for nothing', async () => {
    const provider = await aProvider((response, count) => {
      if (count === 1) response.writeHead(503).end();
      else ok(response);
    });
    const settings: SmsProvider = { url: provider.url, ...json };
    const api = await aTestApi({ sms: createHttpSms(settings) });
    close = [provider.close, api.close];
    const { call, id } = await anApplicant(api);
    await call(endpoints.updateApplication, { params: { id }, body: { phone: '+385912345678' } });
    await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
    expect(provider.got).toEqual([]);
    await api.worker.runDue();
    const [waiting] = await api.db.select().from(outbox).where(eq(outbox.kind, 'sms'));
    expect(waiting).toMatchObject({ lastFault: 'HTTP_503', doneAt: null, deadAt: null });
    await api.db.update(outbox).set({ runAfter: sql`now()` });
    await api.worker.runDue();
    const refs = provider.got.map(({ body }) => (JSON.parse(body) as { ref: string }).ref);
    expect(refs).toHaveLength(2);
    expect(new Set(refs).size).toBe(1);
    expect(api.logs()).not.toContain('385912345678');
  });
});
