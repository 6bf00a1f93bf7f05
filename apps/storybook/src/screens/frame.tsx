import { localeFacts } from '@radar/i18n/locales';
import { Footer } from '@radar/ui/footer';
import { Header } from '@radar/ui/header';
import { GlobeIcon, ListIcon } from '@radar/ui/icons';
import { Menu, MenuLink } from '@radar/ui/menu';
import { ThemeChoice, ThemeIcon } from '@radar/ui/theme-choice';
import { useId, type ReactNode } from 'react';
import { brands, titleOf } from '../toolbars/brands.ts';
import type { ScreenProps } from './screen.ts';

type FrameProps = ScreenProps & {
  /** @default true */
  footer?: boolean;
  children: ReactNode;
};

/** Header and footer of the site around a key screen. */
export function Frame({ id, words, footer = true, children }: FrameProps) {
  const own = useId();
  const { t, locale } = words;
  const brand = brands[id];
  const wordmark = {
    href: '#',
    label: titleOf(id),
    word: brand.secondWord,
    script: localeFacts[brand.firstLocale].script,
  };
  const links = [
    { href: '#jobs', label: t('shell.jobs') },
    { href: '#search', label: t('shell.search') },
  ];
  const languages = brand.locales.map((one) => (
    <MenuLink key={one} href={`#${one}`} lang={one} current={one === locale}>
      {localeFacts[one].ownName}
    </MenuLink>
  ));
  return (
    <>
      <Header
        wordmark={wordmark}
        navLabel={t('shell.mainNav')}
        links={links}
        wideActions={
          <>
            <Menu
              id={`${own}languages`}
              label={t('shell.languageNow', { name: localeFacts[locale].ownName })}
              icon={<GlobeIcon />}
              text={locale.toUpperCase()}
            >
              {languages}
            </Menu>
            <Menu id={`${own}themes`} label={t('shell.theme')} icon={<ThemeIcon />}>
              <ThemeChoice
                name={`${own}theme`}
                label={t('shell.theme')}
                lightLabel={t('shell.themeLight')}
                darkLabel={t('shell.themeDark')}
                systemLabel={t('shell.themeSystem')}
              />
            </Menu>
          </>
        }
        narrowActions={
          <Menu id={`${own}menu`} label={t('shell.mainNav')} icon={<ListIcon />}>
            {languages}
          </Menu>
        }
      />
      <main>{children}</main>
      {footer && (
        <Footer
          wordmark={wordmark}
          line={t('shell.tagline')}
          groups={[
            { heading: t('shell.footerSeek'), links },
            {
              heading: t('shell.footerAbout'),
              links: [
                { href: '#contact', label: t('shell.contact') },
                { href: '#terms', label: t('shell.termsOfUse') },
              ],
            },
          ]}
          note={t('shell.copyright', { year: '2026', brand: titleOf(id) })}
        />
      )}
    </>
  );
}
