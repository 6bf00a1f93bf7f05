import { type Landing, landingMinJobs } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Breadcrumbs } from '@radar/ui/breadcrumbs';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { Pagination } from '@radar/ui/pagination';
import { SectionHead } from '@radar/ui/section-head';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BreadcrumbData } from '../shell/breadcrumb-data.tsx';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { pageAddress, pageNumberOf } from '../shell/page-number.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { searchAddress } from '../shell/search-address.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { landingAddress, LandingLinks } from './landing-links.tsx';
import { loadJobPage, loadLanding } from './landing-queries.ts';
import styles from './landing.module.css';

type Props = PageProps<{ slug: string; page?: string }>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, slug, page: pageText } = await params;
  const locale = localeOf(localeText);
  const page = pageNumberOf(pageText);
  const [{ t, number }, landing] = await Promise.all([words(locale, 'landing'), loadLanding(locale, slug)]);
  const title = t(`landing.metaTitle.${landing.kind}`, { name: landing.name });
  return pageMetadata({
    locale,
    screen: 'jobs-slug',
    title: page === 1 ? title : t('landing.pageTitle', { title, page: number(page) }),
    description: t('landing.metaDescription', { n: landing.jobs, e: landing.employers }),
    addressIn: (one) => pageAddress(landingAddress(one, landing), page),
    feed: landing.query,
    isIndexable: landing.jobs >= landingMinJobs,
  });
};

/** Jobs, employers, what is new and what is paid: live, and only what the ads say. */
const Figures = ({ landing, translator }: { landing: Landing; translator: Translator }) => {
  const { t, number, moneyRange } = translator;
  const { pay } = landing;
  const figures = [
    { term: t('landing.jobs'), value: number(landing.jobs) },
    { term: t('landing.employers'), value: number(landing.employers) },
    { term: t('landing.newJobs'), value: number(landing.newJobs) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {pay !== null && (
        <div className={styles.pay}>
          <dt>{t('landing.pay')}</dt>
          <dd>{moneyRange(pay.minMinor, pay.maxMinor, pay.currency)}</dd>
          <dd className={styles.note}>{t('landing.payNote', { kind: t(`jobs.${pay.kind}`), ads: pay.ads })}</dd>
        </div>
      )}
    </dl>
  );
};

/** The jobs of a place, an occupation or a way of working, with what can be said of them and ways on. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, slug, page: pageText } = await params;
  const locale = localeOf(localeText);
  const page = pageNumberOf(pageText);
  const landing = await loadLanding(locale, slug);
  const addressIn = (one: Locale): string => pageAddress(landingAddress(one, landing), page);
  if (slug !== landing.slugs[locale]) permanentRedirect(addressIn(locale));

  const [translator, answer] = await Promise.all([
    words(locale, 'landing', 'jobs', 'search', 'shell', 'form'),
    loadJobPage(locale, landing.query, page),
  ]);
  if (page > 1 && page > answer.totalPages) notFound();
  const { t, number } = translator;
  const { name } = landing;
  const jobs = answer.items.flatMap((item) => item.jobs);
  const crumbs = [{ href: href(locale, 'jobs'), label: t('shell.jobs') }];
  return (
    <Shell locale={locale} screen="jobs-slug" addressIn={addressIn}>
      <BreadcrumbData locale={locale} crumbs={[...crumbs, { href: landingAddress(locale, landing), label: name }]} />
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs label={t('shell.breadcrumbs')} links={crumbs} />
        <header className={styles.head}>
          <h1>{t('landing.title', { name, n: answer.total })}</h1>
          <p className={styles.lead}>{t(`landing.lead.${landing.kind}`, { name })}</p>
          {page === 1 && answer.total > 0 && <Figures landing={landing} translator={translator} />}
        </header>
        <JobSearchBox
          locale={locale}
          look="bar"
          what={landing.position?.name ?? ''}
          where={landing.place?.name ?? ''}
          whereMeaning={landing.place === null ? undefined : String(landing.place.id)}
        />
        {page === 1 && (
          <>
            <LandingLinks heading={t('landing.topPositions')} links={landing.topPositions} translator={translator} />
            <LandingLinks heading={t('landing.topPlaces')} links={landing.topPlaces} translator={translator} />
          </>
        )}
        <section className={styles.list}>
          <SectionHead
            heading={t('landing.list', { name })}
            more={{ href: searchAddress(locale, landing.query), label: t('landing.filter') }}
          />
          {jobs.length === 0 ? (
            <EmptyState title={t('landing.title', { name, n: 0 })} message={t('landing.none')}>
              <ButtonLink href={href(locale, 'jobs')}>{t('jobs.listTitle')}</ButtonLink>
            </EmptyState>
          ) : (
            <JobCards jobs={jobs} translator={translator} label={t('landing.list', { name })} headingLevel={3} />
          )}
          <Pagination
            label={t('search.pagination')}
            current={page}
            total={answer.totalPages}
            hrefOf={(one) => pageAddress(landingAddress(locale, landing), one)}
            previousLabel={t('search.previous')}
            nextLabel={t('search.next')}
            pageLabel={(one) => t('search.goToPage', { page: number(one) })}
          />
        </section>
        <LandingLinks heading={t('landing.related')} links={landing.related} translator={translator} />
      </div>
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
