import type { JobDetail, WorkLocation } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { ApplyBar } from '@radar/ui/apply-bar';
import { Badge } from '@radar/ui/badge';
import { Breadcrumbs } from '@radar/ui/breadcrumbs';
import { RingsCover } from '@radar/ui/cover';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { Facts } from '@radar/ui/facts';
import {
  BriefcaseIcon,
  CalendarBlankIcon,
  CheckIcon,
  ClockIcon,
  GraduationCapIcon,
  HouseLineIcon,
  MapPinIcon,
} from '@radar/ui/icons';
import { JobList, JobRow } from '@radar/ui/job-card';
import { JobTitle } from '@radar/ui/job-title';
import { ExternalLink, TextLink } from '@radar/ui/link';
import { LiveLine } from '@radar/ui/live-line';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { PayFigure } from '@radar/ui/pay-figure';
import { Prose } from '@radar/ui/prose';
import { SalaryBand } from '@radar/ui/salary-band';
import { Section, SectionHead } from '@radar/ui/section-head';
import { ShareRow } from '@radar/ui/share-row';
import { Tag } from '@radar/ui/tag';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { site } from '../server/brand.ts';
import { BreadcrumbData } from '../shell/breadcrumb-data.tsx';
import { employerName, hueOfEmployer, jobAddress, payOf } from '../shell/job-words.ts';
import { loadJob } from '../shell/load-job.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { ApplyWays, MainApplyButton } from './apply-ways.tsx';
import { toCardProps, videoLength } from '../shell/job-cards/job-card-props.ts';
import { JobData } from './job-data.tsx';
import { loadSimilarJobs } from './job-queries.ts';
import { JobVisit } from './job-visit.tsx';
import { searchAddress } from '../shell/search-address.ts';
import styles from './job-details.module.css';

type Props = PageProps<{ jobId: string; slug: string }>;

const payText = (job: JobDetail, translator: Translator): string => {
  const pay = payOf(job, translator, { isMonthSaid: true });
  return pay === null ? translator.t('jobs.noPay') : `${pay.amount} ${pay.unit}`;
};

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, jobId } = await params;
  const locale = localeOf(localeText);
  const [translator, job] = await Promise.all([words(locale, 'job', 'jobs'), loadJob(locale, jobId)]);
  return pageMetadata({
    locale,
    screen: 'job-jobId-slug',
    title: `${job.title}, ${job.location}`,
    description: translator.t('job.metaDescription', {
      title: job.title,
      place: job.location,
      pay: payText(job, translator),
    }),
    addressIn: (one) => jobAddress(one, job),
    isIndexable: job.isActive,
  });
};

const placeText = ({ name, region, country, address }: WorkLocation, { countryName }: Translator): string =>
  [address, name, region === name ? null : region, country === null ? null : countryName(country)]
    .filter((part) => part !== null && part !== '')
    .join(', ');

const requirementRows = (job: JobDetail, { t, languageName }: Translator): { term: string; value: string }[] => {
  const rows: [string, string | null][] = [
    [
      t('job.experience'),
      job.minimalYearsOfExperience === null ? null : t('job.years', { n: job.minimalYearsOfExperience }),
    ],
    [t('job.education'), job.educationRequirements],
    [t('job.drivingLicence'), job.drivingLicences.join(', ')],
    [t('job.digitalSkills'), job.digitalSkills.join(', ')],
    [t('job.additionalSkills'), job.additionalSkills.join(', ')],
    [
      t('job.languages'),
      job.languages
        .map(({ language, level }) => {
          const name = /^[a-z]{2}$/.test(language) ? languageName(language) : language;
          return level === null ? name : `${name} (${level})`;
        })
        .join(', '),
    ],
    [t('job.categories'), job.categories.map(({ name }) => name).join(', ')],
  ];
  return rows.flatMap(([term, value]) => (value === null || value === '' ? [] : [{ term, value }]));
};

