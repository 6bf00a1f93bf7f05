/**
 * How fast searches answer on seeded ads, in the engine alone and over HTTP. `scripts/bench-search.ts` runs it for each
 * engine: `--jobs 10000,100000`, `--postgres URL` or else PGlite in memory, `--sphinx` for two nodes of Sphinx before it.
 * One line of JSON per search on standard output, progress on standard error.
 */
import { parseArgs } from 'node:util';
import { queryTokens } from '@radar/domain/words';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { closedFacet, type FacetKind } from '../src/search/facets.ts';
import { createSearchEngine } from '../src/search/find-jobs.ts';
import type { EngineQuery, SearchEngine } from '../src/search/search-engine.ts';
import { rebuild } from '../src/search/sphinx/feed.ts';
import { openSphinx } from '../src/search/sphinx/sphinx-cluster.ts';
import { createSphinxMatcher } from '../src/search/sphinx/sphinx-matcher.ts';
import { createSqlMatcher } from '../src/search/sql-matcher.ts';
import { aQuery } from '../src/testing/a-query.ts';
import { anApiOn } from '../src/testing/an-api-on.ts';
import { startSphinx } from '../src/testing/sphinx.ts';
import { createCorpus, wordShares } from './search/corpus.ts';
import { ask, createAsker, createRawQuery, timeTogether } from './search/measure.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,100000' },
    postgres: { type: 'string' },
    sphinx: { type: 'boolean', default: false },
  },
});

const start = performance.now();
const say = (line: string): void => {
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(0)} s: ${line}\n`);
};

const now = new Date();
const database = values.postgres === undefined ? await openPglite({}) : await openPostgres(values.postgres);
const { db, engine: databaseName } = database;
await migrate(db);
await loadReference(db);
const corpus = await createCorpus(db, now);

/** Statistics and visibility, as a server that runs for a day has them. Takes longer than the API lets a statement take. */
const vacuum = async (): Promise<void> => {
  if (values.postgres === undefined) {
    await db.execute('vacuum analyze');
    return;
  }
  const client = new pg.Client({ connectionString: values.postgres });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
};
const sphinx = values.sphinx ? await startSphinx(2) : null;
const cluster = sphinx === null ? null : openSphinx(sphinx.urls, 10_000);

const remote = closedFacet('workModes', 'remote') ?? 0;
const filters = new Map<FacetKind, readonly number[]>([['workModes', [remote]]]);
const searches: { name: string; query: Partial<EngineQuery>; path: string }[] = [
  { name: 'everything', query: {}, path: '' },
  ...Object.entries(wordShares).flatMap(([name, [word]]) => {
    const query = { words: queryTokens(word) };
    const path = `query=${encodeURIComponent(word)}`;
    return [
      { name: `${name} word`, query, path },
      { name: `${name} word, remote`, query: { ...query, filters }, path: `${path}&workModes=remote` },
    ];
  }),
  { name: 'remote', query: { filters }, path: 'workModes=remote' },
  { name: 'misspelling', query: { words: queryTokens('konboar') }, path: 'query=konboar' },
];

const measure = async (
  jobs: number,
  engineName: string,
  engine: SearchEngine,
  askHttp: (path: string) => Promise<string>,
) => {
  const first = await engine.search(aQuery({ now }));
  const raw = createRawQuery(db, first.ids);
  for (const { name, query, path } of searches) {
    const asked = aQuery({ ...query, now });
    const { total } = await engine.search(asked);
    const [rawTimes, engineTimes, httpTimes] = await timeTogether([
      raw,
      ask(engine, asked),
      () => askHttp(`/jobs/search?${path}`),
    ]);
    process.stdout.write(
      `${JSON.stringify({ jobs, engine: engineName, search: name, total, raw: rawTimes, own: engineTimes, http: httpTimes })}\n`,
    );
  }
};

const sqlEngine = createSearchEngine(db, createSqlMatcher(db));
const api = await anApiOn(database, { env: { logLevel: 'silent' } });
const askSql = await createAsker(api.http);
for (const count of values.jobs.split(',').map(Number)) {
  await corpus.growTo(count, (written) => say(`${databaseName}: ${written} of ${count}`));
  await vacuum();
  say('measuring');
  await measure(count, databaseName, sqlEngine, askSql);
  if (sphinx !== null && cluster !== null) {
    say('filling Sphinx');
    await rebuild(db, cluster, (copied, all) => {
      if (copied % 50_000 < 1_000) say(`sphinx: ${copied} of ${all}`);
    });
    say('measuring Sphinx');
    const front = await anApiOn(
      { ...database, close: () => Promise.resolve() },
      { env: { searchUrls: sphinx.urls, searchLimitMs: 10_000 } },
    );
    await measure(
      count,
      'sphinx',
      createSearchEngine(db, createSphinxMatcher(db, cluster)),
      await createAsker(front.http),
    );
    await front.close();
  }
}
await cluster?.close();
await sphinx?.close();
await api.close();
