import type { ApplicationType } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { LockSimpleIcon, ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { Note } from '@radar/ui/note';
import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { site } from '../server/brand.ts';
import { employerName, jobAddress } from '../shell/job-words.ts';
import { jobNotices } from '../shell/job-notices.ts';
import { loadJob } from '../shell/load-job.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { searchAddress } from '../shell/search-address.ts';
import { infoAddress } from '../shell/info-address.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { ApplyForm } from './apply-form.tsx';
import { countriesIn } from './countries.ts';
import { JobSummary } from './job-summary.tsx';
import { loadApplicant } from './load-applicant.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import styles from './apply.module.css';

type Props = PageProps<{ jobId: string; slug: string }>;

const addressOf = (job: { id: number; slug: string }) => (locale: Locale) =>
  href(locale, 'job-jobId-slug-apply', { jobId: job.id, slug: job.slug });

/** The product's own way to apply. */
const ownWay = (ways: readonly { type: ApplicationType }[]): ApplicationType | null =>
  ways.find(({ type }) => type === 'full' || type === 'quick')?.type ?? null;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, jobId } = await params;
  const locale = localeOf(localeText);
  const [{ t }, job] = await Promise.all([words(locale, 'apply'), loadJob(locale, jobId)]);
  return pageMetadata({
    locale,
    screen: 'job-jobId-slug-apply',
    title: t('apply.metaTitle', { title: job.title }),
    addressIn: addressOf(job),
  });
};

/** Apply for a job. Closed jobs and jobs with another way to apply lead back to the job, which says so. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, jobId, slug } = await params;
  const locale = localeOf(localeText);
  const job = await loadJob(locale, jobId);
  if (slug !== job.slug) permanentRedirect(addressOf(job)(locale));
  const applicationType = ownWay(job.applicationTypes);
  if (!job.isActive) redirect(`${jobAddress(locale, job)}#${jobNotices.closed}`);
  if (applicationType === null) redirect(`${jobAddress(locale, job)}#${jobNotices.unsupported}`);

  const [translator, messages, applicant] = await Promise.all([
    words(locale, 'apply', 'applying', 'jobs'),
    loadMessages(locale, ['apply', 'applying', 'files', 'form', 'errors']),
    loadApplicant(locale),
  ]);
  const { t } = translator;
  const employer = employerName(job, translator);
  const { organization } = job;
  return (
    <Shell locale={locale} screen="job-jobId-slug-apply" addressIn={addressOf(job)}>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <TextLink alone href={jobAddress(locale, job)}>
            <ArrowLeftIcon size="s" /> {t('apply.back')}
          </TextLink>
          <h1>{t('apply.title')}</h1>
        </div>
        <div className={styles.columns}>
          <div className={styles.form}>
            <noscript>
              <Note tone="warn">{t('apply.noScript')}</Note>
            </noscript>
            <ApplyForm
              locale={locale}
              timeZone={site.timeZone}
              messages={messages}
              job={{
                id: job.id,
                applicationType,
                employer: organization === null ? null : employer,
                position: job.position,
              }}
              applicant={applicant}
              countries={countriesIn(translator)}
              similar={<SimilarJobs jobId={job.id} translator={translator} />}
              privacy={
                <Note icon={<LockSimpleIcon />}>
                  {organization === null ? t('apply.privacyNoteIncognito') : t('apply.privacyNote', { employer })}
                </Note>
              }
              addresses={{
                job: jobAddress(locale, job),
                terms: infoAddress(locale, 'termsOfUse'),
                privacy: infoAddress(locale, 'privacyPolicy'),
                similar: searchAddress(locale, job.position === null ? {} : { positions: [String(job.position.id)] }),
                applications: href(locale, 'my-profile-applications'),
                documents: href(locale, 'my-profile-documents'),
              }}
            />
          </div>
          <aside className={styles.side}>
            <JobSummary job={job} translator={translator} />
          </aside>
        </div>
      </div>
    </Shell>
  );
};
