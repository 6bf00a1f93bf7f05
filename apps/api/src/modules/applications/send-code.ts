import { type CodeChannel, verification } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobs, verificationCodes } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import type { Mail } from '../../mail/mail.ts';
import { codeMail } from '../../mail/templates/code-mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { Services } from '../../services.ts';
import { codeSms } from '../../sms/code-sms.ts';
import type { Sms } from '../../sms/sms.ts';
import { hashCode, newCode } from '../../verification/verification-code.ts';
import { lockOwnRow, type Own, requireOpen } from './applications.queries.ts';
import type { ApplicationRow } from './to-application.ts';

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

type Counted = { channel: CodeChannel; address: string; network: string };

const countCode = async (tx: Db, env: Env, { channel, address, network }: Counted): Promise<void> => {
  const { codesPerDay, codesPerHourAndNetwork, textMessagesPerDayAndNetwork } = env.limits;
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
  // Text messages cost money, and somebody may be paid for each that is asked for.
  if (channel === 'phone')
    await countTowardsLimit(tx, env.sessionSecret, {
      kind: 'sms-network',
      key: network,
      limit: textMessagesPerDayAndNetwork,
      windowS: 86_400,
    });
};

type Message = { channel: CodeChannel; address: string; code: string; locale: Locale };

const messageOf = async (
  tx: Db,
  env: Env,
  { siteId, jobId }: ApplicationRow,
  { channel, address, code, locale }: Message,
): Promise<{ kind: 'mail'; payload: Mail } | { kind: 'sms'; payload: Sms }> => {
  if (channel === 'phone') return { kind: 'sms', payload: codeSms(siteId, { locale, number: address, code }) };
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
  const sender = { siteId, origin: env.origins[siteId] };
  return {
    kind: 'mail',
    payload: codeMail(sender, { locale, address, code, job: { id: jobId, title: job?.title ?? '' } }),
  };
};

type SendCode = { own: Own; channel: CodeChannel | undefined; locale: Locale; network: string };
type Sent = { channel: CodeChannel; resendAfterS: number; expiresInS: number };

/**
 * Sends a code to an address stated in the application. Earlier codes are good no more.
 * @throws AppError NOT_FOUND, APPLICATION_ALREADY_SENT, APPLICATION_STEP_MISSING, CODE_TOO_EARLY, TOO_MANY_REQUESTS
 */
export const sendCode = (db: Db, env: Env, { own, channel: asked, locale, network }: SendCode): Promise<Sent> =>
  transact(db, async (tx) => {
    const application = await lockOwnRow(tx, own);
    requireOpen(application);
    const { id } = application;
    const channel = asked ?? (application.email === null && application.phone !== null ? 'phone' : 'email');
    const address = application[channel];
    if (address === null)
      throw new AppError('APPLICATION_STEP_MISSING', { fields: [{ path: channel, code: 'required' }] });
    const waitS = await secondsToWait(tx, id, address);
    if (waitS > 0) throw new AppError('CODE_TOO_EARLY', { retryAfterS: waitS });
    await countCode(tx, env, { channel, address, network });

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
    const message = await messageOf(tx, env, application, { channel, address, code, locale });
    await enqueue(tx, { ...message, dedupeKey: `code:${written?.id}` });
    return { channel, resendAfterS: verification.resendAfterMs / 1000, expiresInS: verification.validMs / 1000 };
  });
