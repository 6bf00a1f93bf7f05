import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locale, locales } from '@radar/i18n/locales';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFiles, type Files } from '../files/open-files.ts';
import { createLog } from '../log.ts';
import { GiveUpError } from '../outbox/give-up-error.ts';
import { aMail } from '../testing/a-mail.ts';
import { aStoredFile } from '../testing/a-stored-file.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import type { Mailer } from './mail.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { applicationSentMail } from './templates/application-sent-mail.ts';
import { applicationStepMail } from './templates/application-step-mail.ts';
import { applicationToEmployerMail } from './templates/application-to-employer-mail.ts';
import { codeMail } from './templates/code-mail.ts';

const sender = { siteId: 'hr', origin: 'https://radar.example' } as const;
const evil = '<img src=x onerror=alert(1)> & "Ana"';
const application = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@mail.example',
  phone: '+385912345678',
  nationality: 'MK',
  coverLetter: `Poštovani,\n${evil}\nhttps://evil.example`,
  updates: null,
  documents: [{ id: 1, name: `${evil}.pdf`, source: 'CV' as const, sizeBytes: 1, format: 'pdf' }],
};

const letters = (locale: Locale) => [
  codeMail(sender, { locale, address: 'ana@mail.example', code: '01234', job: { id: 7, title: evil } }),
  applicationSentMail(sender, {
    locale,
    application,
    address: 'ana@mail.example',
    job: { id: 7, slug: 'konobar', title: evil },
    employerName: evil,
  }),
  applicationToEmployerMail(sender, {
    locale,
    application,
    mayAttach: true,
    linkDays: 14,
    employer: { name: 'Luna', address: 'luna@konoba.example' },
    jobTitle: evil,
    documents: [{ key: 'k', name: `${evil}.pdf`, format: 'pdf', sizeBytes: 1, url: 'https://radar.example/x' }],
  }),
  applicationToEmployerMail(sender, {
    locale,
    application: { ...application, updates: 3 },
    mayAttach: false,
    linkDays: 14,
    employer: { name: 'Luna', address: 'luna@konoba.example' },
    jobTitle: evil,
    documents: [{ key: 'k', name: `${evil}.pdf`, format: 'pdf', sizeBytes: 1, url: 'https://radar.example/file?a&b' }],
  }),
  ...(['seen', 'ended', 'no_feedback'] as const).map((step) =>
    applicationStepMail(sender, {
      step,
      locale,
      firstName: evil,
      address: 'ana@mail.example',
      job: { id: 7, slug: 'konobar', title: evil },
      hasAccount: true,
      unsubscribeToken: undefined,
    }),
  ),
];

describe.each(locales)('mails in %s', (locale) => {
  it('say their language, escape what people wrote, and make no links of it', () => {
    for (const mail of letters(locale)) {
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.html).not.toContain('<img');
      expect(mail.html).not.toContain('href="https://evil');
      expect(mail.text).toContain('Radar Hrvatska');
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  });

  it('carry the code, the way back to the job, the person', () => {
    const [code, sent, toEmployer, linked] = letters(locale);
    expect([code?.subject, code?.text, code?.html].every((text) => text?.includes('01234'))).toBe(true);
    expect(code?.text).toMatch(/10/);
    expect(sent?.text).toMatch(/https:\/\/radar\.example\/\S*7\/konobar/);
    expect(toEmployer?.text).toContain('+385912345678');
    expect(toEmployer?.replyTo).toEqual({ name: 'Ana Anić', address: 'ana@mail.example' });
    expect([toEmployer?.attachments.length, linked?.attachments.length]).toEqual([1, 0]);
    expect(linked?.html).toContain('href="https://radar.example/file?a&amp;b"');
    expect(linked?.text).toContain('\n  https://radar.example/file?a&b');
  });
});

it('a subject is one line of 200 characters at most', () => {
  const mail = codeMail(sender, { locale: 'hr', address: 'a@x.hr', code: '1', job: { id: 7, title: 'x' } });
  expect(mail.subject.length).toBeLessThan(200);
  const long = applicationSentMail(sender, {
    locale: 'hr',
    application,
    address: 'a@x.hr',
    job: { id: 1, slug: 'x', title: `Konobar\r\nBcc: b@x.hr ${'ž'.repeat(300)}` },
    employerName: null,
  });
  expect(long.subject).toMatch(/^Prijava je poslana: Konobar Bcc: b@x\.hr ž+…$/);
  expect(long.subject).toHaveLength(200);
});

