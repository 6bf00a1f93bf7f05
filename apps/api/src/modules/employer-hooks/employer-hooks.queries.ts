import { AppError } from '@radar/domain/http';
import type { SentApplication } from '@radar/domain/employer-hooks';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications, employerHooks, employers, jobs } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import { newHookSecret } from '../../webhooks/standard-webhook.ts';
import { findSent } from '../applications/forward-application.ts';
import { recordStep } from '../applications/progress.ts';
import { toSentApplication } from './to-sent-application.ts';

/**
 * Connects an employer's own system; an earlier secret ends. Answers the new one, which is shown this once.
 * @throws AppError NOT_FOUND
 */
export const connectEmployer = async (db: Db, employerId: number, url: string | null): Promise<{ secret: string }> => {
  if ((await db.$count(employers, eq(employers.id, employerId))) === 0) throw new AppError('NOT_FOUND');
  const hook = { url, secret: newHookSecret() };
  await db
    .insert(employerHooks)
    .values({ employerId, ...hook })
    .onConflictDoUpdate({ target: employerHooks.employerId, set: hook });
  return { secret: hook.secret };
};

/** @throws AppError NOT_FOUND */
export const disconnectEmployer = async (db: Db, employerId: number): Promise<void> => {
  const ended = await db
    .delete(employerHooks)
    .where(eq(employerHooks.employerId, employerId))
    .returning({ employerId: employerHooks.employerId });
  if (ended.length === 0) throw new AppError('NOT_FOUND');
};

const isSentTo = (employerId: number) => and(eq(jobs.employerId, employerId), isNotNull(applications.sentAt));

const pageSize = 50;

/** Applications sent to an employer, oldest first. That they were asked for means that they were forwarded. */
export const fetchSentApplications = async (
  db: Db,
  env: Env,
  { employerId, after, now }: { employerId: number; after: number | null; now: Date },
): Promise<SentApplication[]> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isSentTo(employerId), gt(applications.id, after ?? 0)))
    .orderBy(asc(applications.id))
    .limit(pageSize);
  const answer: SentApplication[] = [];
  for (const { id } of rows) {
    const sent = await findSent(db, id);
    if (sent === null) continue;
    await transact(db, (tx) => recordStep(tx, env, { ...sent, step: 'forwarded', at: now }));
    answer.push(await toSentApplication(db, env, sent, now));
  }
  return answer;
};

/** @throws AppError NOT_FOUND for what was not sent to this employer */
export const reportStep = (
  db: Db,
  env: Env,
  given: { employerId: number; applicationId: number; step: 'seen' | 'ended' | 'no_feedback'; now: Date },
): Promise<void> =>
  transact(db, async (tx) => {
    const { employerId, applicationId, step, now: at } = given;
    const sent = await findSent(tx, applicationId);
    if (sent?.job.employer?.id !== employerId) throw new AppError('NOT_FOUND');
    await recordStep(tx, env, { ...sent, step, at });
  });