const facts = (job: JobDetail, { t, date }: Translator) => [
  ...(job.employmentTypes.length > 0
    ? [
        {
          term: t('job.employmentType'),
          value: job.employmentTypes.map((type) => t(`jobs.type.${type}`)).join(', '),
          icon: <BriefcaseIcon />,
        },
      ]
    : []),
  ...(job.workMode === null
    ? []
    : [{ term: t('job.workMode'), value: t(`jobs.mode.${job.workMode}`), icon: <HouseLineIcon /> }]),
  ...(job.education === null
    ? []
    : [{ term: t('job.education'), value: t(`jobs.education.${job.education}`), icon: <GraduationCapIcon /> }]),
  {
    term: t('job.deadline'),
    value: job.endsAt === null ? t('job.openEnded') : date(job.endsAt),
    icon: <CalendarBlankIcon />,
  },
  { term: t('job.published'), value: date(job.publishedAt), icon: <ClockIcon /> },
];

const SalaryPanel = ({ job, translator }: { job: JobDetail; translator: Translator }) => {
  const { t, moneyRange, number } = translator;
  const pay = payOf(job, translator, { isMonthSaid: true });
  const { salary } = job;
  return (
    <Panel heading={t('job.salary')}>
      <PayFigure amount={pay?.amount ?? null} unit={pay?.unit} net={pay?.net} noPay={t('jobs.noPay')} />
      {salary !== null && salary.minMinor < salary.maxMinor && (
        <SalaryBand
          rows={[
            {
              label: t(`jobs.${salary.kind}`),
              from: salary.minMinor / 100,
              to: salary.maxMinor / 100,
              text: moneyRange(salary.minMinor, salary.maxMinor, salary.currency),
              kind: salary.kind,
            },
          ]}
          label={`${t('job.salaryAxis')}: ${payText(job, translator)}`}
          format={number}
          note={t('job.salaryNote')}
        />
      )}
    </Panel>
  );
};

