import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { ChipLink, Chips } from '@radar/ui/chip';
import { SectionHead } from '@radar/ui/section-head';
import type { Metadata } from 'next';
import { BreadcrumbData } from '../shell/breadcrumb-data.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { loadNewestJobs, loadStatistics } from './job-queries.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { searchAddress } from '../shell/search-address.ts';
import styles from './job-list.module.css';

const addressIn = (locale: Locale): string => href(locale, 'jobs');

const shownPlaces = 20;

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const [{ t }, { total }] = await Promise.all([words(locale, 'jobs'), loadStatistics(locale)]);
  return pageMetadata({
    locale,
    screen: 'jobs',
    title: t('jobs.listMetaTitle'),
    description: t('jobs.listMetaDescription', { n: total }),
    addressIn,
  });
};

/** All jobs: ways in by field, type and place, and the newest ones. Further pages are a search without words. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const [translator, statistics, newest] = await Promise.all([
    words(locale, 'jobs', 'search'),
    loadStatistics(locale),
    loadNewestJobs(locale),
  ]);
  const { t, number } = translator;
  const waysIn = [
    {
      title: t('jobs.byCategory'),
      links: statistics.categories.map(({ id, name, jobs }) => ({
        label: name,
        jobs,
        query: { positions: [String(id)] },
      })),
    },
    {
      title: t('jobs.byType'),
      links: statistics.employmentTypes.map(({ type, jobs }) => ({
        label: t(`jobs.type.${type}`),
        jobs,
        query: { jobTypes: [type] },
      })),
    },
    {
      title: t('jobs.byPlace'),
      links: statistics.places
        .slice(0, shownPlaces)
        .map(({ id, name, jobs }) => ({ label: name, jobs, query: { locations: [String(id)] } })),
    },
  ];
  return (
    <Shell locale={locale} screen="jobs" addressIn={addressIn}>
      <BreadcrumbData locale={locale} crumbs={[{ href: addressIn(locale), label: t('jobs.listTitle') }]} />
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1>{t('jobs.listTitle')}</h1>
          <p className={styles.count}>{t('jobs.listCount', { n: statistics.total })}</p>
        </div>
        <JobSearchBox translator={translator} look="bar" />
        {waysIn.map(({ title, links }) => (
          <section key={title}>
            <SectionHead heading={title} />
            <Chips label={title}>
              {links.map(({ label, jobs, query }) => (
                <ChipLink key={label} href={searchAddress(locale, query)} count={number(jobs)}>
                  {label}
                </ChipLink>
              ))}
            </Chips>
          </section>
        ))}
        <section>
          <SectionHead heading={t('jobs.newest')} />
          <JobCards
            jobs={newest.items.flatMap(({ jobs }) => jobs)}
            translator={translator}
            label={t('jobs.newest')}
            headingLevel={3}
          />
          {newest.totalPages > 1 && (
            <p className={styles.more}>
              <ButtonLink size="l" href={searchAddress(locale, { page: 2 })}>
                {t('jobs.more', { n: newest.items.length })}
              </ButtonLink>
            </p>
          )}
        </section>
      </div>
    </Shell>
  );
};
