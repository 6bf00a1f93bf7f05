import type { LandingKind } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Pagination } from '@radar/ui/pagination';
import { SectionHead } from '@radar/ui/section-head';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BreadcrumbData } from '../shell/breadcrumb-data.tsx';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { pageAddress, pageNumberOf } from '../shell/page-number.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { loadStatistics } from './job-queries.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { LandingLinks } from './landing-links.tsx';
import { loadJobPage, loadLandings } from './landing-queries.ts';
import styles from './job-list.module.css';

const addressIn = (locale: Locale): string => href(locale, 'jobs');

type Props = PageProps<{ page?: string }>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, page: pageText } = await params;
  const locale = localeOf(localeText);
  const page = pageNumberOf(pageText);
  const [{ t, number }, { total }] = await Promise.all([words(locale, 'jobs', 'landing'), loadStatistics(locale)]);
  const title = t('jobs.listMetaTitle');
  return pageMetadata({
    locale,
    screen: 'jobs',
    title: page === 1 ? title : t('landing.pageTitle', { title, page: number(page) }),
    description: t('jobs.listMetaDescription', { n: total }),
    addressIn: (one) => pageAddress(addressIn(one), page),
    feed: {},
  });
};

/** How many landing pages of a kind the directory names; the others are linked from those. */
const shown = { city: 40, region: 40, category: 40, position: 60, popular: 40, abroad: 20 } as const;

/** All jobs, page by page, and on the first one the directory of landing pages. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, page: pageText } = await params;
  const locale = localeOf(localeText);
  const page = pageNumberOf(pageText);
  const [translator, answer, landings] = await Promise.all([
    words(locale, 'jobs', 'search', 'landing', 'form'),
    loadJobPage(locale, {}, page),
    loadLandings(locale),
  ]);
  if (page > 1 && page > answer.totalPages) notFound();
  const { t, number } = translator;
  const ofKind = (kind: LandingKind) => landings.items.filter((item) => item.kind === kind).slice(0, shown[kind]);
  const directory = [
    { heading: t('landing.byCity'), links: ofKind('city') },
    { heading: t('landing.byPosition'), links: ofKind('position') },
    { heading: t('landing.byRegion'), links: ofKind('region') },
    { heading: t('landing.byPopular'), links: ofKind('popular') },
    { heading: t('landing.byAbroad'), links: ofKind('abroad') },
  ];
  return (
    <Shell locale={locale} screen="jobs" addressIn={(one) => pageAddress(addressIn(one), page)}>
      <BreadcrumbData locale={locale} crumbs={[{ href: addressIn(locale), label: t('jobs.listTitle') }]} />
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1>{t('jobs.listTitle')}</h1>
          <p className={styles.count}>{t('jobs.listCount', { n: answer.total })}</p>
        </div>
        <JobSearchBox locale={locale} look="bar" />
        {page === 1 && (
          <LandingLinks heading={t('landing.byCategory')} links={ofKind('category')} translator={translator} />
        )}
        <section className={styles.list}>
          <SectionHead heading={t('jobs.newest')} />
          <JobCards
            jobs={answer.items.flatMap(({ jobs }) => jobs)}
            translator={translator}
            label={t('jobs.newest')}
            headingLevel={3}
          />
          <Pagination
            label={t('search.pagination')}
            current={page}
            total={answer.totalPages}
            hrefOf={(one) => pageAddress(addressIn(locale), one)}
            previousLabel={t('search.previous')}
            nextLabel={t('search.next')}
            pageLabel={(one) => t('search.goToPage', { page: number(one) })}
          />
        </section>
        {page === 1 &&
          directory.map(({ heading, links }) => (
            <LandingLinks key={heading} heading={heading} links={links} translator={translator} />
          ))}
      </div>
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
