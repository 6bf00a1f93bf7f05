import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { AccountEntry } from '@radar/ui/account-entry';
import { MenuLink } from '@radar/ui/menu';
import { isBuilt } from '../server/brand.ts';
import { words } from './words.ts';

/** The way in, or, once somebody is signed in, their own menu: which of the two shows is set before the first paint. */
export const Account = async ({ locale }: { locale: Locale }) => {
  const { t } = await words(locale, 'shell');
  return (
    <AccountEntry signIn={{ href: href(locale, 'login'), label: t('shell.signIn') }} label={t('shell.account')}>
      {isBuilt('my-profile') && <MenuLink href={href(locale, 'my-profile')}>{t('shell.account')}</MenuLink>}
      {isBuilt('logout') && <MenuLink href={href(locale, 'logout')}>{t('shell.signOut')}</MenuLink>}
    </AccountEntry>
  );
};
