import { type JobDetail, jobFormatGroup } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { ApplyBar } from '@radar/ui/apply-bar';
import { Badge } from '@radar/ui/badge';
import { Button } from '@radar/ui/button';
import { Breadcrumbs } from '@radar/ui/breadcrumbs';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { Flag, type FlagKind } from '@radar/ui/flag';
import { CheckIcon, CopyIcon, DotsThreeVerticalIcon, MapPinIcon } from '@radar/ui/icons';
import { JobList, JobRow } from '@radar/ui/job-card';
import { JobTitle } from '@radar/ui/job-title';
import { TextLink } from '@radar/ui/link';
import { LiveLine } from '@radar/ui/live-line';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { Prose } from '@radar/ui/prose';
import { Section, SectionHead } from '@radar/ui/section-head';
import { ShareRow } from '@radar/ui/share-row';
import { Tag } from '@radar/ui/tag';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { site } from '../server/brand.ts';
import { BreadcrumbData } from '../shell/breadcrumb-data.tsx';
import { employerName, hueOfEmployer, jobAddress } from '../shell/job-words.ts';
import { jobNotices } from '../shell/job-notices.ts';
import { loadJob } from '../shell/load-job.ts';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { ApplyWays, MainApplyButton } from './apply-ways.tsx';
import { toCardProps } from '../shell/job-cards/job-card-props.ts';
import { collectedAddress } from './collected-address.ts';
import { JobCover } from './details/job-cover.tsx';
import { JobFacts, JobRequirements } from './details/job-facts.tsx';
import { JobPay, payText, SalaryPanel } from './details/salary-panel.tsx';
import { SaveButton } from './details/save-button.tsx';
import { WorkPlaces } from './details/work-places.tsx';
import { JobData } from './job-data.tsx';
import { loadSimilarJobs, loadTowns } from './job-queries.ts';
import { loadLandingsForLinks } from './landing-queries.ts';
import { JobReport } from './report/job-report.tsx';
import { JobVisit } from './job-visit.tsx';
import styles from './job-details.module.css';

type Props = PageProps<{ jobId: string; slug: string }>;

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
    // The version lets previews be drawn anew when the ad changes.
    shareImage: `/share/${locale}/${job.id}.png?v=${Date.parse(job.updatedAt).toString(36)}`,
    isIndexable: job.isActive,
  });
};

const flagsOf = (job: JobDetail, { t, date }: Translator): { kind: FlagKind; text: string }[] => [
  ...(jobFormatGroup(job.format) === 'highlighted' ? [{ kind: 'featured' as const, text: t('jobs.highlighted') }] : []),
  ...(job.isNew && job.isActive ? [{ kind: 'new' as const, text: t('jobs.new') }] : []),
  ...(job.isEndNear && job.endsAt !== null
    ? [{ kind: 'soon' as const, text: t('jobs.endsSoon', { date: date(job.endsAt) }) }]
    : []),
];

