import { consentCategories } from '@radar/config/cookies';
import type { Locale } from '@radar/i18n/locales';
import { CookieNotice } from '@radar/ui/cookie-notice';
import { infoAddress } from './info-address.ts';
import { words } from './words.ts';

/** Asks which cookies are allowed, once; the page script shows it, and the link in the footer shows it again. */
export const CookieQuestion = async ({ locale }: { locale: Locale }) => {
  const { t } = await words(locale, 'cookies');
  return (
    <CookieNotice
      title={t('cookies.title')}
      text={t('cookies.text')}
      policy={{ href: infoAddress(locale, 'cookies'), label: t('cookies.policyLink') }}
      categories={consentCategories.map((value) => ({
        value,
        label: t(`cookies.category.${value}`),
        text: t(`cookies.category.${value}Text`),
        required: value === 'necessary',
      }))}
      acceptLabel={t('cookies.acceptAll')}
      rejectLabel={t('cookies.rejectAll')}
      chooseLabel={t('cookies.choose')}
      saveLabel={t('cookies.save')}
    />
  );
};
