import { getSimilarJobs } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { JobList, JobRow } from '@radar/ui/job-card';
import { publicApi } from '../server/api.ts';
import { toCardProps } from '../shell/job-cards/job-card-props.ts';
import styles from './apply.module.css';

const most = 3;

/** A few jobs like this one. `translator` has the words of `apply` and `jobs`. */
export const SimilarJobs = async ({ jobId, translator }: { jobId: number; translator: Translator }) => {
  const { t, locale } = translator;
  const jobs = await publicApi(locale)(
    getSimilarJobs,
    { params: { id: String(jobId) } },
    { next: { revalidate: 600 } },
  ).catch(() => []);
  if (jobs.length === 0) return null;
  return (
    <section className={styles.form}>
      <h2>{t('applying.similarJobs')}</h2>
      <JobList label={t('applying.similarJobs')}>
        {jobs.slice(0, most).map((job) => (
          // The form's page has no script for bookmarks.
          <JobRow key={job.id} {...toCardProps(job, translator)} saveLabel={undefined} />
        ))}
      </JobList>
    </section>
  );
};
