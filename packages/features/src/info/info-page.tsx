import { infoPageOf } from '@radar/i18n/addresses';
import { loadDocument } from '@radar/i18n/documents';
import { Prose } from '@radar/ui/prose';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Button } from '@radar/ui/button';
import type { Translator } from '@radar/i18n/intl';
import { Fragment, type ReactNode } from 'react';
import { brand, brandTitle } from '../server/brand.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { infoAddress } from '../shell/info-address.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { CookieTable, ThirdParties } from './cookie-facts.tsx';
import styles from './info-page.module.css';

type Props = PageProps<{ slug: string }>;

// Another language's word was led here by a redirect of the Next config.
const pageOf = (slug: string) => infoPageOf(slug) ?? notFound();

// Our own Markdown, compiled: the only thing filled in is the brand's name.
const filled = (text: string): string => text.replaceAll('{brand}', brandTitle);

/** What code knows better than a text: a document holds `{table}` and the like as a paragraph of its own. */
const facts: Record<string, (translator: Translator) => ReactNode> = {
  consent: ({ t }) =>
    brand.features.cookieManager && (
      <p className={styles.consent}>
        <Button data-choose-cookies="open">{t('cookies.settings')}</Button>
      </p>
    ),
  table: (translator) => <CookieTable translator={translator} />,
  thirdParties: (translator) => <ThirdParties translator={translator} />,
};

const fact = /<p>\{(consent|table|thirdParties)\}<\/p>/;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, slug } = await params;
  const locale = localeOf(localeText);
  const page = pageOf(slug);
  const { title } = await loadDocument(locale, page);
  return pageMetadata({
    locale,
    screen: 'info-slug',
    title: filled(title),
    addressIn: (one) => infoAddress(one, page),
  });
};

/** Contact, terms, privacy, cookies. Any language's word leads to the page in the current language. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, slug } = await params;
  const locale = localeOf(localeText);
  const page = pageOf(slug);
  const [{ title, html }, translator] = await Promise.all([loadDocument(locale, page), words(locale, 'cookies')]);
  // Text and the name of a fact by turns.
  const parts = filled(html).split(fact);
  return (
    <Shell locale={locale} screen="info-slug" addressIn={(one) => infoAddress(one, page)}>
      <article className={`wrap ${styles.page}`}>
        <h1>{filled(title)}</h1>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index % 2 === 0 ? <Prose html={part} /> : <Prose>{facts[part]?.(translator)}</Prose>}
          </Fragment>
        ))}
      </article>
    </Shell>
  );
};
