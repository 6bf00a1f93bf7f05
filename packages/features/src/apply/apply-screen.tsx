import type { JobDetail } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { LockSimpleIcon, ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { Note } from '@radar/ui/note';
import { redirect } from 'next/navigation';
import { site } from '../server/brand.ts';
import { infoAddress } from '../shell/info-address.ts';
import { jobNotices } from '../shell/job-notices.ts';
import { employerName, jobAddress } from '../shell/job-words.ts';
import { searchAddress } from '../shell/search-address.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { ApplyForm } from './apply-form.tsx';
import { applyAddress, verificationAddress } from './apply-address.ts';
import { countriesIn } from './countries.ts';
import { JobSummary } from './job-summary.tsx';
import { loadApplicant } from './load-applicant.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import styles from './apply.module.css';

/** The product's own way to apply. */
const ownWay = (ways: JobDetail['applicationTypes']) =>
  ways.find(({ type }) => type === 'full' || type === 'quick')?.type ?? null;

type ApplyScreenProps = {
  locale: Locale;
  job: JobDetail;
  screen: 'job-jobId-slug-apply' | 'application-verification';
  addressIn: (locale: Locale) => string;
};

/** The form for a job. Closed jobs and jobs with another way to apply lead back to the job, which says so. */
export const ApplyScreen = async ({ locale, job, screen, addressIn }: ApplyScreenProps) => {
  const applicationType = ownWay(job.applicationTypes);
  if (!job.isActive) redirect(`${jobAddress(locale, job)}#${jobNotices.closed}`);
  if (applicationType === null) redirect(`${jobAddress(locale, job)}#${jobNotices.unsupported}`);

  const [translator, messages, applicant] = await Promise.all([
    words(locale, 'apply', 'applying', 'jobs'),
    loadMessages(locale, ['apply', 'applying', 'resuming', 'files', 'form', 'errors']),
    loadApplicant(locale),
  ]);
  const { t } = translator;
  const employer = employerName(job, translator);
  const { organization } = job;
  return (
    <Shell locale={locale} screen={screen} addressIn={addressIn}>
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
                apply: applyAddress(locale, job),
                verification: verificationAddress(locale, job),
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
