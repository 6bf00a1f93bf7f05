import { createHash } from 'node:crypto';
import type { JobHandler } from '../outbox/worker.ts';
import type { Mailer } from './mail.ts';

/** Message-ID (RFC 5322, 3.6.4) of a queued mail: the same however often it is tried. */
export const messageIdOf = (job: { dedupeKey: string; createdAt: Date }, fromAddress: string): string => {
  const hash = createHash('sha256').update(`${job.dedupeKey} ${job.createdAt.toISOString()}`).digest('hex');
  return `<${hash.slice(0, 32)}@${fromAddress.split('@')[1] ?? 'radar.example'}>`;
};

/** Sends queued mails, each by itself. */
export const createMailHandler = (mailer: Mailer): JobHandler<'mail'> => ({
  groupOf: ({ id }) => String(id),
  run: async (jobs) => {
    for (const job of jobs) await mailer.send(job.payload, messageIdOf(job, job.payload.from.address));
  },
});
