import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/client.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

/** An empty migrated database of its own: PGlite in memory, or one on the server of TEST_DATABASE_URL. */
export const aTestDatabase = async (): Promise<Database & { url: string | undefined }> => {
  const template = inject('template');
  if (template.engine === 'pglite')
    return { ...(await openPglite({ dump: await openAsBlob(template.dumpFile) })), url: undefined };
  const name = `radar_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template.database}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
