import type { Env } from '../../env.ts';
import { applicationSentMail } from '../../mail/templates/application-sent-mail.ts';
import type { NewJob } from '../../outbox/enqueue.ts';
import type { JobToApplyFor } from './job-to-apply-for.ts';
import { type ApplicationRow, type DocumentRow, toApplication, verifiedBy } from './to-application.ts';

/** Nothing goes to an address of which nobody knows whose it is. */
const confirmation = (
  origins: Env['origins'],
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  job: JobToApplyFor,
): NewJob[] => {
  if (row.email === null || verifiedBy(row) !== 'email') return [];
  const payload = applicationSentMail(
    { siteId: row.siteId, origin: origins[row.siteId] },
    {
      locale: row.locale,
      application: toApplication(row, documents),
      address: row.email,
      job,
      employerName: job.isIncognito ? null : (job.employer?.name ?? null),
    },
  );
  return [{ kind: 'mail', payload, dedupeKey: `application-sent:${row.id}` }];
};

/** What follows a sent application: a mail to the person, one to the employer, a call of the employer's own system. */
export const afterSending = (
  origins: Env['origins'],
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  job: JobToApplyFor,
  hasHook: boolean,
): NewJob[] => [
  ...confirmation(origins, row, documents, job),
  ...(job.employer?.email == null
    ? []
    : [
        {
          kind: 'forward',
          payload: { applicationId: row.id },
          dedupeKey: `application-to-employer:${row.id}`,
        } as const,
      ]),
  ...(hasHook
    ? [{ kind: 'hook', payload: { applicationId: row.id }, dedupeKey: `application-hook-${row.id}` } as const]
    : []),
];
