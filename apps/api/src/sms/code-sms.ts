import { type SiteId, siteOf } from '@radar/config/sites';
import { verification } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { mailWords } from '../mail/compose.ts';
import type { Sms } from './sms.ts';

/** The code that confirms a phone number. Within 70 characters, as more of other than English letters cost a second message. */
export const codeSms = (
  siteId: SiteId,
  { locale, number, code }: { locale: Locale; number: string; code: string },
): Sms => {
  const minutes = verification.validMs / 60_000;
  return { number, text: mailWords(locale).t('mail.codeSms', { code, minutes, brand: siteOf(siteId).name }) };
};
