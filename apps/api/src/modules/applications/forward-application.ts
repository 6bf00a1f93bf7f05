import { siteOf } from '@radar/config/sites';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import type { Mailer } from '../../mail/mail.ts';
import { messageIdOf } from '../../mail/mail-handler.ts';
import { applicationToEmployerMail } from '../../mail/templates/application-to-employer-mail.ts';
import type { JobHandler } from '../../outbox/worker.ts';
import { documentsOf } from './applications.queries.ts';
import { fileLink } from './file-links.ts';
import { getJobOf, type JobToApplyFor } from './job-to-apply-for.ts';
import { recordStep } from './progress.ts';
import { type ApplicationRow, type DocumentRow, toApplication } from './to-application.ts';

export type SentApplication = { row: ApplicationRow; documents: DocumentRow[]; job: JobToApplyFor };

/** A sent application with all that an employer gets; null when its person has erased it in the meantime. */
export const findSent = async (db: Db, id: number): Promise<SentApplication | null> => {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'completed')));
  return row === undefined ? null : { row, documents: await documentsOf(db, id), job: await getJobOf(db, row) };
};

const mailOf = (env: Env, { row, documents, job }: SentApplication, now: Date) =>
  job.employer === null || job.employer.email === null
    ? null
    : applicationToEmployerMail(
        { siteId: row.siteId, origin: env.origins[row.siteId] },
        {
          locale: siteOf(row.siteId).firstLocale,
          application: toApplication(row, documents),
          employer: { name: job.employer.name, address: job.employer.email },
          jobTitle: job.title,
          documents: documents.map(({ id, storageKey: key, name, format, sizeBytes }) => ({
            key,
            name,
            format,
            sizeBytes,
            url: fileLink(env, row.siteId, id, now),
          })),
          mayAttach: siteOf(row.siteId).applicationFiles === 'attached',
          linkDays: env.fileLinkDays,
        },
      );

type Parts = { db: Db; mailer: Mailer; env: Env; now: () => Date };

/** Mails sent applications to their employers, as they stand, and notes that each was forwarded. */
export const createForwardHandler = ({ db, mailer, env, now }: Parts): JobHandler<'forward'> => ({
  groupOf: ({ id }) => String(id),
  run: async (jobs) => {
    for (const job of jobs) {
      const sent = await findSent(db, job.payload.applicationId);
      const mail = sent === null ? null : mailOf(env, sent, now());
      if (sent === null || mail === null) continue;
      await mailer.send(mail, messageIdOf(job, mail.from.address));
      await transact(db, (tx) => recordStep(tx, env, { ...sent, step: 'forwarded', at: now() }));
    }
  },
});
