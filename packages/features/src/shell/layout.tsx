import { type Locale, localeFacts } from '@radar/i18n/locales';
import { fontsToPreload } from '@radar/ui/fonts';
import '@radar/ui/styles/tokens.css';
import '@radar/ui/styles/base.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { brand } from '../server/brand.ts';
import { currentBuild } from '../server/build-id.ts';
import { errorReportsDsn } from '../server/error-reports.ts';
import { PageLife } from './after-load/page-life.tsx';
import type { PageSettings } from './after-load/page-settings.ts';
import type { ErrorWords } from './error-words.ts';
import { localeOf } from './page-props.ts';
import { pageScript } from './page-script.ts';
import { words } from './words.ts';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brand.theme.themeColor.light },
    { media: '(prefers-color-scheme: dark)', color: brand.theme.themeColor.dark },
  ],
};

const settingsOf = async (locale: Locale): Promise<PageSettings> => {
  const { t } = await words(locale, 'shell', 'cookies');
  const { analyticsId, analyticsScript, bannerScript, oneTap } = brand.features;
  const dsn = errorReportsDsn();
  return {
    build: currentBuild(),
    scripts: {
      analytics: analyticsId === null ? null : { src: analyticsScript, id: analyticsId },
      marketing: bannerScript,
      hasOneTap: oneTap,
    },
    errorReports: dsn === null ? null : { dsn, site: brand.siteId },
    words: { messages: t('shell.messages'), close: t('shell.close'), cookiesSaved: t('cookies.saved') },
  };
};

const errorWordsIn = async (locale: Locale): Promise<string> => {
  const { t } = await words(locale, 'shell', 'cookies');
  const said: ErrorWords = {
    title: t('shell.errorTitle'),
    text: t('shell.errorText'),
    reload: t('shell.reload'),
    home: t('shell.notFoundButton'),
  };
  return JSON.stringify(said);
};

/** The document: language, theme before paint, the fonts of the page's script. */
export const Layout = async ({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) => {
  const locale = localeOf((await params).locale);
  for (const file of fontsToPreload(brand.theme.font, localeFacts[locale].script)) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    // The script below sets the theme before React compares.
    <html lang={locale} data-theme="light" data-error-words={await errorWordsIn(locale)} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </head>
      <body>
        {children}
        <PageLife settings={await settingsOf(locale)} />
      </body>
    </html>
  );
};
