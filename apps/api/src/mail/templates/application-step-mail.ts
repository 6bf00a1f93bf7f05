import type { ApplicationStep } from '@radar/domain/applications';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type ApplicationStepMail = {
  step: Exclude<ApplicationStep, 'forwarded'>;
  locale: Locale;
  firstName: string | null;
  address: string;
  job: { id: number; slug: string; title: string };
  /** Whether the person can look it up in the account. */
  hasAccount: boolean;
  /** Ends mails like this one; only where there is an account to note it in. */
  unsubscribeToken: string | undefined;
};

/** Tells applicants what became of their application. */
export const applicationStepMail = (
  sender: Sender,
  { step, locale, firstName, address, job, hasAccount, unsubscribeToken }: ApplicationStepMail,
): Mail => {
  const { t } = mailWords(locale);
  const path = hasAccount
    ? href(locale, 'my-profile-applications')
    : href(locale, 'job-jobId-slug', { jobId: job.id, slug: job.slug });
  return composeMail(sender, {
    to: { name: firstName ?? '', address },
    locale,
    unsubscribeToken,
    subject: t(`mail.step.${step}Subject`, { job: job.title }),
    title: t(`mail.step.${step}Title`),
    blocks: [
      { kind: 'paragraph', text: t('mail.greeting', { firstName: firstName ?? '' }) },
      { kind: 'paragraph', text: t(`mail.step.${step}Text`, { job: job.title }) },
      {
        kind: 'button',
        label: hasAccount ? t('mail.openApplications') : t('mail.openJob'),
        url: `${sender.origin}${path}`,
      },
    ],
  });
};
