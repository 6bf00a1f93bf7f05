import { verification } from '@radar/domain/applications';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type CodeMail = { locale: Locale; address: string; code: string; job: { id: number; title: string } };

/** The code that confirms an address. It carries no word of the person who asked: nobody knows yet whose address it is. */
export const codeMail = (sender: Sender, { locale, address, code, job }: CodeMail): Mail => {
  const { t } = mailWords(locale);
  return composeMail(sender, {
    to: { name: '', address },
    locale,
    subject: t('mail.codeSubject', { code }),
    title: t('mail.codeTitle'),
    blocks: [
      { kind: 'paragraph', text: t('mail.codeIntro', { job: job.title }) },
      { kind: 'code', code },
      { kind: 'paragraph', text: t('mail.codeValid', { minutes: verification.validMs / 60_000 }) },
      {
        kind: 'button',
        label: t('mail.codeOpen'),
        url: `${sender.origin}${href(locale, 'application-verification')}?jobId=${job.id}`,
      },
      { kind: 'note', text: t('mail.codeIgnore') },
    ],
  });
};
