import type { LandingLink } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { CaretDownIcon } from '@radar/ui/icons';
import { SectionHead } from '@radar/ui/section-head';
import styles from './landing-links.module.css';

/** Address of a landing page. */
export const landingAddress = (locale: Locale, { slugs }: Pick<LandingLink, 'slugs'>): string =>
  href(locale, 'jobs-slug', { slug: slugs[locale] });

type LandingLinksProps = {
  heading: string;
  links: readonly LandingLink[];
  translator: Translator;
};

/** Links that a phone shows before the rest is unfolded. */
const shownOnPhone = 8;

/** A heading and, in columns, the landing pages under it with their counts; nothing where there are none. */
export const LandingLinks = ({ heading, links, translator: { locale, number, t } }: LandingLinksProps) =>
  links.length === 0 ? null : (
    <section>
      <SectionHead heading={heading} />
      <ul className={styles.links} role="list">
        {links.map((link, index) => (
          <li key={link.slugs[locale]} className={index < shownOnPhone ? undefined : styles.extra}>
            <a href={landingAddress(locale, link)}>
              <span>{link.name}</span> <b>{number(link.jobs)}</b>
            </a>
          </li>
        ))}
      </ul>
      {links.length > shownOnPhone && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{t('landing.more', { n: links.length - shownOnPhone })}</span>
            <span className={styles.opened}>{t('landing.less')}</span>
            <CaretDownIcon size="s" />
          </summary>
        </details>
      )}
    </section>
  );
