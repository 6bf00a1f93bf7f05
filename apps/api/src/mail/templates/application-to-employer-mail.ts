import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import type { Block } from '../block.ts';
import { composeMail, mailWords, type Sender } from '../compose.ts';
import type { Address, Mail } from '../mail.ts';

export type ApplicationToEmployerMail = {
  /** Language of the employer's market. */
  locale: Locale;
  application: Pick<
    Application,
    'firstName' | 'lastName' | 'email' | 'phone' | 'nationality' | 'coverLetter' | 'updates'
  >;
  employer: Address;
  jobTitle: string;
  /** `url`: where the file can be had for `linkDays`. */
  documents: (Mail['attachments'][number] & { url: string })[];
  /** Whether the site sends files by mail at all. */
  mayAttach: boolean;
  linkDays: number;
};

/** What all attachments of one mail may come to: more is refused by many mail servers. */
const maxAttachedBytes = 10 * 1024 * 1024;

/** Hands an application to the employer: contact data, letter, and the documents as far as a mail can carry them. */
export const applicationToEmployerMail = (
  sender: Sender,
  { locale, application, employer, jobTitle, documents, mayAttach, linkDays }: ApplicationToEmployerMail,
): Mail => {
  const { t, countryName } = mailWords(locale);
  const { email, phone, nationality, coverLetter } = application;
  const name = `${application.firstName ?? ''} ${application.lastName ?? ''}`.trim();
  const isUpdate = application.updates !== null;
  const isAttached = mayAttach && documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= maxAttachedBytes;
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
    subject: t(isUpdate ? 'mail.employerUpdateSubject' : 'mail.employerSubject', { job: jobTitle, name }),
    title: t(isUpdate ? 'mail.employerUpdateTitle' : 'mail.employerTitle'),
    blocks: [
      { kind: 'paragraph', text: t(isUpdate ? 'mail.employerUpdateIntro' : 'mail.employerIntro', { job: jobTitle }) },
      { kind: 'facts', facts },
      ...letter,
      ...(isAttached
        ? [
            { kind: 'list', label: t('mail.documents'), items: documents.map((document) => document.name) } as const,
            { kind: 'paragraph', text: t('mail.employerAttached') } as const,
          ]
        : [
            {
              kind: 'links',
              label: t('mail.documents'),
              links: documents.map(({ name: label, url }) => ({ label, url })),
            } as const,
            { kind: 'paragraph', text: t('mail.employerLinked', { days: linkDays }) } as const,
          ]),
      ...(email === null ? [] : [{ kind: 'paragraph', text: t('mail.employerReply') } as const]),
      { kind: 'note', text: t('mail.employerPrivacy') },
    ],
    attachments: isAttached
      ? documents.map(({ key, name: file, format, sizeBytes }) => ({ key, name: file, format, sizeBytes }))
      : [],
  });
};
