import { createHash } from 'node:crypto';
import type { JobHandler } from '../outbox/worker.ts';
import type { SmsSender } from './sms.ts';

/** Sends queued text messages, each by itself. */
export const createSmsHandler = (send: SmsSender): JobHandler<'sms'> => ({
  groupOf: ({ id }) => String(id),
  run: async (jobs) => {
    for (const { payload, dedupeKey, createdAt } of jobs)
      await send(
        payload,
        createHash('sha256').update(`${dedupeKey} ${createdAt.toISOString()}`).digest('hex').slice(0, 32),
      );
  },
});
