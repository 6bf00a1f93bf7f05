import { getTableColumns, inArray } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { type PersonTable, personTables, storageKeyOf } from '../../../db/person-tables.ts';
import { employers, jobs, users } from '../../../db/schema/index.ts';
import { educationLevelIn } from '../education-levels.ts';
import { getUser } from '../users.queries.ts';
import { fieldNames, isOursOnly, partNames } from './export-names.ts';

type Fields = Record<string, unknown>;

/** Everything that we keep of a person, as JSON, and the files that it names by `contentUrl`. */
export type ExportData = {
  data: Fields;
  /** Path in the archive and key in the file store. */
  files: { path: string; key: string }[];
};

/** Columns that refer to other rows, by their name in the schema. */
const referencesOf = (table: PgTable): Map<string, PgTable> => {
  const nameOf = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [column, name]));
  return new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const name = columns[0] === undefined ? undefined : nameOf.get(columns[0]);
      return name === undefined ? [] : [[name, foreignTable]];
    }),
  );
};

/** What a person knows a job or an employer by: its title or name. */
const readTitles = async (db: Db, table: PgTable, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  if (table === jobs) {
    const rows = await db
      .select({ id: jobs.id, title: jobs.title })
      .from(jobs)
      .where(inArray(jobs.id, [...ids]));
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
  const rows = await db
    .select({ id: employers.id, title: employers.name })
    .from(employers)
    .where(inArray(employers.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** Things that are told by a name, and what the export calls them. */
const named = new Map<PgTable, string>([
  [jobs, 'jobTitle'],
  [employers, 'hiringOrganization'],
]);

/** The rows of a table that belong to a person, in the words of the export. */
const readPart = async (db: Db, { table, isOf }: PersonTable, userId: number) => {
  const rows: Fields[] = await db.select().from(table).where(isOf(userId));
  const references = referencesOf(table);
  const titles = new Map<string, Map<number, string>>();
  for (const [column, target] of references) {
    const ids = rows.map((row) => row[column]).filter((id) => typeof id === 'number');
    if (named.has(target)) titles.set(column, await readTitles(db, target, [...new Set(ids)]));
  }
  return rows.map((row) => {
    const fields: Fields = {};
    for (const [column, value] of Object.entries(row)) {
      const target = references.get(column);
      const term = target === undefined ? undefined : named.get(target);
      if (term !== undefined) fields[term] = titles.get(column)?.get(Number(value)) ?? null;
      else if (target === undefined && column !== 'storageKey' && !isOursOnly(column))
        fields[fieldNames[column] ?? column] = value;
    }
    return { row, fields };
  });
};

const educationLevelOf = async (db: Db, userId: number): Promise<string | null> => {
  const { locale, educationLevelId } = await getUser(db, userId);
  return educationLevelIn(locale, educationLevelId)?.name ?? null;
};

/** The column by which rows hang on others of the same person, where they do. */
const parentOf = (table: PgTable): { column: string; parent: PgTable } | null => {
  const owned = new Set(personTables.map((one) => one.table));
  for (const [column, parent] of referencesOf(table))
    if (owned.has(parent) && parent !== users && parent !== table) return { column, parent };
  return null;
};

/**
 * All rows of a person, found from the foreign keys: what hangs on an application stands in it. Secrets, and numbers that
 * mean something to the database alone, are left out.
 */
export const readExport = async (db: Db, userId: number): Promise<ExportData> => {
  const data: Fields = {};
  const files: ExportData['files'] = [];
  /** Fields of a row by its table and id, for the rows that hang on it. */
  const byId = new Map<PgTable, Map<unknown, Fields>>();
  for (const part of personTables) {
    const { table } = part;
    const read = await readPart(db, part, userId);
    byId.set(table, new Map(read.map(({ row, fields }) => [row['id'], fields])));
    const term = partNames[part.name] ?? part.name;
    const parent = parentOf(table);
    if (table === users) data[term] = { ...read[0]?.fields, educationLevel: await educationLevelOf(db, userId) };
    else if (parent === null) data[term] = read.map(({ fields }) => fields);
    for (const { row, fields } of read) {
      const key = row['storageKey'];
      if (storageKeyOf(table) !== undefined && typeof key === 'string') {
        const name = typeof row['name'] === 'string' ? row['name'] : 'file';
        const path = `files/${files.length + 1}-${name}`;
        fields[fieldNames['storageKey'] ?? 'contentUrl'] = path;
        files.push({ path, key });
      }
      const above = parent === null ? undefined : byId.get(parent.parent)?.get(row[parent.column]);
      if (above !== undefined) above[term] = [...(Array.isArray(above[term]) ? above[term] : []), fields];
    }
  }
  return { data, files };
};
