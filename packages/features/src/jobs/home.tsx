import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Translator } from '@radar/i18n/intl';
import { Hero } from '@radar/ui/hero';
import { ExclusiveCard, ExclusiveGroup, FeaturedCard, JobList, JobRow, VideoCard, VideoRail } from '@radar/ui/job-card';
import { RadarMap } from '@radar/ui/radar-map';
import { Section, SectionHead } from '@radar/ui/section-head';
import type { JobListItem } from '@radar/domain/jobs';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brand } from '../server/brand.ts';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { pageAddress, pageNumberOf } from '../shell/page-number.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { toCardProps, videoLength } from '../shell/job-cards/job-card-props.ts';
import { FeaturedWall } from './featured-wall.tsx';
import { loadFeaturedJobs, loadStatistics } from './job-queries.ts';
import { collectedAddress } from './collected-address.ts';
import { loadLandings } from './landing-queries.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { searchAddress } from '../shell/search-address.ts';
import styles from './home.module.css';

const addressIn = (locale: Locale): string => href(locale, 'index');

/** Towns on the hero's radar: more would hide each other. */
const mapPlaces = 9;
const popularPositions = 4;

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const [{ t }, { total }] = await Promise.all([words(locale, 'home'), loadStatistics(locale)]);
  return pageMetadata({
    locale,
    screen: 'index',
    title: t('home.metaTitle'),
    description: t('home.metaDescription', { n: total }),
    addressIn,
    feed: {},
  });
};

const variants = ['cover', 'quote', 'tint'] as const;

/** A wall without a rhythm looks like a table: the look of a card follows its id, and a quote needs a quote. */
const variantOf = (job: JobListItem): (typeof variants)[number] => {
  const variant = variants[job.id % variants.length] ?? 'cover';
  return variant === 'quote' && job.quote === null ? 'cover' : variant;
};

/** Pages of the wall that one address may ask for: who wants more than that looks through the search. */
const mostWallPages = 8;

/** Featured jobs of the first pages, all of them: the address of a later page shows what was seen before it, too. */
const loadWall = async (locale: Locale, page: number) => {
  if (page > mostWallPages) notFound();
  const pages = await Promise.all(
    Array.from({ length: page }, (_, index) => loadFeaturedJobs(locale, 'featured', index + 1)),
  );
  const [{ total, totalPages } = { total: 0, totalPages: 0 }] = pages;
  if (page > 1 && page > totalPages) notFound();
  return {
    jobs: uniqueJobs(pages.flatMap(({ items }) => items)),
    total,
    lastPage: Math.min(totalPages, mostWallPages),
  };
};

// A job that was listed between two cached answers stands in both.
const uniqueJobs = (jobs: readonly JobListItem[]): JobListItem[] => [
  ...new Map(jobs.map((job) => [job.id, job])).values(),
];

const wallCard = (job: JobListItem, translator: Translator) => {
  const variant = variantOf(job);
  return (
    <FeaturedCard
      {...toCardProps(job, translator)}
      variant={variant}
      category={job.category ?? 'other'}
      text={variant === 'quote' ? job.quote : variant === 'tint' ? job.description : null}
    />
  );
};

