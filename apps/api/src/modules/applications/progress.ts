import type { ApplicationStep } from '@radar/domain/applications';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applicationSteps, notifications } from '../../db/schema/index.ts';
import type { Env } from '../../env.ts';
import { applicationStepMail } from '../../mail/templates/application-step-mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { subscriptionToken } from '../subscriptions/subscription-token.ts';
import { getSubscription } from '../subscriptions/subscriptions.queries.ts';
import type { JobToApplyFor } from './job-to-apply-for.ts';
import { type ApplicationRow, verifiedBy } from './to-application.ts';

export type Progress = { step: ApplicationStep; at: string }[];

/** What became of applications, by their ids, oldest first. */
export const progressOf = async (db: Db, ids: readonly number[]): Promise<Map<number, Progress>> => {
  const rows = await db
    .select()
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, [...ids]))
    .orderBy(asc(applicationSteps.at));
  const byId = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return new Map([...byId].map(([id, steps]) => [id, steps.map(({ step, at }) => ({ step, at: at.toISOString() }))]));
};

/**
 * Notes what became of a sent application, once for each step, and tells its person: in the account, and by mail. That it
 * was forwarded is told by the mail which confirms the sending.
 */
export const recordStep = async (
  tx: Db,
  env: Pick<Env, 'origins' | 'sessionSecret'>,
  { row, job, step, at }: { row: ApplicationRow; job: JobToApplyFor; step: ApplicationStep; at: Date },
): Promise<void> => {
  const added = await tx
    .insert(applicationSteps)
    .values({ applicationId: row.id, step, at })
    .onConflictDoNothing()
    .returning({ step: applicationSteps.step });
  if (added.length === 0) return;
  if (row.userId !== null) await tx.insert(notifications).values({ userId: row.userId, applicationId: row.id, step });
  if (step === 'forwarded' || row.email === null || verifiedBy(row) !== 'email') return;
  const { siteId, locale, firstName, email, userId } = row;
  const subscription = userId === null ? null : ({ siteId, kind: 'applications', id: userId } as const);
  if (subscription !== null && !(await getSubscription(tx, subscription)).isOn) return;
  const unsubscribeToken = subscription === null ? undefined : subscriptionToken(env.sessionSecret, subscription);
  await enqueue(tx, {
    kind: 'mail',
    payload: applicationStepMail(
      { siteId, origin: env.origins[siteId] },
      { step, locale, firstName, address: email, job, hasAccount: userId !== null, unsubscribeToken },
    ),
    dedupeKey: `application-step:${row.id}:${step}`,
  });
};
