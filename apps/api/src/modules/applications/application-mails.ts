import { siteOf } from '@radar/config/sites';
import type { Env } from '../../env.ts';
import type { Mail } from '../../mail/mail.ts';
import { applicationSentMail } from '../../mail/templates/application-sent-mail.ts';
import { applicationToEmployerMail } from '../../mail/templates/application-to-employer-mail.ts';
import type { NewJob } from '../../outbox/enqueue.ts';
import type { JobToApplyFor } from './job-to-apply-for.ts';
import { type ApplicationRow, type DocumentRow, toApplication } from './to-application.ts';

const mailJob = (dedupeKey: string, payload: Mail): NewJob => ({ kind: 'mail', payload, dedupeKey });

/** The mails that follow a sent application: one to the person, one to the employer where an address is known. */
export const applicationMails = (
  origins: Env['origins'],
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  job: JobToApplyFor,
): NewJob[] => {
  const sender = { siteId: row.siteId, origin: origins[row.siteId] };
  const application = toApplication(row, documents);
  const { employer } = job;
  const toPerson =
    row.email === null
      ? []
      : [
          mailJob(
            `application-sent:${row.id}`,
            applicationSentMail(sender, {
              locale: row.locale,
              application,
              address: row.email,
              job,
              employerName: job.isIncognito ? null : (employer?.name ?? null),
            }),
          ),
        ];
  if (employer === null || employer.email === null) return toPerson;
  const toEmployer = mailJob(
    `application-to-employer:${row.id}`,
    applicationToEmployerMail(sender, {
      locale: siteOf(row.siteId).firstLocale,
      application,
      employer: { name: employer.name, address: employer.email },
      jobTitle: job.title,
      documents: documents.map(({ storageKey: key, name, format, sizeBytes }) => ({ key, name, format, sizeBytes })),
    }),
  );
  return [...toPerson, toEmployer];
};
