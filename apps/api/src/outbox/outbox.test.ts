import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { createMailHandler } from '../mail/mail-handler.ts';
import type { Mail, Mailer } from '../mail/mail.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aMail } from '../testing/a-mail.ts';
import { backoffMs, maxAttempts } from './backoff.ts';
import { enqueue, enqueueRevalidation } from './enqueue.ts';
import { GiveUpError } from './give-up-error.ts';
import { createRevalidateHandler } from './revalidate.ts';
import { createOutboxWorker, type OutboxWorker } from './worker.ts';

let api: TestApi;
let sent: { mail: Mail; messageId: string }[];
let answer: (mail: Mail) => Promise<void>;

const mailer: Mailer = {
  send: async (mail, messageId) => {
    await answer(mail);
    sent.push({ mail, messageId });
  },
  close: () => {},
};

beforeEach(async () => {
  api = await aTestApi({ mailer });
  sent = [];
  answer = () => Promise.resolve();
});
afterEach(() => api.close());

const queueMail = (key: string, changes: Partial<Mail> = {}) =>
  enqueue(api.db, { kind: 'mail', payload: aMail(changes), dedupeKey: key });
const rows = () => api.db.select().from(outbox).orderBy(outbox.id);
const makeDue = () => api.db.update(outbox).set({ runAfter: sql`now()` });

const anotherWorker = (fetch?: typeof globalThis.fetch): OutboxWorker =>
  createOutboxWorker({
    db: api.db,
    log: api.services.log,
    handlers: {
      mail: createMailHandler(mailer),
      sms: { groupOf: () => 'sms', run: () => Promise.resolve() },
      hook: { groupOf: () => 'hook', run: () => Promise.resolve() },
      forward: { groupOf: () => 'forward', run: () => Promise.resolve() },
      search: { groupOf: () => 'search', run: () => Promise.resolve() },
      revalidate: createRevalidateHandler({
        origins: api.services.env.origins,
        secret: 'secret',
        ...(fetch !== undefined && { fetch }),
      }),
    },
  });

