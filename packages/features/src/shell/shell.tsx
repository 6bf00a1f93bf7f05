import { href } from '@radar/i18n/addresses';
import { type Locale, localeFacts } from '@radar/i18n/locales';
import { type InfoPage, routeOf, type Screen } from '@radar/i18n/routes';
import { orderedLocales } from '@radar/config/brand';
import { ChipLink, Chips } from '@radar/ui/chip';
import { Footer } from '@radar/ui/footer';
import { Header } from '@radar/ui/header';
import { HeaderSearch } from '@radar/ui/header-search';
import { IconLink } from '@radar/ui/icon-button';
import {
  BriefcaseFillIcon,
  BriefcaseIcon,
  GlobeIcon,
  HouseFillIcon,
  HouseIcon,
  ListIcon,
  MagnifyingGlassFillIcon,
  MagnifyingGlassIcon,
} from '@radar/ui/icons';
import { Menu, MenuGroup, MenuLink } from '@radar/ui/menu';
import { SkipLink } from '@radar/ui/skip-link';
import { TabBar } from '@radar/ui/tab-bar';
import { ThemeChoice, ThemeIcon } from '@radar/ui/theme-choice';
import type { ReactNode } from 'react';
import { brand, brandTitle, isBuilt } from '../server/brand.ts';
import { Account } from './account.tsx';
import { CookieQuestion } from './cookie-question.tsx';
import { infoAddress } from './info-address.ts';
import { words } from './words.ts';

type ShellProps = {
  locale: Locale;
  /** Decides header and footer (table of routes) and which part of the site is marked as current. */
  screen: Screen;
  /** The page's address in a language, for the language switch. */
  addressIn: (locale: Locale) => string;
  children: ReactNode;
};

const infoPages: readonly InfoPage[] = ['contact', 'termsOfUse', 'privacyPolicy', 'cookies'];

/** They carry a search of their own. */
const screensWithSearch: ReadonlySet<Screen> = new Set(['index', 'job-search', 'jobs', 'jobs-slug']);

const searchAddress = (locale: Locale, query: string): string => `${href(locale, 'job-search')}?${query}`;

/** Header, content, footer: the frame of every page. */
export const Shell = async ({ locale, screen, addressIn, children }: ShellProps) => {
  const { t } = await words(locale, 'shell', 'cookies');
  const { hasHeader, hasFooter, hasCookieNotice = true } = routeOf(screen);
  const hasCookieManager = brand.features.cookieManager;
  const links = [
    { href: href(locale, 'jobs'), label: t('shell.jobs'), current: screen === 'jobs' || screen === 'job-jobId-slug' },
    { href: href(locale, 'job-search'), label: t('shell.search'), current: screen === 'job-search' },
  ];
  const languages = orderedLocales(brand).map((one) => (
    <MenuLink key={one} href={addressIn(one)} lang={one} current={one === locale}>
      {localeFacts[one].ownName}
    </MenuLink>
  ));
  const languageLabel = t('shell.languageNow', { name: localeFacts[locale].ownName });
  const themes = {
    label: t('shell.theme'),
    lightLabel: t('shell.themeLight'),
    darkLabel: t('shell.themeDark'),
    systemLabel: t('shell.themeSystem'),
  };
  const canSearchHere = screensWithSearch.has(screen);
  const wordmark = {
    href: href(locale, 'index'),
    label: brandTitle,
    word: brand.secondWord,
    script: localeFacts[brand.firstLocale].script,
  };
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      {hasCookieManager && hasCookieNotice && <CookieQuestion locale={locale} />}
      {hasHeader && (
        <Header
          wordmark={wordmark}
          navLabel={t('shell.mainNav')}
          links={links}
          search={
            !canSearchHere && (
              <HeaderSearch
                action={href(locale, 'job-search')}
                label={t('shell.searchField')}
                name="query"
                placeholder={t('shell.searchPlaceholder')}
              />
            )
          }
          wideActions={
            <>
              <Menu id="language" label={languageLabel} icon={<GlobeIcon />} text={locale.toUpperCase()}>
                {languages}
              </Menu>
              <Menu id="theme" label={t('shell.theme')} icon={<ThemeIcon />}>
                <ThemeChoice name="theme" {...themes} />
              </Menu>
            </>
          }
          actions={isBuilt('login') && <Account locale={locale} />}
          narrowActions={
            <>
              {!canSearchHere && (
                <IconLink
                  href={href(locale, 'job-search')}
                  label={t('shell.searchField')}
                  icon={<MagnifyingGlassIcon />}
                />
              )}
              <Menu id="menu" label={t('shell.mainNav')} icon={<ListIcon />}>
                <MenuGroup heading={t('shell.mainNav')}>
                  {links.map(({ href: address, label, current }) => (
                    <MenuLink key={address} href={address} current={current}>
                      {label}
                    </MenuLink>
                  ))}
                </MenuGroup>
                <MenuGroup heading={t('shell.language')}>{languages}</MenuGroup>
                <MenuGroup heading={t('shell.theme')}>
                  <ThemeChoice name="menu-theme" {...themes} />
                </MenuGroup>
              </Menu>
            </>
          }
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasFooter && (
        <Footer
          wordmark={wordmark}
          line={t('shell.tagline')}
          groups={[
            {
              heading: t('shell.footerSeek'),
              links: [
                { href: href(locale, 'jobs'), label: t('shell.allJobs') },
                { href: searchAddress(locale, 'newJobs=true'), label: t('shell.newJobs') },
                { href: searchAddress(locale, 'workModes=remote'), label: t('shell.remoteJobs') },
                { href: searchAddress(locale, 'abroad=true'), label: t('shell.abroadJobs') },
              ],
            },
            {
              heading: t('shell.footerAbout'),
              links: [
                ...infoPages.map((page) => ({ href: infoAddress(locale, page), label: t(`shell.${page}`) })),
                ...(hasCookieManager
                  ? [{ href: infoAddress(locale, 'cookies'), label: t('cookies.settings'), opensCookieNotice: true }]
                  : []),
              ],
            },
          ]}
          note={t('shell.copyright', { year: String(new Date().getFullYear()), brand: brandTitle })}
        >
          <Chips label={t('shell.language')}>
            {orderedLocales(brand).map((one) => (
              <ChipLink key={one} href={addressIn(one)} lang={one} hrefLang={one} on={one === locale}>
                {localeFacts[one].ownName}
              </ChipLink>
            ))}
          </Chips>
        </Footer>
      )}
      {hasFooter && screen !== 'job-jobId-slug' && (
        <TabBar
          label={t('shell.tabs')}
          tabs={[
            {
              href: href(locale, 'index'),
              label: t('shell.home'),
              icon: <HouseIcon />,
              iconOn: <HouseFillIcon />,
              current: screen === 'index',
            },
            {
              href: href(locale, 'job-search'),
              label: t('shell.search'),
              icon: <MagnifyingGlassIcon />,
              iconOn: <MagnifyingGlassFillIcon />,
              current: screen === 'job-search',
            },
            {
              href: href(locale, 'jobs'),
              label: t('shell.jobs'),
              icon: <BriefcaseIcon />,
              iconOn: <BriefcaseFillIcon />,
              current: screen === 'jobs',
            },
          ]}
        />
      )}
    </>
  );
};
