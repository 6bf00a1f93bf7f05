import type { Db } from '../../../db/client.ts';
import { transact } from '../../../db/transact.ts';
import type { Env } from '../../../env.ts';
import { countExport } from '../account-limits.ts';
import { addLinkToken } from '../link-tokens.ts';
import { requirePassword } from '../password.ts';
import { getUser } from '../users.queries.ts';

/**
 * Makes the link of a download, good once: an open session alone must not be enough to carry everything away.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const prepareExport = async (
  db: Db,
  env: Env,
  userId: number,
  password: string | undefined,
): Promise<string> => {
  await requirePassword(db, env, await getUser(db, userId), password);
  await countExport(db, env, userId);
  const { token } = await transact(db, (tx) => addLinkToken(tx, { userId, purpose: 'export' }));
  return token;
};