describe('queueing', () => {
  it('is part of the transaction', async () => {
    await api.db
      .transaction(async (tx) => {
        await enqueue(tx, { kind: 'mail', payload: aMail(), dedupeKey: 'a' });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await rows()).toEqual([]);
  });

  it('twice under one key does it once, also after it was done', async () => {
    await queueMail('a');
    await queueMail('a');
    expect(await api.worker.runDue()).toBe(1);
    await queueMail('a');
    expect(await api.worker.runDue()).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

describe('the worker', () => {
  it('empties the payload of what is done', async () => {
    await queueMail('a', { text: 'Kanarinac' });
    await api.worker.runDue();
    expect(await rows()).toMatchObject([{ payload: {}, leaseUntil: null }]);
    expect(JSON.stringify(await rows())).not.toContain('Kanarinac');
  });

  it('tries again with growing waits and the same Message-ID', async () => {
    answer = () => Promise.reject(Object.assign(new Error('to ana@mail.example'), { code: 'ECONNREFUSED' }));
    await queueMail('a');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await api.worker.runDue()).toBe(1);
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, doneAt: null, deadAt: null, lastFault: 'ECONNREFUSED' });
      const waitMs = (row?.runAfter.getTime() ?? 0) - Date.now();
      expect(waitMs).toBeGreaterThan(backoffMs(attempt) - 500);
      expect(waitMs).toBeLessThanOrEqual(backoffMs(attempt) + 500);
      expect(await api.worker.runDue()).toBe(0);
      await makeDue();
    }
    answer = () => Promise.resolve();
    await api.worker.runDue();
    await api.db.update(outbox).set({ doneAt: null, payload: aMail(), runAfter: sql`now()` });
    await api.worker.runDue();
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(sent[0]?.messageId).toMatch(/^<[0-9a-f]{32}@radar-hrvatska\.example>$/);
    expect(api.logs()).not.toContain('ana@mail.example');
  });

  it('waits five minutes at most', () => {
    expect([1, 2, 3, 9, 10, 20].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  it('gives up after twenty tries, loudly', async () => {
    answer = () => Promise.reject(new Error('no'));
    await queueMail('a');
    await api.db.update(outbox).set({ attempts: maxAttempts - 1 });
    await api.worker.runDue();
    expect((await rows())[0]?.deadAt).toBeInstanceOf(Date);
    expect(api.logs()).toContain('outbox: given up');
    await makeDue();
    expect(await api.worker.runDue()).toBe(0);
  });

  it('gives up at once where trying again is no use', async () => {
    answer = () => Promise.reject(new GiveUpError(Object.assign(new Error('no such box'), { code: 'EENVELOPE' })));
    await queueMail('a');
    await api.worker.runDue();
    expect(await rows()).toMatchObject([{ attempts: 1, lastFault: 'EENVELOPE' }]);
    expect((await rows())[0]?.deadAt).not.toBeNull();
  });

  it('buries what it cannot read, and does the rest', async () => {
    await queueMail('a');
    await queueMail('b');
    await api.db
      .update(outbox)
      .set({ payload: { to: 'x' } })
      .where(eq(outbox.dedupeKey, 'a'));
    await api.db.insert(outbox).values({ kind: 'pigeon', payload: {}, dedupeKey: 'c' });
    expect(await api.worker.runDue()).toBe(3);
    expect((await rows()).filter(({ doneAt }) => doneAt !== null).map(({ dedupeKey }) => dedupeKey)).toEqual(['b']);
    expect((await rows()).filter(({ deadAt }) => deadAt !== null).map(({ dedupeKey }) => dedupeKey)).toEqual([
      'a',
      'c',
    ]);
  });

  it('does not take what another one holds, until that one’s lease has ended', async () => {
    const release = Promise.withResolvers<void>();
    answer = () => release.promise;
    await queueMail('a');
    const working = api.worker.runDue();
    await expect.poll(async () => (await rows())[0]?.leaseUntil).not.toBeNull();
    expect(await anotherWorker().runDue()).toBe(0);
    // As if its process had been killed: nobody renews the lease.
    await api.db.update(outbox).set({ leaseUntil: sql`now() - interval '1 second'` });
    answer = () => Promise.resolve();
    expect(await anotherWorker().runDue()).toBe(1);
    expect(sent).toHaveLength(1);
    release.resolve();
    await working;
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
  });

  it('shares the work with others: each job once', async () => {
    for (let n = 0; n < 120; n += 1) await queueMail(`job-${n}`);
    const workers = [api.worker, anotherWorker(), anotherWorker(), anotherWorker()];
    while ((await Promise.all(workers.map((worker) => worker.runDue()))).some((taken) => taken > 0));
    expect(sent).toHaveLength(120);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(120);
  });

  it('wakes at once, and on a stop gives back what it has not begun', async () => {
    const release = Promise.withResolvers<void>();
    answer = () => release.promise;
    const worker = anotherWorker();
    worker.start();
    for (let n = 0; n < 12; n += 1) await queueMail(`job-${n}`);
    const began = performance.now();
    worker.wake();
    await expect
      .poll(async () => (await rows()).some(({ leaseUntil }) => leaseUntil !== null), { interval: 10 })
      .toBe(true);
    expect(performance.now() - began).toBeLessThan(900);
    const stopped = worker.stop();
    release.resolve();
    await stopped;
    const after = await rows();
    const done = after.filter(({ doneAt }) => doneAt !== null);
    expect(done.length).toBe(sent.length);
    expect(done.length).toBeLessThan(12);
    for (const row of after.filter(({ doneAt }) => doneAt === null))
      expect(row).toMatchObject({ attempts: 0, leaseUntil: null });
  });
});

describe('revalidation', () => {
  it('is one signed request a site, however many changes wait', async () => {
    await enqueueRevalidation(api.db, 'hr', ['job-1', 'jobs', 'jobs']);
    await enqueueRevalidation(api.db, 'hr', ['job-2', 'jobs']);
    await enqueueRevalidation(api.db, 'mk', ['job-3']);
    await api.worker.runDue();
    const requests = api.revalidations.toSorted((one, other) => one.url.localeCompare(other.url));
    expect(requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['http://localhost:3000/api/revalidate', { tags: ['job-1', 'jobs', 'job-2'] }],
      ['http://localhost:3002/api/revalidate', { tags: ['job-3'] }],
    ]);
    for (const { body, headers } of requests) {
      const timestamp = headers.get('x-radar-timestamp') ?? '';
      expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
      const expected = createHmac('sha256', api.services.env.revalidateSecret)
        .update(`${timestamp}.${body}`)
        .digest('hex');
      expect(headers.get('x-radar-signature')).toBe(`sha256=${expected}`);
    }
  });

  it.each([
    ['refuses', () => Promise.resolve(new Response('', { status: 401 })), 'HTTP_401'],
    ['cannot be reached', () => Promise.reject(Object.assign(new TypeError('fetch failed'))), 'TypeError'],
  ])('is tried again when the site %s', async (_, fetch, fault) => {
    await enqueueRevalidation(api.db, 'hr', ['jobs']);
    await anotherWorker(fetch).runDue();
    expect(await rows()).toMatchObject([{ doneAt: null, deadAt: null, attempts: 1, lastFault: fault }]);
  });

  it('goes in several requests when there is much', async () => {
    await enqueueRevalidation(
      api.db,
      'hr',
      Array.from({ length: 450 }, (_, n) => `job-${n}`),
    );
    await api.worker.runDue();
    expect(api.revalidations.map(({ body }) => JSON.parse(body).tags.length)).toEqual([200, 200, 50]);
  });
});
