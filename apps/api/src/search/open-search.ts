import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { JobHandler } from '../outbox/worker.ts';
import { createSearchEngine } from './find-jobs.ts';
import type { SearchEngine } from './search-engine.ts';
import { catchUp } from './sphinx/feed.ts';
import { openSphinx } from './sphinx/sphinx-cluster.ts';
import { createSphinxMatcher } from './sphinx/sphinx-matcher.ts';
import { createSqlMatcher } from './sql-matcher.ts';
import { withFallback } from './with-fallback.ts';

export type Search = {
  engine: SearchEngine;
  /** Copies changes into the engine, where there is one beside the database. */
  feed: JobHandler<'search'>;
  close: () => Promise<void>;
};

/** The search of this process: in the database, or in the nodes of an engine with the database behind it. */
export const openSearch = (
  db: Db,
  { searchUrls, searchLimitMs }: Pick<Env, 'searchUrls' | 'searchLimitMs'>,
  { log, metrics, now }: { log: Log; metrics: Metrics; now: () => Date },
): Search => {
  const groupOf = () => 'search';
  const sql = createSearchEngine(db, createSqlMatcher(db));
  if (searchUrls.length === 0) return { engine: sql, feed: { groupOf, run: async () => {} }, close: async () => {} };
  const cluster = openSphinx(searchUrls, searchLimitMs);
  return {
    engine: withFallback(createSearchEngine(db, createSphinxMatcher(db, cluster)), sql, { log, metrics }),
    feed: { groupOf, run: () => catchUp(db, cluster, now()) },
    close: cluster.close,
  };
};
