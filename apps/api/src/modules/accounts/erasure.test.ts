import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as endpoints from '@radar/domain/accounts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allTables, personTables, storageKeyOf } from '../../db/person-tables.ts';
import { rowsOf } from '../../db/rows.ts';
import { employers, jobs, users } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aStoredFile } from '../../testing/a-stored-file.ts';
import { aJob } from '../../testing/builders.ts';
import { aMember, signedIn } from '../../testing/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const canary = 'Kanarinac';

/** Tables that hold nothing of an account, and what else says whose a row is. A new table belongs to `users` or here. */
const impersonal = new Set([
  // Written in a person's name: mails to them, and what waits to be mailed.
  'outbox',
  'mailbox',
  // Somebody without an account, by a cookie.
  'guests',
  'seenJobs',
  // Hashed keys only.
  'rateCounters',
  // Said of ads, by nobody.
  'jobReports',
  'pageVisits',
  // Ads, employers and what finds them.
  'employerHooks',
  'employers',
  'externalVisits',
  'facetSets',
  'importRuns',
  'importSources',
  'jobFingerprints',
  'jobPlaces',
  'jobPositions',
  'jobSearch',
  'jobSearchPast',
  'jobs',
  'places',
  'positions',
  'searchClock',
  'searchCounts',
  'searchWords',
  'settings',
]);

let serial = 0;

/** A value for a column that a row cannot do without, with the canary wherever there is room for words. */
const valueFor = async (column: PgColumn): Promise<unknown> => {
  serial += 1;
  if (column === storageKeyOf(column.table)) return aStoredFile(api.services, `${canary} in a file`);
  if (column.columnType.startsWith('PgText')) return `${canary} ${serial}`;
  if (column.columnType === 'PgArray') return [`${canary} ${serial}`];
  if (column.columnType === 'PgJsonb') return { word: `${canary} ${serial}` };
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'date') return new Date();
  if (column.dataType === 'number') return 1;
  throw new Error(`What belongs into a ${column.columnType}?`);
};

/** Ids that a new row may refer to, by table. */
type Ids = Map<PgTable, number>;

/** A row of a table that belongs to a person, full of canaries. Answers its id, where it has one. */
const fill = async (table: PgTable, ids: Ids): Promise<number | null> => {
  const references = new Map(
    getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return [columns[0], foreignTable] as const;
    }),
  );
  const values: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const target = references.get(column);
    if (target !== undefined) values[name] = ids.get(target) ?? null;
    else if (column.generatedIdentity === undefined) values[name] = await valueFor(column);
  }
  const [row] = await api.db.insert(table).values(values).returning();
  return row !== undefined && 'id' in row && typeof row['id'] === 'number' ? row['id'] : null;
};

/** Tables in whose rows the canary sings, and files. */
const heardIn = async (): Promise<string[]> => {
  const places: string[] = [];
  for (const [name, table] of Object.entries(allTables)) {
    const rows = await rowsOf<{ row: string }>(api.db, sql`select ${table}::text as row from ${table}`);
    if (rows.some(({ row }) => row.toLowerCase().includes(canary.toLowerCase()))) places.push(name);
  }
  const folder = join(api.services.env.dataDir, 'files');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile() && (await readFile(join(entry.parentPath, entry.name), 'utf8')).includes(canary))
      places.push('files');
  }
  return places.toSorted();
};

it('knows of every table whether it belongs to a person', () => {
  const known = new Set([...impersonal, ...personTables.map(({ name }) => name)]);
  expect(Object.keys(allTables).filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !(name in allTables))).toEqual([]);
});

it('takes every word of a person from every table, the outbox, the mailbox and the files', async () => {
  const member = await aMember(api, { firstName: canary, lastName: canary, email: `${canary}@mail.example` });
  const stranger = await aMember(api);
  const visitor = await signedIn(api, member, { device: canary });
  const job = await aJob(api.db);
  const ids: Ids = new Map<PgTable, number>([
    [users, member.id],
    [jobs, job.id],
    [employers, job.employerId ?? 0],
  ]);
  await api.db
    .update(users)
    .set({ address: canary, meta: { note: canary } })
    .where(eq(users.id, member.id));
  for (const { name, table } of personTables) {
    const id = name === 'users' ? member.id : await fill(table, ids);
    if (id !== null) ids.set(table, id);
  }
  // A mail that waits, one that was given up, one to an address that was never confirmed.
  await visitor.call(endpoints.requestLoginLink, { body: { email: member.email } });
  await api.db.execute(sql`update outbox set dead_at = now() where done_at is null`);
  await visitor.call(endpoints.requestPasswordReset, { body: { email: member.email } });
  await visitor.call(endpoints.changeEmail, {
    body: { email: `other.${canary}@mail.example`, password: member.password },
  });
  await api.db.execute(sql`
    insert into mailbox (message_id, from_name, from_address, to_name, to_address, subject, text, html)
    values ('1', 'Radar', 'x@radar.example', ${canary}, ${member.email}, ${canary}, ${canary}, ${canary})`);

  const withWords = personTables
    .filter(({ table }) => Object.values(getTableColumns(table)).some(({ columnType }) => /Text|Json/.test(columnType)))
    .map(({ name }) => name);
  const files = personTables.some(({ table }) => storageKeyOf(table) !== undefined) ? ['files'] : [];
  expect(await heardIn()).toEqual(expect.arrayContaining([...withWords, ...files, 'mailbox', 'outbox']));
  const strangers = await api.db.$count(users, eq(users.id, stranger.id));

  await visitor.call(endpoints.deactivateMe, { body: { password: member.password } });
  expect(await heardIn()).toEqual([]);
  expect(await api.db.$count(users, eq(users.id, stranger.id))).toBe(strangers);
});
