import { AppError } from '@radar/domain/http';
import {
  type EmailFrequency,
  lastingSearch,
  type PastSearch,
  type SavedSearch,
  savedLimits,
  searchKey,
} from '@radar/domain/saved';
import type { SearchQuery } from '@radar/domain/search';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { savedSearches, searchHistory } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { lockUser } from '../accounts/users.queries.ts';

type Row = typeof savedSearches.$inferSelect;

const toSavedSearch = ({
  id,
  name,
  query,
  key,
  hasEmailNotification,
  emailFrequency,
  createdAt,
}: Row): SavedSearch => ({
  id,
  name,
  query,
  key,
  hasEmailNotification,
  emailFrequency,
  createdAt: createdAt.toISOString(),
});

export const listSavedSearches = async (db: Db, userId: number): Promise<SavedSearch[]> => {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return rows.map(toSavedSearch);
};

/** Id of the saved search that is the same, or null. */
export const findSavedSearch = async (db: Db, userId: number, query: SearchQuery): Promise<number | null> => {
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.key, searchKey(query))));
  return row?.id ?? null;
};

/** Saves a search, or answers the one that is the same. @throws AppError TOO_MANY_SAVED */
export const saveSearch = (
  db: Db,
  userId: number,
  {
    query,
    name = null,
    hasEmailNotification,
    emailFrequency,
  }: Pick<SavedSearch, 'query' | 'hasEmailNotification' | 'emailFrequency'> & { name?: string | null | undefined },
): Promise<SavedSearch> =>
  transact(db, async (tx) => {
    // Two tabs at once must not pass the limit together.
    await lockUser(tx, userId);
    const key = searchKey(query);
    const [same] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.key, key)));
    if (same !== undefined) return toSavedSearch(same);
    if ((await tx.$count(savedSearches, eq(savedSearches.userId, userId))) >= savedLimits.savedSearches)
      throw new AppError('TOO_MANY_SAVED');
    const [row] = await tx
      .insert(savedSearches)
      .values({ userId, name, query: lastingSearch(query), key, hasEmailNotification, emailFrequency })
      .returning();
    if (row === undefined) throw new Error('The search was not written.');
    return toSavedSearch(row);
  });

/** @throws AppError NOT_FOUND */
export const updateSavedSearch = async (
  db: Db,
  { userId, id }: { userId: number; id: number },
  changes: {
    name?: string | null | undefined;
    hasEmailNotification?: boolean | undefined;
    emailFrequency?: EmailFrequency | undefined;
  },
): Promise<SavedSearch> => {
  const { name, hasEmailNotification, emailFrequency } = changes;
  const given = {
    ...(name !== undefined && { name: name === '' ? null : name }),
    ...(hasEmailNotification !== undefined && { hasEmailNotification }),
    ...(emailFrequency !== undefined && { emailFrequency }),
  };
  const own = and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
  const [row] =
    Object.keys(given).length === 0
      ? await db.select().from(savedSearches).where(own)
      : await db.update(savedSearches).set(given).where(own).returning();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return toSavedSearch(row);
};

export const removeSavedSearch = async (db: Db, userId: number, id: number): Promise<void> => {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
};

export const listSearchHistory = async (db: Db, userId: number): Promise<PastSearch[]> => {
  const rows = await db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), desc(searchHistory.key))
    .limit(savedLimits.searchHistory);
  return rows.map(({ query, searchedAt }) => ({ query, searchedAt: searchedAt.toISOString() }));
};

/** Remembers a search, each once, the last of them; filters alone have no name to find them by. */
export const rememberSearch = async (db: Db, userId: number, query: SearchQuery, now: Date): Promise<void> => {
  if (query.query.length === 0 && query.locations.length === 0) return;
  const key = searchKey(query);
  await db
    .insert(searchHistory)
    .values({ userId, key, query: lastingSearch(query), searchedAt: now })
    .onConflictDoUpdate({ target: [searchHistory.userId, searchHistory.key], set: { searchedAt: now } });
  const kept = db
    .select({ key: searchHistory.key })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), desc(searchHistory.key))
    .limit(savedLimits.searchHistory);
  await db.delete(searchHistory).where(and(eq(searchHistory.userId, userId), notInArray(searchHistory.key, kept)));
};

export const forgetSearches = async (db: Db, userId: number): Promise<void> => {
  await db.delete(searchHistory).where(eq(searchHistory.userId, userId));
};
