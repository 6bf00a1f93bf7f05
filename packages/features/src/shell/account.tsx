import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { AccountEntry } from '@radar/ui/account-entry';
import { MenuButton, MenuLink } from '@radar/ui/menu';
import { isBuilt } from '../server/brand.ts';
import { accountLinks } from './account-links.tsx';
import { words } from './words.ts';

/** The way in, or, once somebody is signed in, their own menu: which of the two shows is set before the first paint. */
export const Account = async ({ locale }: { locale: Locale }) => {
  const [{ t }, links] = await Promise.all([words(locale, 'shell'), accountLinks(locale)]);
  return (
    <AccountEntry signIn={{ href: href(locale, 'login'), label: t('shell.signIn') }} label={t('shell.account')}>
      {links.map(({ href: address, label }) => (
        <MenuLink key={address} href={address}>
          {label}
        </MenuLink>
      ))}
      <MenuButton hidden data-switch-back={t('shell.switchBack', { name: '%s' })} />
      {isBuilt('logout') && <MenuLink href={href(locale, 'logout')}>{t('shell.signOut')}</MenuLink>}
    </AccountEntry>
  );
};
