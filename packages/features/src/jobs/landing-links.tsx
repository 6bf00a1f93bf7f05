import type { LandingLink } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
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

/** A heading and, in columns, the landing pages under it with their counts; nothing where there are none. */
export const LandingLinks = ({ heading, links, translator: { locale, number } }: LandingLinksProps) =>
  links.length === 0 ? null : (
    <section>
      <SectionHead heading={heading} />
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.slugs[locale]}>
            <a href={landingAddress(locale, link)}>
              <span>{link.name}</span> <b>{number(link.jobs)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