/** One job, public and the same for everybody; what belongs to one person is added in the browser. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, jobId, slug } = await params;
  const locale = localeOf(localeText);
  const job = await loadJob(locale, jobId);
  const addressIn = (one: Locale): string => jobAddress(one, job);
  if (slug !== job.slug) permanentRedirect(addressIn(locale));

  const [translator, similar] = await Promise.all([
    words(locale, 'job', 'jobs', 'shell'),
    loadSimilarJobs(locale, jobId),
  ]);
  const { t, date, time } = translator;
  const pay = payOf(job, translator, { isMonthSaid: true });
  const name = employerName(job, translator);
  const { organization } = job;
  const isVerified = organization !== null && typeof organization !== 'string' && organization.badges.length > 0;
  const lang = job.language === locale ? undefined : job.language;
  const rows = requirementRows(job, translator);
  const isOpen = job.isActive;
  const closed = job.endsAt === null ? t('job.expiredUndated') : t('job.expired', { date: date(job.endsAt) });
  const [place] = job.workLocations;
  const crumbs = [
    { href: href(locale, 'jobs'), label: t('shell.jobs') },
    ...(job.rootPosition === null
      ? []
      : [{ href: searchAddress(locale, { positions: [String(job.rootPosition.id)] }), label: job.rootPosition.name }]),
    ...(place === undefined || place.placeId === null
      ? []
      : [{ href: searchAddress(locale, { locations: [String(place.placeId)] }), label: place.name }]),
  ];
  return (
    <Shell locale={locale} screen="job-jobId-slug" addressIn={addressIn}>
      <JobData job={job} locale={locale} />
      <BreadcrumbData locale={locale} crumbs={[...crumbs, { href: addressIn(locale), label: job.title }]} />
      <JobVisit
        jobId={job.id}
        seenLabel={t('job.seen')}
        appliedLabel={t('job.applied', { date: '%s' })}
        locale={locale}
        timeZone={site.timeZone}
      />
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs label={t('shell.breadcrumbs')} links={crumbs} />
        <RingsCover hue={hueOfEmployer(job)} anonymous={organization === null} />
        <div className={styles.columns}>
          <article className={styles.main}>
            <header className={styles.head}>
              <div className={styles.logo}>
                <EmployerLogo
                  size="l"
                  name={name}
                  hue={hueOfEmployer(job)}
                  src={organization !== null && typeof organization !== 'string' ? organization.logoUrl : null}
                  anonymous={organization === null}
                />
              </div>
              <div className={styles.state} data-visit-flags="">
                {isOpen ? (
                  <LiveLine>{t('job.live', { date: date(job.confirmedAt), time: time(job.confirmedAt) })}</LiveLine>
                ) : (
                  <LiveLine kind="ended">{closed}</LiveLine>
                )}
              </div>
              <h1 lang={lang}>
                <JobTitle title={job.title} />
              </h1>
              <p className={styles.employer}>
                <span>
                  {name}
                  {isVerified && (
                    <>
                      {'\u00a0'}
                      <Badge label={t('jobs.verified')} />
                    </>
                  )}
                </span>
                <span className={styles.place}>
                  <MapPinIcon size="s" />
                  {job.location}
                </span>
              </p>
            </header>
            {!isOpen && <Note tone="warn">{t('job.closedNote')}</Note>}
            <Panel>
              <Facts facts={facts(job, translator)} />
            </Panel>
            <SalaryPanel job={job} translator={translator} />
            <Prose lang={lang} html={job.descriptionHtml} />
            {job.video !== null && (
              <Panel heading={t('job.video')}>
                <ExternalLink href={job.video.url}>
                  {t('jobs.videoLength', { length: videoLength(job.video.durationS) })}
                </ExternalLink>
              </Panel>
            )}
            {job.benefits.length > 0 && (
              <Panel heading={t('job.benefits')}>
                <ul className={styles.tags} role="list" lang={lang}>
                  {job.benefits.map((benefit) => (
                    <li key={benefit}>
                      <Tag look="tint">
                        <CheckIcon size="s" />
                        {benefit}
                      </Tag>
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            {rows.length > 0 && (
              <Panel heading={t('job.requirements')}>
                <dl className={styles.requirements}>
                  {rows.map(({ term, value }) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </Panel>
            )}
            {job.workLocations.length > 0 && (
              <Panel heading={t('job.location')}>
                <ul className={styles.places} role="list">
                  {job.workLocations.map((location) => (
                    <li key={`${location.name} ${location.address}`}>
                      <MapPinIcon size="s" />
                      {location.placeId === null ? (
                        placeText(location, translator)
                      ) : (
                        <TextLink href={searchAddress(locale, { locations: [String(location.placeId)] })}>
                          {placeText(location, translator)}
                        </TextLink>
                      )}
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            {organization === null && <Note>{t('job.incognitoNote')}</Note>}
            <ShareRow
              actions={[
                { action: 'share', label: t('job.share') },
                { action: 'print', label: t('job.print') },
              ]}
            />
          </article>
          <aside className={styles.side}>
            <Panel sticky>
              <PayFigure
                size="m"
                amount={pay?.amount ?? null}
                unit={pay?.unit}
                net={pay?.net}
                noPay={t('jobs.noPay')}
              />
              {isOpen ? <ApplyWays job={job} translator={translator} /> : <Note tone="warn">{closed}</Note>}
            </Panel>
          </aside>
        </div>
        {similar.length > 0 && (
          <Section>
            <SectionHead heading={t('job.similar')} />
            <JobList label={t('job.similar')}>
              {similar.map((one) => (
                <JobRow key={one.id} {...toCardProps(one, translator)} highlighted={one.format === 'HIGHLIGHTED'} />
              ))}
            </JobList>
          </Section>
        )}
      </div>
      {isOpen && (
        <ApplyBar>
          <MainApplyButton job={job} translator={translator} />
        </ApplyBar>
      )}
    </Shell>
  );
};
