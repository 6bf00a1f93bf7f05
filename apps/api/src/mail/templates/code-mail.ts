import { verification } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type CodeMail = { locale: Locale; address: string; code: string; jobTitle: string };

/** The code that confirms an address. It carries no word of the person who asked: nobody knows yet whose address it is. */
export const codeMail = (sender: Sender, { locale, address, code, jobTitle }: CodeMail): Mail => {
  const { t } = mailWords(locale);
  return composeMail(sender, {
    to: { name: '', address },
    locale,
    subject: t('mail.codeSubject', { code }),
    title: t('mail.codeTitle'),
    blocks: [
      { kind: 'paragraph', text: t('mail.codeIntro', { job: jobTitle }) },
      { kind: 'code', code },
      { kind: 'paragraph', text: t('mail.codeValid', { minutes: verification.validMs / 60_000 }) },
      { kind: 'note', text: t('mail.codeIgnore') },
    ],
  });
};
