import { verification } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobs, verificationCodes } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import { codeMail } from '../../mail/templates/code-mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { Services } from '../../services.ts';
import { lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import { hashCode, newCode } from '../../verification/verification-code.ts';

type Env = Services['env'];

/** Seconds until another code may be asked for, 0 for now; by the database's clock. */
const secondsToWait = async (tx: Db, applicationId: number, address: string): Promise<number> => {
  const [last] = await tx
    .select({ ageS: sql<number>`extract(epoch from now() - ${verificationCodes.createdAt})::float8` })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.applicationId, applicationId), eq(verificationCodes.address, address)))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return last === undefined ? 0 : Math.max(0, Math.ceil(verification.resendAfterMs / 1000 - last.ageS));
};

const countCode = async (tx: Db, env: Env, address: string, network: string): Promise<void> => {
  const { codesPerDay, codesPerHourAndNetwork } = env.limits;
  await countTowardsLimit(tx, env.sessionSecret, {
    kind: 'code-network',
    key: network,
    limit: codesPerHourAndNetwork,
    windowS: 3_600,
  });
  await countTowardsLimit(tx, env.sessionSecret, {
    kind: 'code-address',
    key: address.toLowerCase(),
    limit: codesPerDay,
    windowS: 86_400,
  });
};

/**
 * Mails a code to the address stated in the application. Earlier codes are good no more.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, APPLICATION_STEP_MISSING, CODE_TOO_EARLY, TOO_MANY_REQUESTS
 */
export const sendCode = (
  db: Db,
  env: Env,
  { own, locale, network }: { own: Own; locale: Locale; network: string },
): Promise<{ resendAfterS: number; expiresInS: number }> =>
  transact(db, async (tx) => {
    const application = await lockOwnRow(tx, own);
    requireOpen(application);
    const { id, siteId, email: address, jobId } = application;
    if (address === null)
      throw new AppError('APPLICATION_STEP_MISSING', { fields: [{ path: 'email', code: 'required' }] });
    const waitS = await secondsToWait(tx, id, address);
    if (waitS > 0) throw new AppError('CODE_TOO_EARLY', { retryAfterS: waitS });
    await countCode(tx, env, address, network);

    const code = newCode();
    const [written] = await tx
      .insert(verificationCodes)
      .values({
        applicationId: id,
        address,
        codeHash: hashCode(env.sessionSecret, { purpose: 'application', id, address }, code),
        triesLeft: verification.tries,
        expiresAt: sql`now() + make_interval(secs => ${verification.validMs / 1000})`,
      })
      .returning({ id: verificationCodes.id });
    const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
    await enqueue(tx, {
      kind: 'mail',
      payload: codeMail({ siteId, origin: env.origins[siteId] }, { locale, address, code, jobTitle: job?.title ?? '' }),
      dedupeKey: `code:${written?.id}`,
    });
    return { resendAfterS: verification.resendAfterMs / 1000, expiresInS: verification.validMs / 1000 };
  });
