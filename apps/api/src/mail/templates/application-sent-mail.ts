import type { Application } from '@radar/domain/applications';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Block } from '../block.ts';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type ApplicationSentMail = {
  locale: Locale;
  application: Pick<Application, 'firstName' | 'lastName' | 'coverLetter' | 'documents'>;
  address: string;
  job: { id: number; slug: string; title: string };
  /** Null for an incognito employer, or one that nobody knows. */
  employerName: string | null;
};

/** Tells applicants that their application is on its way, and what was in it. */
export const applicationSentMail = (
  sender: Sender,
  { locale, application, address, job, employerName }: ApplicationSentMail,
): Mail => {
  const { t } = mailWords(locale);
  const { firstName, lastName, coverLetter, documents } = application;
  const contents: Block = {
    kind: 'list',
    label: t('mail.sentContents'),
    items: [...documents.map(({ name }) => name), ...(coverLetter === null ? [] : [t('mail.coverLetter')])],
  };
  return composeMail(sender, {
    to: { name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), address },
    locale,
    subject: t('mail.sentSubject', { job: job.title }),
    title: t('mail.sentTitle'),
    blocks: [
      { kind: 'paragraph', text: t('mail.greeting', { firstName: firstName ?? '' }) },
      {
        kind: 'paragraph',
        text:
          employerName === null
            ? t('mail.sentToClient', { job: job.title })
            : t('mail.sentToEmployer', { job: job.title, employer: employerName }),
      },
      contents,
      { kind: 'paragraph', text: t('mail.sentNext') },
      {
        kind: 'button',
        label: t('mail.openJob'),
        url: `${sender.origin}${href(locale, 'job-jobId-slug', { jobId: job.id, slug: job.slug })}`,
      },
    ],
  });
};
