// Fills the engine of SEARCH_URL from the database: `npm run search:rebuild`. The database answers searches meanwhile.
import { DatabaseUnusableError } from '../../db/client.ts';
import { openDatabase } from '../../db/open-database.ts';
import { EnvError, parseEnv } from '../../env.ts';
import { migrate } from '../../db/migrate.ts';
import { rebuild } from './feed.ts';
import { openSphinx, SphinxFaultError } from './sphinx-cluster.ts';

const sentenceOf = (error: unknown): string => {
  if (error instanceof EnvError || error instanceof DatabaseUnusableError) return error.message;
  if (error instanceof SphinxFaultError)
    return `The engine at SEARCH_URL did not answer (${error.code}). It is still to be filled.`;
  return `The engine could not be filled: ${error instanceof Error ? error.name : 'unknown'}.`;
};

const run = async (): Promise<string> => {
  const env = parseEnv(process.env);
  if (env.searchUrls.length === 0) throw new EnvError(['SEARCH_URL is needed']);
  const database = await openDatabase(env);
  const cluster = openSphinx(env.searchUrls);
  const start = performance.now();
  try {
    await migrate(database.db);
    const rows = await rebuild(database.db, cluster, (copied, all) => {
      process.stdout.write(`${copied} of ${all}\n`);
    });
    return `Filled with ${rows} rows in ${((performance.now() - start) / 1000).toFixed(1)} s.`;
  } finally {
    await cluster.close();
    await database.close();
  }
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