/** Home: live figures, search, and the jobs of each sold format. */
export const Page = async ({ params }: PageProps<{ page?: string }>) => {
  const { locale: localeText, page: pageText } = await params;
  const locale = localeOf(localeText);
  const page = pageNumberOf(pageText);
  const [translator, statistics, exclusive, video, wall, recommended, { items: landings }] = await Promise.all([
    words(locale, 'home', 'jobs', 'search'),
    loadStatistics(locale),
    loadFeaturedJobs(locale, 'exclusive'),
    loadFeaturedJobs(locale, 'video'),
    loadWall(locale, page),
    loadFeaturedJobs(locale, 'recommended'),
    loadLandings(locale),
  ]);
  const collected = (key: 'locations' | 'positions', id: number): string => collectedAddress(locale, landings, key, id);
  const { t, number } = translator;
  const places = statistics.places.flatMap(({ id, name, jobs, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            name,
            latitude,
            longitude,
            count: jobs,
            countText: number(jobs),
            href: collected('locations', id),
          },
        ],
  );
  const [centre] = places;
  const popular = [
    ...statistics.places.slice(0, 1).map(({ id, name, jobs }) => ({
      label: name,
      count: number(jobs),
      href: collected('locations', id),
    })),
    ...statistics.positions.slice(0, popularPositions).map(({ id, name, jobs }) => ({
      label: name,
      count: number(jobs),
      href: collected('positions', id),
    })),
    ...(statistics.remote > 0
      ? [
          {
            label: t('home.remote'),
            count: number(statistics.remote),
            href: searchAddress(locale, { workModes: ['remote'] }),
          },
        ]
      : []),
  ];
  return (
    <Shell locale={locale} screen="index" addressIn={addressIn}>
      <Hero
        title={t('home.title', { n: statistics.total })}
        lead={t('home.subtitle')}
        map={
          centre !== undefined && (
            <RadarMap
              places={places.slice(0, mapPlaces)}
              shape={brand.theme.rings}
              label={t('home.mapLabel', { place: centre.name })}
            />
          )
        }
        search={<JobSearchBox locale={locale} look="hero" />}
        popular={popular}
        popularLabel={t('home.popular')}
      />
      <div className="wrap">
        {statistics.total === 0 && <p className={styles.empty}>{t('home.empty')}</p>}
        {exclusive.items.length > 0 && (
          <Section>
            <SectionHead heading={t('home.exclusive')} note={t('home.exclusiveSub')} />
            <ExclusiveGroup>
              {exclusive.items.slice(0, 3).map((job) => (
                <ExclusiveCard
                  key={job.id}
                  {...toCardProps(job, translator)}
                  category={job.category ?? 'other'}
                  text={job.description}
                />
              ))}
            </ExclusiveGroup>
          </Section>
        )}
        {video.items.length > 0 && (
          <Section>
            <SectionHead heading={t('home.video')} />
            <VideoRail label={t('home.video')}>
              {video.items.slice(0, 3).map((job) => (
                <VideoCard
                  key={job.id}
                  {...toCardProps(job, translator)}
                  category={job.category ?? 'other'}
                  length={videoLength(job.video?.durationS ?? 0)}
                  videoLabel={t('jobs.format.VIDEO')}
                />
              ))}
            </VideoRail>
          </Section>
        )}
        {recommended.items.length > 0 && (
          <Section>
            <SectionHead
              heading={t('home.recommended')}
              note={t('home.recommendedSub')}
              more={{ href: href(locale, 'jobs'), label: t('home.allJobs') }}
            />
            <JobList label={t('home.recommended')}>
              {recommended.items.slice(0, 8).map((job) => (
                <JobRow key={job.id} {...toCardProps(job, translator)} highlighted={job.format === 'HIGHLIGHTED'} />
              ))}
            </JobList>
          </Section>
        )}
        {wall.jobs.length > 0 && (
          <Section>
            <SectionHead
              heading={t('home.featured')}
              more={{
                href: searchAddress(locale, { formats: ['FEATURED-HOME', 'FEATURED'] }),
                label: t('home.featuredAll'),
              }}
            />
            <FeaturedWall
              items={wall.jobs.map((job) => ({ id: job.id, content: wallCard(job, translator) }))}
              nextHref={page < wall.lastPage ? pageAddress(addressIn(locale), page + 1) : null}
              label={t('home.featured')}
              moreLabel={t('home.more')}
              progress={t('home.progress', { n: wall.jobs.length, total: wall.total })}
              share={wall.jobs.length / wall.total}
              failed={t('home.moreFailed')}
            />
          </Section>
        )}
      </div>
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
