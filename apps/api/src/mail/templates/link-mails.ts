import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Mail } from '../mail.ts';

type Reader = { locale: Locale; email: string };
/** `minutes`: how long the token is good. */
type LinkReader = Reader & { token: string; minutes: number };

const linkMail = (
  sender: Sender,
  { locale, email, minutes }: LinkReader,
  { kind, url }: { kind: 'link' | 'reset' | 'newEmail'; url: string },
): Mail => {
  const { t } = mailWords(locale);
  return composeMail(sender, {
    to: { name: '', address: email },
    locale,
    subject: t(`mail.${kind}Subject`),
    title: t(`mail.${kind}Title`),
    blocks: [
      { kind: 'paragraph', text: t(`mail.${kind}Intro`, { minutes }) },
      { kind: 'button', label: t(`mail.${kind}Button`), url },
      { kind: 'note', text: t(`mail.${kind}Ignore`) },
    ],
  });
};

/** A link that signs in once. */
export const loginLinkMail = (sender: Sender, reader: LinkReader): Mail =>
  linkMail(sender, reader, {
    kind: 'link',
    url: `${sender.origin}${href(reader.locale, 'auth')}?code=${reader.token}`,
  });

/** A link that sets a new password. */
export const resetMail = (sender: Sender, reader: LinkReader): Mail =>
  linkMail(sender, reader, {
    kind: 'reset',
    url: `${sender.origin}${href(reader.locale, 'login')}?view=new_password&hash=${reader.token}`,
  });

/** A link that confirms a new address; it goes to that address. */
export const newEmailMail = (sender: Sender, reader: LinkReader): Mail =>
  linkMail(sender, reader, {
    kind: 'newEmail',
    url: `${sender.origin}${href(reader.locale, 'auth-verify-email')}?token=${reader.token}`,
  });

const noticeMail = (sender: Sender, { locale, email }: Reader, kind: 'emailChanging' | 'passwordChanged'): Mail => {
  const { t } = mailWords(locale);
  return composeMail(sender, {
    to: { name: '', address: email },
    locale,
    subject: t(`mail.${kind}Subject`),
    title: t(`mail.${kind}Title`),
    blocks: [{ kind: 'paragraph', text: t(`mail.${kind}Text`) }],
  });
};

/** Tells the old address that another one was asked for. */
export const emailChangingMail = (sender: Sender, reader: Reader): Mail => noticeMail(sender, reader, 'emailChanging');

/** Tells the owner that the password is another one. */
export const passwordChangedMail = (sender: Sender, reader: Reader): Mail =>
  noticeMail(sender, reader, 'passwordChanged');