/** One job, public and the same for everybody; what belongs to one person is added in the browser. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, jobId, slug } = await params;
  const locale = localeOf(localeText);
  const job = await loadJob(locale, jobId);
  const addressIn = (one: Locale): string => jobAddress(one, job);
  if (slug !== job.slug) permanentRedirect(addressIn(locale));

  const [translator, similar, towns, landings] = await Promise.all([
    words(locale, 'job', 'jobs', 'apply', 'shell', 'report', 'compare', 'saved', 'hiding'),
    loadSimilarJobs(locale, jobId),
    loadTowns(locale),
    loadLandingsForLinks(locale),
  ]);
  const { t, date, time, languageName } = translator;
  const name = employerName(job, translator);
  const { organization } = job;
  const isVerified = organization !== null && typeof organization !== 'string' && organization.badges.length > 0;
  const lang = job.language === locale ? undefined : job.language;
  const isOpen = job.isActive;
  const closed = job.endsAt === null ? t('job.expiredUndated') : t('job.expired', { date: date(job.endsAt) });
  const [place] = job.workLocations;
  const collected = (key: 'locations' | 'positions', id: number): string => collectedAddress(locale, landings, key, id);
  const crumbs = [
    { href: href(locale, 'jobs'), label: t('shell.jobs') },
    ...(job.rootPosition === null
      ? []
      : [{ href: collected('positions', job.rootPosition.id), label: job.rootPosition.name }]),
    ...(place === undefined || place.placeId === null
      ? []
      : [{ href: collected('locations', place.placeId), label: place.name }]),
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
        {isOpen ? (
          <div id={jobNotices.unsupported} className={`${styles.notice} ${styles.elsewhere}`} tabIndex={-1}>
            <Note tone="warn" action={<TextLink href="#apply">{t('job.applyInfo')}</TextLink>}>
              {t('apply.unsupported')}
            </Note>
          </div>
        ) : (
          <div id={jobNotices.closed} className={styles.notice} tabIndex={-1}>
            <Note tone="warn" action={<TextLink href="#similar">{t('job.similar')}</TextLink>}>
              <b>{closed}</b> {t('job.closedNote')}
            </Note>
          </div>
        )}
        <JobCover job={job} translator={translator} />
        <div className={styles.columns}>
          <article className={styles.main}>
            <header className={styles.head}>
              <div className={job.video === null ? styles.logo : styles.logoUnder}>
                <EmployerLogo
                  size="l"
                  name={name}
                  hue={hueOfEmployer(job)}
                  src={organization !== null && typeof organization !== 'string' ? organization.logoUrl : null}
                  anonymous={organization === null}
                />
              </div>
              <div className={styles.state}>
                {flagsOf(job, translator).map(({ kind, text }) => (
                  <Flag key={kind} kind={kind}>
                    {text}
                  </Flag>
                ))}
                {jobFormatGroup(job.format) === 'exclusive' && (
                  <Tag look="signal">{t(`jobs.format.${job.format}`)}</Tag>
                )}
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
            {lang !== undefined && <Note>{t('jobs.inLanguage', { language: languageName(job.language) })}</Note>}
            <JobFacts job={job} translator={translator} />
            <SalaryPanel job={job} translator={translator} />
            <Prose lang={lang} html={job.descriptionHtml} />
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
            <JobRequirements job={job} translator={translator} />
            <WorkPlaces
              job={job}
              towns={towns}
              addressOf={(id) => collected('locations', id)}
              translator={translator}
            />
            {organization === null && <Note>{t('job.incognitoNote')}</Note>}
            <div className={styles.tools}>
              <ShareRow
                actions={[
                  { action: 'share', label: t('job.share'), done: t('job.shared') },
                  { action: 'print', label: t('job.print') },
                ]}
              />
              <Button className={styles.needsScript} look="text" icon={<CopyIcon />} data-compare={job.id}>
                <span data-label="">{t('compare.add')}</span>
              </Button>
              <Button
                className={styles.needsScript}
                look="text"
                icon={<DotsThreeVerticalIcon />}
                data-more={job.id}
                data-employer-id={typeof organization === 'object' ? organization?.id : undefined}
              >
                {t('hiding.more')}
              </Button>
            </div>
            <JobReport job={job} translator={translator} />
          </article>
          <aside className={styles.side}>
            <Panel id="apply" sticky>
              <JobPay size="m" job={job} translator={translator} />
              {isOpen ? <ApplyWays job={job} translator={translator} /> : <Note tone="warn">{closed}</Note>}
              <SaveButton look="line" jobId={job.id} translator={translator} />
            </Panel>
          </aside>
        </div>
        {similar.length > 0 && (
          <Section>
            <SectionHead id="similar" heading={t('job.similar')} />
            <JobList label={t('job.similar')}>
              {similar.map((one) => (
                <JobRow key={one.id} {...toCardProps(one, translator)} highlighted={one.format === 'HIGHLIGHTED'} />
              ))}
            </JobList>
          </Section>
        )}
      </div>
      {isOpen && (
        <ApplyBar before={<SaveButton look="icon" jobId={job.id} translator={translator} />}>
          <MainApplyButton job={job} translator={translator} />
        </ApplyBar>
      )}
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
