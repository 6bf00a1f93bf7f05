import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file finds a migrated database to copy. */
    template: { engine: 'pglite'; dumpFile: string } | { engine: 'postgres'; url: string; database: string };
  }
}

const preparePglite = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'radar-test-'));
  const database = await openPglite({});
  await migrate(database.db);
  const dumpFile = join(folder, 'template.tar');
  await writeFile(dumpFile, new Uint8Array(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('template', { engine: 'pglite', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
};

const runSql = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const preparePostgres = async (project: TestProject, url: string): Promise<() => Promise<void>> => {
  const name = `radar_template_${process.pid}`;
  await runSql(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.href);
  await migrate(database.db);
  await database.close();
  project.provide('template', { engine: 'postgres', url, database: name });
  return () => runSql(url, `drop database ${name} with (force)`);
};

/** Migrates one database; each test file works on a copy of it. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? preparePglite(project) : preparePostgres(project, url);
};
