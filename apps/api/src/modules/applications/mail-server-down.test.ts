import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as endpoints from '@radar/domain/applications';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applications, outbox } from '../../db/schema/index.ts';
import { type Files, openFiles } from '../../files/open-files.ts';
import { createLog } from '../../log.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import type { Mailer } from '../../mail/mail.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { freePort } from '../../testing/free-port.ts';

let api: TestApi;
let port: number;
let mailer: Mailer;
let files: Files;
let folder: string;

beforeEach(async () => {
  port = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'radar-mail-'));
  files = await openFiles({ dataDir: folder, filesBucket: null }, createLog('silent'));
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, files.store);
  api = await aTestApi({ mailer });
});
afterEach(async () => {
  mailer.close();
  await api.close();
  files.close();
  await rm(folder, { recursive: true });
});

const employerMail = 'luna@konoba.example';

/** Somebody sends an application; answers who. */
const anApplicationIsSent = async (): Promise<string> => {
  const employer = await anEmployer(api.db, { email: employerMail });
  const job = await aJob(api.db, { employerId: employer.id });
  const { call, id, email } = await aFilledApplicant(api, { jobId: job.id });
  // The code would have gone by mail.
  await api.db
    .update(applications)
    .set({ verifiedAddress: email })
    .where(eq(applications.id, Number(id)));
  const sent = await call(
    endpoints.sendApplication,
    { params: { id }, body: { acceptTos: true } },
    { idempotencyKey: aKey() },
  );
  expect(sent.status).toBe('completed');
  return email;
};

const waiting = () => api.db.$count(outbox, sql`done_at is null and dead_at is null`);
const makeDue = () => api.db.update(outbox).set({ runAfter: sql`now()` });

/** A mail server that takes everything, on the port where nobody was. */
const aMailServer = async () => {
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        heard.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { heard, close };
};

it('nobody at the mail server: applications are taken, and each mail goes once when it is back', async () => {
  const people = [await anApplicationIsSent(), await anApplicationIsSent()];
  for (let round = 0; round < 3; round += 1) {
    await api.worker.runDue();
    expect(await waiting()).toBe(4);
    await makeDue();
  }
  const server = await aMailServer();
  try {
    await api.mails();
    await makeDue();
    await api.mails();
    expect(server.heard.toSorted()).toEqual([...people, employerMail, employerMail].toSorted());
    expect(await waiting()).toBe(0);
  } finally {
    await server.close();
  }
});

it('a mail server that says nothing: applications are taken while it is waited for', async () => {
  let greet: () => void = () => {};
  const met = new Promise<void>((resolve) => {
    greet = resolve;
  });
  const sockets = new Set<{ destroy: () => unknown }>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    greet();
  });
  await new Promise<void>((resolve) => {
    silent.listen(port, '127.0.0.1', resolve);
  });
  await anApplicationIsSent();
  let isWaiting = true;
  const run = api.worker.runDue().finally(() => {
    isWaiting = false;
  });
  await met;
  await anApplicationIsSent();
  expect(isWaiting).toBe(true);
  expect(await waiting()).toBe(4);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await run;
});