describe('by SMTP', () => {
  let server: SMTPServer;
  let heard: { to: string[]; data: string }[];
  let mailer: Mailer;
  let files: Files;
  let folder: string;

  beforeEach(async () => {
    heard = [];
    folder = await mkdtemp(join(tmpdir(), 'radar-mail-'));
    files = await openFiles({ dataDir: folder, filesBucket: null }, createLog('silent'));
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (address, _, done) => {
        if (address.address.startsWith('nobody'))
          return done(Object.assign(new Error('No such box'), { responseCode: 550 }));
        return address.address.startsWith('later')
          ? done(Object.assign(new Error('Later'), { responseCode: 450 }))
          : done();
      },
      onData: (stream, session, done) => {
        let data = '';
        stream.on('data', (chunk) => (data += chunk.toString()));
        stream.on('end', () => {
          heard.push({ to: session.envelope.rcptTo.map(({ address }) => address), data });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, files.store);
  });
  afterEach(async () => {
    mailer.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    await rm(folder, { recursive: true });
  });

  it('sends head, both bodies and the files that are still there', async () => {
    const key = await aStoredFile({ incoming: files.incoming, files: files.store }, '%PDF-1.4');
    await mailer.send(
      aMail({
        replyTo: { name: 'Ana, "šefica"', address: 'ana@mail.example' },
        attachments: [
          { key, name: 'Životopis.pdf', format: 'pdf', sizeBytes: 8 },
          { key: '0'.repeat(32), name: 'obrisan.pdf', format: 'pdf', sizeBytes: 8 },
        ],
      }),
      '<id@radar.example>',
    );
    const [mail] = heard;
    expect(mail?.to).toEqual(['ana@mail.example']);
    expect(mail?.data).toContain('Message-ID: <id@radar.example>');
    expect(mail?.data).toContain('Content-Language: hr');
    expect(mail?.data).toContain('Auto-Submitted: auto-generated');
    expect(mail?.data).not.toContain('List-Unsubscribe');
    expect(mail?.data).toContain(Buffer.from('%PDF-1.4').toString('base64'));
    expect(mail?.data).not.toContain('obrisan');
  });

  it('tells mail programs how mails like it are ended, where they can be', async () => {
    const unsubscribeUrl = 'http://localhost:3000/api/unsubscribe/a7-x';
    await mailer.send(aMail({ unsubscribeUrl }), '<end@radar.example>');
    const { data } = heard.at(-1) ?? {};
    expect(data).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('reads no second recipient out of a name, and no file out of a text', async () => {
    await mailer.send(
      aMail({
        to: { name: 'Ana <b@y.hr>, c@z.hr', address: 'ana@mail.example' },
        text: 'file:///etc/passwd',
        html: '<img src="/etc/passwd">',
      }),
      '<id@radar.example>',
    );
    expect(heard[0]?.to).toEqual(['ana@mail.example']);
    expect(heard[0]?.data).not.toContain('root:');
  });

  it('gives up on a box that does not exist, not on one that is busy', async () => {
    const send = (address: string) => mailer.send(aMail({ to: { name: '', address } }), '<id@radar.example>');
    await expect(send('nobody@mail.example')).rejects.toBeInstanceOf(GiveUpError);
    await expect(send('later@mail.example')).rejects.not.toBeInstanceOf(GiveUpError);
  });
});

describe('the local mailbox', () => {
  let api: TestApi;
  const options = { hasMailbox: true };
  beforeAll(async () => {
    api = await aTestApi({ env: options });
    const mailer = createMailboxMailer(api.db);
    await mailer.send(aMail({ subject: 'Prva <b>' }), '<1@x>');
    await mailer.send(aMail({ subject: 'Prva <b>' }), '<1@x>');
    await mailer.send(aMail({ subject: 'Druga', html: '<p onclick="alert(1)">"Zdravo"</p>' }), '<2@x>');
  });
  afterAll(() => api.close());

  const get = (url: string, headers: Record<string, string> = {}) => api.http.inject({ url, headers });

  it('lists each mail once, newest first', async () => {
    const answer = await get('/debug/mail', { accept: 'application/json' });
    expect(answer.json().data).toMatchObject([
      { to: 'ana@mail.example', subject: 'Druga', text: 'Pozdrav, Ana!', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { subject: 'Prva <b>' },
    ]);
    const page = await get('/debug/mail');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Prva &lt;b&gt;');
  });

  it('shows one in a frame that runs nothing', async () => {
    const [{ id }] = (await get('/debug/mail', { accept: 'application/json' })).json().data;
    const page = await get(`/debug/mail/${id}`);
    expect(page.body).toContain('sandbox="allow-popups" srcdoc="&lt;p onclick=&quot;alert(1)');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(`/debug/mail/${id}`, { accept: 'application/json' })).json().data.subject).toBe('Druga');
  });

  it.each([
    ['a forwarded request', '/debug/mail', { 'x-forwarded-for': '127.0.0.1' }],
    ['another kind of forwarding', '/debug/mail', { forwarded: 'for=127.0.0.1' }],
    ['another name of this machine', '/debug/mail', { host: 'rebind.evil.example' }],
    ['an unknown mail', '/debug/mail/999', {}],
    ['what is no id', '/debug/mail/1e3', {}],
  ])('answers 404 to %s', async (_, url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('answers 404 to another machine', async () => {
    expect((await api.http.inject({ url: '/debug/mail', remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  });

  it('does not exist unless it is switched on', async () => {
    const closed = await aTestApi();
    try {
      expect((await closed.http.inject({ url: '/debug/mail' })).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });
});
