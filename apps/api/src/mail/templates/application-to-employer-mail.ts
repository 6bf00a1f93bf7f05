import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import type { Block } from '../block.ts';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Address, Mail } from '../mail.ts';

export type ApplicationToEmployerMail = {
  /** Language of the employer's market. */
  locale: Locale;
  application: Pick<Application, 'firstName' | 'lastName' | 'email' | 'phone' | 'nationality' | 'coverLetter'>;
  employer: Address;
  jobTitle: string;
  documents: Mail['attachments'];
};

/** What all attachments of one mail may come to: more is refused by many mail servers. */
const maxAttachedBytes = 10 * 1024 * 1024;

/** Hands an application to the employer: contact data, letter, and the documents as far as a mail can carry them. */
export const applicationToEmployerMail = (
  sender: Sender,
  { locale, application, employer, jobTitle, documents }: ApplicationToEmployerMail,
): Mail => {
  const { t, countryName } = mailWords(locale);
  const { email, phone, nationality, coverLetter } = application;
  const name = `${application.firstName ?? ''} ${application.lastName ?? ''}`.trim();
  const fits = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= maxAttachedBytes;
  const facts = [
    { label: t('mail.name'), value: name },
    { label: t('mail.email'), value: email },
    { label: t('mail.phone'), value: phone },
    { label: t('mail.nationality'), value: nationality === null ? null : countryName(nationality) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const letter: Block[] =
    coverLetter === null ? [] : [{ kind: 'quote', label: t('mail.coverLetter'), text: coverLetter }];
  return composeMail(sender, {
    to: employer,
    ...(email !== null && { replyTo: { name, address: email } }),
    locale,
    subject: t('mail.employerSubject', { job: jobTitle, name }),
    title: t('mail.employerTitle'),
    blocks: [
      { kind: 'paragraph', text: t('mail.employerIntro', { job: jobTitle }) },
      { kind: 'facts', facts },
      ...letter,
      { kind: 'list', label: t('mail.documents'), items: documents.map((document) => document.name) },
      { kind: 'paragraph', text: fits ? t('mail.employerAttached') : t('mail.employerTooBig') },
      { kind: 'paragraph', text: t('mail.employerReply') },
      { kind: 'note', text: t('mail.employerPrivacy') },
    ],
    attachments: fits ? documents : [],
  });
};
