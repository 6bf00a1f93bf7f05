import { siteOf } from '@radar/config/sites';
import type { ReportReason } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Block } from '../block.ts';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type ReportMail = {
  job: { id: number; title: string; slug: string; source: string };
  reason: ReportReason;
  message: string;
};

/** Tells the operator what a visitor found wrong with an ad, in the site's first language. */
export const reportMail = (sender: Sender, { job, reason, message }: ReportMail): Mail => {
  const { firstLocale: locale, name, operatorMail } = siteOf(sender.siteId);
  const { t } = mailWords(locale);
  const words: Block[] = message === '' ? [] : [{ kind: 'quote', label: t('report.mailMessage'), text: message }];
  return composeMail(sender, {
    to: { name, address: operatorMail },
    locale,
    subject: t('report.mailSubject', { id: String(job.id), job: job.title }),
    title: t('report.mailTitle'),
    blocks: [
      { kind: 'paragraph', text: t('report.mailIntro', { job: job.title }) },
      {
        kind: 'facts',
        facts: [
          { label: t('report.mailReason'), value: t(`report.reason.${reason}`) },
          { label: t('report.mailSource'), value: job.source },
        ],
      },
      ...words,
      {
        kind: 'button',
        label: t('report.mailOpen'),
        url: `${sender.origin}${href(locale, 'job-jobId-slug', { jobId: job.id, slug: job.slug })}`,
      },
    ],
  });
};
