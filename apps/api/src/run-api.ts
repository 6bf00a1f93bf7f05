import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import type { Env } from './env.ts';
import { watchDisk } from './files/disk-watch.ts';
import type { FileStore } from './files/file-store.ts';
import { openFiles } from './files/open-files.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { createServer } from './http/server.ts';
import type { Mailer } from './mail/mail.ts';
import { createMailHandler } from './mail/mail-handler.ts';
import { createMailboxMailer } from './mail/mailbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createForwardHandler } from './modules/applications/forward-application.ts';
import { createHookHandler } from './modules/employer-hooks/hook-handler.ts';
import { createRevalidateHandler } from './outbox/revalidate.ts';
import { createMetrics } from './metrics.ts';
import { createOutboxWorker } from './outbox/worker.ts';
import { startSources } from './importers/sources/run-sources.ts';
import { readSources } from './importers/sources/sources-file.ts';
import { loadReference } from './reference/load-reference.ts';
import { startSweepingEndedJobs } from './search/ended-jobs.ts';
import { openSearch } from './search/open-search.ts';
import type { Health, Services } from './services.ts';
import { createHttpSms } from './sms/http-sms.ts';
import { createMailboxSms } from './sms/mailbox-sms.ts';
import { createSmsHandler } from './sms/sms-handler.ts';
import { startWatchdog } from './watchdog/watchdog.ts';

const finishTimeoutMs = 20_000;

export type RunningApi = {
  port: number;
  /** Stops in order; answers the exit code. */
  stop: () => Promise<number>;
};

const mailerOf = (env: Env, db: Db, files: FileStore): Mailer =>
  env.smtpUrl === undefined ? createMailboxMailer(db) : createSmtpMailer(env.smtpUrl, files);

/**
 * Opens the database, brings it up to date, starts the outbox worker and listens.
 * @throws DatabaseUnusableError when the database is held by another process or does not answer
 */
export const runApi = async (env: Env, log: Logger, progress: (line: string) => void): Promise<RunningApi> => {
  const sources = env.sourcesFile === undefined ? [] : await readSources(env.sourcesFile);
  progress('Opening the database');
  const database = await openDatabase(env);
  const { db } = database;
  try {
    await migrate(db);
    await loadReference(db);
    const { store: files, incoming, close: closeFiles } = await openFiles(env, log);
    const now = () => new Date();
    if (env.isDemo) await prepareDemo({ db, log, progress, now, dataDir: env.dataDir, origins: env.origins });

    const health: Health = { isDraining: false, isDiskLow: false };
    const stopDiskWatch = await watchDisk(env, health, log);
    const mailer = mailerOf(env, db, files);
    const metrics = createMetrics();
    const search = openSearch(db, env, { log, metrics, now });
    const worker = createOutboxWorker({
      db,
      log,
      handlers: {
        mail: createMailHandler(mailer),
        forward: createForwardHandler({ db, mailer, env, now }),
        hook: createHookHandler({ db, env, now }),
        sms: createSmsHandler(env.sms === null ? createMailboxSms(db) : createHttpSms(env.sms)),
        search: search.feed,
        revalidate: createRevalidateHandler({ origins: env.origins, secret: env.revalidateSecret }),
      },
    });
    const services: Services = {
      env,
      db,
      files,
      incoming,
      search: search.engine,
      metrics,
      log,
      now,
      wakeOutbox: worker.wake,
      health,
    };
    const http = await createServer(services);
    worker.start();
    const stopWatchdog = startWatchdog();
    const stopHousekeeping = startHousekeeping(services);
    const stopSweeping = startSweepingEndedJobs(services);
    const stopSources = startSources({ ...services, sources });
    await http.listen({ host: env.host, port: env.port });
    const address = http.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    progress(`The API listens on ${port}`);

    const finish = async (): Promise<void> => {
      await http.close();
      await worker.stop();
    };
    const stop = async (): Promise<number> => {
      health.isDraining = true;
      await sleep(env.drainWaitMs);
      stopDiskWatch();
      await stopWatchdog();
      await stopHousekeeping();
      await stopSweeping();
      await stopSources();
      const isFinished = await Promise.race([finish().then(() => true), sleep(finishTimeoutMs, false, { ref: false })]);
      mailer.close();
      closeFiles();
      await search.close();
      await database.close();
      if (!isFinished) log.warn('some requests were cut off at the stop');
      return 0;
    };
    return { port, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
};
