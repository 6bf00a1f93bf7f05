import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Translator } from '@radar/i18n/intl';
import { Hero } from '@radar/ui/hero';
import { ExclusiveCard, ExclusiveGroup, FeaturedCard, JobList, JobRow, VideoCard, VideoRail } from '@radar/ui/job-card';
import { RadarMap } from '@radar/ui/radar-map';
import { Section, SectionHead } from '@radar/ui/section-head';
import type { JobListItem } from '@radar/domain/jobs';
import type { Metadata } from 'next';
import { brand } from '../server/brand.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { toCardProps, videoLength } from '../shell/job-cards/job-card-props.ts';
import { loadFeaturedJobs, loadStatistics } from './job-queries.ts';
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
  });
};

const variants = ['cover', 'quote', 'tint'] as const;

/** A wall without a rhythm looks like a table: the look of a card follows its id, and a quote needs a quote. */
const variantOf = (job: JobListItem): (typeof variants)[number] => {
  const variant = variants[job.id % variants.length] ?? 'cover';
  return variant === 'quote' && job.quote === null ? 'cover' : variant;
};

const FeaturedWall = ({ jobs, translator }: { jobs: readonly JobListItem[]; translator: Translator }) => (
  <ul className={styles.wall} role="list">
    {jobs.map((job) => {
      const variant = variantOf(job);
      return (
        <li key={job.id}>
          <FeaturedCard
            {...toCardProps(job, translator)}
            variant={variant}
            category={job.category ?? 'other'}
            text={variant === 'quote' ? job.quote : variant === 'tint' ? job.description : null}
          />
        </li>
      );
    })}
  </ul>
);

/** Home: live figures, search, and the jobs of each sold format. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  const [translator, statistics, exclusive, video, featured, recommended] = await Promise.all([
    words(locale, 'home', 'jobs', 'search'),
    loadStatistics(locale),
    loadFeaturedJobs(locale, 'exclusive'),
    loadFeaturedJobs(locale, 'video'),
    loadFeaturedJobs(locale, 'featured'),
    loadFeaturedJobs(locale, 'recommended'),
  ]);
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
            href: searchAddress(locale, { locations: [String(id)] }),
          },
        ],
  );
  const [centre] = places;
  const popular = [
    ...statistics.places.slice(0, 1).map(({ id, name, jobs }) => ({
      label: name,
      count: number(jobs),
      href: searchAddress(locale, { locations: [String(id)] }),
    })),
    ...statistics.positions.slice(0, popularPositions).map(({ id, name, jobs }) => ({
      label: name,
      count: number(jobs),
      href: searchAddress(locale, { positions: [String(id)] }),
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
        search={<JobSearchBox translator={translator} look="hero" />}
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
        {featured.items.length > 0 && (
          <Section>
            <SectionHead
              heading={t('home.featured')}
              more={{
                href: searchAddress(locale, { formats: ['FEATURED-HOME', 'FEATURED'] }),
                label: t('home.featuredAll'),
              }}
            />
            <FeaturedWall jobs={featured.items.slice(0, 12)} translator={translator} />
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
      </div>
    </Shell>
  );
};
