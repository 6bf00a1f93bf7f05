import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { ReactNode } from 'react';
import { accountLinks, type AccountScreen } from './account-links.tsx';
import styles from './account-nav.module.css';
import { Shell } from './shell.tsx';
import { words } from './words.ts';

type AccountFrameProps = {
  locale: Locale;
  screen: AccountScreen;
  /** The page's heading, its name in the navigation. */
  heading: string;
  /** Panels of the page. */
  children: ReactNode;
};

/** Frame of a signed-in person's pages: header and footer, the way to the account's other screens, the heading. */
export const AccountFrame = async ({ locale, screen, heading, children }: AccountFrameProps) => {
  const [{ t }, links] = await Promise.all([words(locale, 'account'), accountLinks(locale)]);
  return (
    <Shell locale={locale} screen={screen} addressIn={(other) => href(other, screen)}>
      <div className={`wrap ${styles.page}`}>
        <nav className={styles.nav} aria-label={t('account.nav')}>
          {links.map((link) => (
            <a
              key={link.screen}
              className={styles.link}
              href={link.href}
              aria-current={link.screen === screen ? 'page' : undefined}
            >
              {link.icon}
              {link.label}
            </a>
          ))}
        </nav>
        <div className={styles.content}>
          <h1 className={styles.heading}>{heading}</h1>
          {children}
        </div>
      </div>
    </Shell>
  );
};
