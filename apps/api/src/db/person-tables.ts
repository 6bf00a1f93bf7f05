import { eq, getTableColumns, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

/** Every table, by its name in the schema. */
export const allTables: Readonly<Record<string, PgTable>> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, value]): [string, PgTable][] => (is(value, PgTable) ? [[name, value]] : [])),
);

/** A table whose rows belong to people with an account. */
export type PersonTable = {
  /** Its name in the schema. */
  name: string;
  table: PgTable;
  /** Condition of the rows of one of them. */
  isOf: (userId: number) => SQL;
};

type Conditions = ReadonlyMap<PgTable, PersonTable['isOf']>;

/** The way from a table to tables that are known to belong to people; null where there is none. */
const wayTo = (known: Conditions, table: PgTable): PersonTable['isOf'] | null => {
  const ways = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const isOfParent = known.get(foreignTable);
    return isOfParent === undefined
      ? []
      : [{ column: columns[0], target: foreignColumns[0], foreignTable, isOfParent }];
  });
  if (ways.length === 0) return null;
  return (userId) =>
    or(
      ...ways.map(
        ({ column, target, foreignTable, isOfParent }) =>
          sql`${column} in (select ${target} from ${foreignTable} where ${isOfParent(userId)})`,
      ),
    ) ?? sql`false`;
};

const findPersonTables = (): PersonTable[] => {
  const { users } = schema;
  const found: PersonTable[] = [{ name: 'users', table: users, isOf: (userId) => eq(users.id, userId) }];
  for (let known = 0; known < found.length;) {
    known = found.length;
    const conditions = new Map(found.map(({ table, isOf }) => [table, isOf]));
    for (const [name, table] of Object.entries(allTables)) {
      const isOf = conditions.has(table) ? null : wayTo(conditions, table);
      if (isOf !== null) found.push({ name, table, isOf });
    }
  }
  return found;
};

/**
 * `users`, and every table that refers to it, by itself or through others. Found from the foreign keys, so that a table
 * which is added later is exported and erased with the rest.
 */
export const personTables: readonly PersonTable[] = findPersonTables();

/** Column that names a file of the file store, in tables that have one. */
export const storageKeyOf = (table: PgTable): PgColumn | undefined => getTableColumns(table)['storageKey'];
