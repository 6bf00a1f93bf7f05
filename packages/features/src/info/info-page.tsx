import { infoPageOf } from '@radar/i18n/addresses';
import { loadDocument } from '@radar/i18n/documents';
import { Prose } from '@radar/ui/prose';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandTitle } from '../server/brand.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { infoAddress, Shell } from '../shell/shell.tsx';
import styles from './info-page.module.css';

type Props = PageProps<{ slug: string }>;

// Another language's word was led here by a redirect of the Next config.
const pageOf = (slug: string) => infoPageOf(slug) ?? notFound();

// Our own Markdown, compiled: the only thing filled in is the brand's name.
const filled = (text: string): string => text.replaceAll('{brand}', brandTitle);

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
  const { title, html } = await loadDocument(locale, page);
  return (
    <Shell locale={locale} screen="info-slug" addressIn={(one) => infoAddress(one, page)}>
      <article className={`wrap ${styles.page}`}>
        <h1>{filled(title)}</h1>
        <Prose html={filled(html)} />
      </article>
    </Shell>
  );
};
