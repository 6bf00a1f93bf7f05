import { verification } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** The code that confirms the address of a new account. It names nobody: nobody knows yet whose address it is. */
export const accountCodeMail = (
  sender: Sender,
  { locale, email, code }: { locale: Locale; email: string; code: string },
): Mail => {
  const { t } = mailWords(locale);
  return composeMail(sender, {
    to: { name: '', address: email },
    locale,
    subject: t('mail.accountCodeSubject', { code }),
    title: t('mail.accountCodeTitle'),
    blocks: [
      { kind: 'paragraph', text: t('mail.accountCodeIntro') },
      { kind: 'code', code },
      { kind: 'paragraph', text: t('mail.codeValid', { minutes: verification.validMs / 60_000 }) },
      { kind: 'note', text: t('mail.accountCodeIgnore') },
    ],
  });
};
