import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { loadTranslator, type Translator } from '@radar/i18n/intl';
import { type Locale, locales } from '@radar/i18n/locales';
import type { Block } from './block.ts';
import type { Address, Mail } from './mail.ts';
import { renderHtml, renderText } from './render.ts';

const translators = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, await loadTranslator(locale, ['mail', 'report'], 'UTC')] as const),
  ),
) as Record<Locale, Translator>;

/** The words of mails in a language. */
export const mailWords = (locale: Locale): Translator => translators[locale];

/** A site as its mails need it. */
export type Sender = { siteId: SiteId; origin: string };

export type Draft = {
  to: Address;
  replyTo?: Address;
  locale: Locale;
  subject: string;
  title: string;
  blocks: readonly Block[];
  /** Of mails that come until somebody says no: see `subscriptionToken`. */
  unsubscribeToken?: string | undefined;
  attachments?: Mail['attachments'];
};

const maxSubjectLength = 200;

// A subject is one line of a header, and names in it come from people and feeds.
const asSubject = (text: string): string => {
  const line = text.replace(/\p{C}+/gu, ' ').trim();
  return line.length <= maxSubjectLength ? line : `${line.slice(0, maxSubjectLength - 1).toWellFormed()}…`;
};

/** A mail from a site: its sender, its frame, the draft's words as HTML and as plain text. */
export const composeMail = ({ siteId, origin }: Sender, draft: Draft): Mail => {
  const site = siteOf(siteId);
  const { locale, title, blocks, unsubscribeToken: token } = draft;
  const unsubscribe =
    token === undefined
      ? null
      : {
          label: mailWords(locale).t('mail.unsubscribe'),
          url: `${origin}${href(locale, 'unsubscribe')}?token=${token}`,
        };
  const letter = { language: locale, brand: site.name, origin, title, blocks, unsubscribe };
  return {
    from: { name: site.name, address: site.mailFrom },
    to: draft.to,
    replyTo: draft.replyTo ?? null,
    language: draft.locale,
    subject: asSubject(draft.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    unsubscribeUrl: token === undefined ? null : `${origin}/api/unsubscribe/${token}`,
    attachments: draft.attachments ?? [],
  };
};
