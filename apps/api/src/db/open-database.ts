import { join } from 'node:path';
import type { Database } from './client.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens PostgreSQL where an address is given, else the in-process database on disk under `dataDir/db`.
 * @throws DatabaseUnusableError when another process holds it or it does not answer
 */
export const openDatabase = ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Database> =>
  databaseUrl === undefined ? openPglite({ folder: join(dataDir, 'db') }) : openPostgres(databaseUrl);
