import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database, Db } from '../db/client.ts';
import { type Env, parseEnv } from '../env.ts';
import { openFiles } from '../files/open-files.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import type { Mail, Mailer } from '../mail/mail.ts';
import { createMailHandler } from '../mail/mail-handler.ts';
import { createMetrics } from '../metrics.ts';
import { createForwardHandler } from '../modules/applications/forward-application.ts';
import { createHookHandler } from '../modules/employer-hooks/hook-handler.ts';
import { createRevalidateHandler } from '../outbox/revalidate.ts';
import { createOutboxWorker, type OutboxWorker } from '../outbox/worker.ts';
import { openSearch } from '../search/open-search.ts';
import type { Services } from '../services.ts';
import type { Sms, SmsSender } from '../sms/sms.ts';
import { createSmsHandler } from '../sms/sms-handler.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { aVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

export type SentMail = Mail & { messageId: string };

/** The whole API on a database of its own, with a clock that stands still and a mail box that keeps what is sent. */
export type TestApi = {
  http: FastifyInstance;
  services: Services;
  db: Db;
  engine: Database['engine'];
  worker: OutboxWorker;
  clock: { set: (now: Date) => void; advance: (ms: number) => void };
  visitor: (options?: VisitorOptions) => Visitor;
  /** Sends what is queued, and answers all mails sent so far. */
  mails: () => Promise<SentMail[]>;
  /** Sends what is queued, and answers all text messages sent so far. */
  texts: () => Promise<Sms[]>;
  /** Revalidation requests that the sites got so far. */
  revalidations: { url: string; body: string; headers: Headers }[];
  /** All log lines so far. */
  logs: () => string;
  snapshot: () => Promise<Snapshot>;
  close: () => Promise<void>;
};

export type TestApiOptions = {
  env?: Partial<Env>;
  mailer?: Mailer;
  sms?: SmsSender;
  now?: Date;
};

const captureLog = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => lines.join('') };
};

/** The API on a migrated database, which it closes with itself. */
export const anApiOn = async (
  database: Database,
  { env, mailer, sms, now = new Date() }: TestApiOptions = {},
): Promise<TestApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'radar-api-'));
  const captured = captureLog();
  const sent: SentMail[] = [];
  const texts: Sms[] = [];
  const revalidations: TestApi['revalidations'] = [];
  let current = now;
  const log = createLog('debug', captured.stream);
  const metrics = createMetrics();
  const ownEnv: Env = {
    // The machine may be busy with other tests: that must not look like an overload.
    ...parseEnv({
      RADAR_MAX_EVENT_LOOP_DELAY_MS: '60000',
      RADAR_MAX_HEAP_MB: '4000',
      NODE_ENV: 'test',
      RADAR_DATA_DIR: dataDir,
      RADAR_IMPORT_KEY: 'import-key-of-the-tests',
    }),
    ...env,
  };
  const search = openSearch(database.db, ownEnv, { log, metrics, now: () => current });
  const files = await openFiles(ownEnv, log);
  const services: Services = {
    env: ownEnv,
    db: database.db,
    files: files.store,
    incoming: files.incoming,
    search: search.engine,
    metrics,
    log,
    now: () => current,
    wakeOutbox: () => {},
    health: { isDraining: false, isDiskLow: false },
  };
  const capturing: Mailer = {
    send: (mail, messageId) => {
      sent.push({ ...mail, messageId });
      return Promise.resolve();
    },
    close: () => {},
  };
  const worker = createOutboxWorker({
    db: database.db,
    log: services.log,
    handlers: {
      search: search.feed,
      mail: createMailHandler(mailer ?? capturing),
      forward: createForwardHandler({
        db: database.db,
        mailer: mailer ?? capturing,
        env: ownEnv,
        now: () => current,
      }),
      hook: createHookHandler({ db: database.db, env: ownEnv, now: () => current }),
      sms: createSmsHandler(
        sms ??
          ((message) => {
            texts.push(message);
            return Promise.resolve();
          }),
      ),
      revalidate: createRevalidateHandler({
        origins: services.env.origins,
        secret: services.env.revalidateSecret,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          revalidations.push({ url: request.url, body: await request.text(), headers: request.headers });
          return new Response('{}');
        },
      }),
    },
  });
  const http = await createServer(services);
  await http.ready();
  return {
    http,
    services,
    db: database.db,
    engine: database.engine,
    worker,
    clock: {
      set: (instant) => {
        current = instant;
      },
      advance: (ms) => {
        current = new Date(current.getTime() + ms);
      },
    },
    visitor: (options) => aVisitor(http, options),
    mails: async () => {
      while ((await worker.runDue()) > 0);
      return sent;
    },
    texts: async () => {
      while ((await worker.runDue()) > 0);
      return texts;
    },
    revalidations,
    logs: captured.text,
    snapshot: () => takeSnapshot(database.db, join(dataDir, 'files')),
    close: async () => {
      await http.close();
      files.close();
      await search.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
