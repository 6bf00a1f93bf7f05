import type { Logger } from 'pino';
import type { Db } from './db/client.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Incoming } from './files/incoming.ts';
import type { Metrics } from './metrics.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** What the modules work with; built once at start. */
export type Services = {
  env: Env;
  db: Db;
  files: FileStore;
  incoming: Incoming;
  search: SearchEngine;
  metrics: Metrics;
  log: Logger;
  now: () => Date;
  /** Wakes the outbox worker: call it after the transaction that queued something has been committed. */
  wakeOutbox: () => void;
  health: Health;
};

/** What this process knows about its own state. */
export type Health = {
  /** It is shutting down: take no new work. */
  isDraining: boolean;
  /** Free space is below the reserve: take no writes. */
  isDiskLow: boolean;
};
