import type { ApplicationSentEvent } from '@radar/domain/employer-hooks';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employerHooks } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import { GiveUpError } from '../../outbox/give-up-error.ts';
import type { JobHandler } from '../../outbox/worker.ts';
import { signedHeaders } from '../../webhooks/standard-webhook.ts';
import { findSent } from '../applications/forward-application.ts';
import { recordStep } from '../applications/progress.ts';
import { toSentApplication } from './to-sent-application.ts';

const timeoutMs = 15_000;

class HookRefusedError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The employer's system answered ${status}.`);
    this.name = 'HookRefusedError';
    this.code = `HTTP_${status}`;
  }
}

/** 410: the receiver wants no more of this (Standard Webhooks, "Deliverability"). */
const gone = 410;

type Hook = { url: string; secret: string };

const post = async ({ url, secret }: Hook, id: string, event: ApplicationSentEvent): Promise<void> => {
  const body = JSON.stringify(event);
  const response = await fetch(url, {
    method: 'POST',
    headers: signedHeaders(secret, { id, timestampS: Math.floor(Date.now() / 1000), body }),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const refused = new HookRefusedError(response.status);
  throw response.status === gone ? new GiveUpError(refused) : refused;
};

const hookOf = async (db: Db, employerId: number | undefined): Promise<Hook | null> => {
  const [hook] = await db
    .select({ url: employerHooks.url, secret: employerHooks.secret })
    .from(employerHooks)
    .where(eq(employerHooks.employerId, employerId ?? 0));
  return hook === undefined || hook.url === null ? null : { url: hook.url, secret: hook.secret };
};

/** Posts sent applications to the systems of their employers, signed, until each is taken; then it was forwarded. */
export const createHookHandler = ({ db, env, now }: { db: Db; env: Env; now: () => Date }): JobHandler<'hook'> => ({
  groupOf: ({ id }) => String(id),
  run: async (jobs) => {
    for (const { payload, dedupeKey } of jobs) {
      const sent = await findSent(db, payload.applicationId);
      const hook = await hookOf(db, sent?.job.employer?.id);
      // Erased, or disconnected, in the meantime.
      if (sent === null || hook === null) continue;
      const data = await toSentApplication(db, env, sent, now());
      await post(hook, dedupeKey, { type: 'application.sent', timestamp: data.sentAt, data });
      await transact(db, (tx) => recordStep(tx, env, { ...sent, step: 'forwarded', at: now() }));
    }
  },
});
