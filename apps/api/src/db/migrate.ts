import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, DatabaseUnusableError } from './client.ts';
import { rowsOf } from './rows.ts';
import { sqlStateOf } from './sql-state.ts';

const folder = join(import.meta.dirname, 'migrations');
const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Key of the advisory lock: any number, the same in every instance. */
const lockKey = 726_164_617;

type Migration = { tag: string; hash: string; statements: string[] };

/** The migrations in order. A file's statements are parted as drizzle-kit writes them. */
export const readMigrations = async (): Promise<Migration[]> => {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
      return { tag, hash, statements: statements.filter((statement) => statement !== '') };
    }),
  );
};

const apply = (db: Db, migration: Migration): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Waiting for another instance may take as long as its migration; only the migration's own locks must not queue up traffic.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(
      sql`create table if not exists schema_migrations (tag text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const [applied] = await rowsOf<{ hash: string }>(
      tx,
      sql`select hash from schema_migrations where tag = ${migration.tag}`,
    );
    if (applied !== undefined) {
      if (applied.hash === migration.hash) return false;
      throw new DatabaseUnusableError(
        `Migration ${migration.tag} is not the one that made this database. Use another data folder or database.`,
      );
    }
    for (const statement of migration.statements) {
      // oxlint-disable-next-line no-restricted-properties -- our own migration files
      await tx.execute(sql.raw(statement));
    }
    await tx.execute(sql`insert into schema_migrations (tag, hash) values (${migration.tag}, ${migration.hash})`);
    return true;
  });

/** 55P03: the migration's own lock was not free for five seconds. It was rolled back whole and may be tried again. */
const applyPatiently = async (db: Db, migration: Migration): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(db, migration);
    } catch (error) {
      if (attempt === 5 || sqlStateOf(error) !== '55P03') throw error;
      await sleep(200 * attempt);
    }
  }
};

/**
 * Brings the schema up to date: each migration once and in one transaction, however many instances start together.
 * @returns tags of the migrations that this call applied
 * @throws DatabaseUnusableError when the database was made by other migrations
 */
export const migrate = async (db: Db): Promise<string[]> => {
  const applied: string[] = [];
  for (const migration of await readMigrations()) {
    if (await applyPatiently(db, migration)) applied.push(migration.tag);
  }
  return applied;
};

let wanted: Promise<Migration[]> | undefined;

/** Whether every migration of this build has been applied. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  // Asked every few seconds; the files do not change while the process runs.
  wanted ??= readMigrations();
  const rows = await rowsOf<{ tag: string }>(db, sql`select tag from schema_migrations`);
  const tags = new Set(rows.map(({ tag }) => tag));
  return (await wanted).every(({ tag }) => tags.has(tag));
};
