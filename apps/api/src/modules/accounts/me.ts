import type { MeChanges } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { educationLevelIn } from './education-levels.ts';
import { eraseAccount } from './erase-account.ts';
import { requirePassword } from './password.ts';
import { getUser, lockUser, type UserRow } from './users.queries.ts';

/** @throws AppError VALIDATION_FAILED for an education level that we do not have */
export const updateUser = async (db: Db, userId: number, changes: MeChanges, locale: Locale): Promise<UserRow> => {
  const level = changes.educationLevelId;
  if (level !== undefined && level !== null && educationLevelIn(locale, level) === null)
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'educationLevelId', code: 'invalid' }] });
  // Fields that were not sent stay.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await db.update(users).set(given).where(eq(users.id, userId));
  return getUser(db, userId);
};

/** Small settings that an account holds at most. */
const maxMetaKeys = 100;

/** @throws AppError VALIDATION_FAILED when there would be too many */
export const addMeta = (db: Db, userId: number, payload: UserRow['meta']): Promise<void> =>
  transact(db, async (tx) => {
    const { meta } = await lockUser(tx, userId);
    const next = { ...meta, ...payload };
    if (Object.keys(next).length > maxMetaKeys)
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'payload', code: 'invalid' }] });
    await tx.update(users).set({ meta: next }).where(eq(users.id, userId));
  });

/**
 * Deletes an account with all that hangs on it. Files that cannot be removed now are swept with the orphans.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const deactivate = async (
  { db, env, files }: Pick<Services, 'db' | 'env' | 'files'>,
  userId: number,
  password: string | undefined,
): Promise<void> => {
  await requirePassword(db, env, await getUser(db, userId), password);
  const keys = await transact(db, async (tx) => eraseAccount(tx, await lockUser(tx, userId)));
  await Promise.allSettled(keys.map((key) => files.remove(key)));
};
