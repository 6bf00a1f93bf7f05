import type { SiteId } from '@radar/config/sites';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { countTowardsLimit, forgetCounted } from '../../http/rate-limit.ts';
import { emailKey } from './users.queries.ts';

const accountKey = (siteId: SiteId, name: string): string => `${siteId}:${name.trim().toLowerCase()}`;

/** One more try to sign in from a network, whatever the way. */
export const countLoginTry = (db: Db, { sessionSecret, limits }: Env, network: string): Promise<void> =>
  countTowardsLimit(db, sessionSecret, {
    kind: 'login-network',
    key: network,
    limit: limits.loginsPerMinuteAndNetwork,
    windowS: 60,
  });

/**
 * One more password for an account, known or not: counted before anything is looked up, and taken back when it was right.
 * @throws AppError TOO_MANY_REQUESTS, for the right password too
 */
export const countPassword = (db: Db, { sessionSecret, limits }: Env, siteId: SiteId, name: string): Promise<void> =>
  countTowardsLimit(db, sessionSecret, {
    kind: 'login-account',
    key: accountKey(siteId, name),
    limit: limits.failedLoginsPerHour,
    windowS: 3_600,
  });

export const takeBackPassword = (db: Db, { sessionSecret }: Env, siteId: SiteId, name: string): Promise<void> =>
  forgetCounted(db, sessionSecret, { kind: 'login-account', key: accountKey(siteId, name) }, 1);

/** Who owns the address may sign in again. */
export const liftAccountLimit = async (
  db: Db,
  { sessionSecret }: Env,
  siteId: SiteId,
  names: readonly (string | null)[],
): Promise<void> => {
  for (const name of names) {
    if (name !== null) await forgetCounted(db, sessionSecret, { kind: 'login-account', key: accountKey(siteId, name) });
  }
};

export const countRegistration = (db: Db, { sessionSecret, limits }: Env, network: string): Promise<void> =>
  countTowardsLimit(db, sessionSecret, {
    kind: 'registration-network',
    key: network,
    limit: limits.registrationsPerHalfHourAndNetwork,
    windowS: 1_800,
  });

/** One more download of everything: it is work, and worth a thief's while. */
export const countExport = (db: Db, { sessionSecret, limits }: Env, userId: number): Promise<void> =>
  countTowardsLimit(db, sessionSecret, {
    kind: 'export-account',
    key: String(userId),
    limit: limits.exportsPerDay,
    windowS: 86_400,
  });

/** One more mail that somebody asked for in the name of an address; asked from one network, too. */
export const countAccountMail = async (
  db: Db,
  { sessionSecret, limits }: Env,
  { network, email }: { network: string; email: string },
): Promise<void> => {
  await countTowardsLimit(db, sessionSecret, {
    kind: 'code-network',
    key: network,
    limit: limits.codesPerHourAndNetwork,
    windowS: 3_600,
  });
  await countTowardsLimit(db, sessionSecret, {
    kind: 'account-mail',
    key: emailKey(email),
    limit: limits.accountMailsPerHour,
    windowS: 3_600,
  });
};
