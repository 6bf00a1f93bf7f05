import { type JobDetail, jobFormatGroup } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { Cover, RingsCover } from '@radar/ui/cover';
import { hueOfEmployer } from '../../shell/job-words.ts';
import { JobVideo } from './job-video.tsx';
import styles from './job-cover.module.css';

type JobCoverProps = {
  job: JobDetail;
  /** With the words of `job` and `jobs`. */
  translator: Translator;
};

/** The band over the job in the dress of its format: its video, the scene of its trade, or rings from the logo. */
export const JobCover = ({ job, translator }: JobCoverProps) => {
  const hue = hueOfEmployer(job);
  const category = job.category ?? 'other';
  if (job.video !== null)
    return <JobVideo video={job.video} title={job.title} category={category} hue={hue} translator={translator} />;
  if (jobFormatGroup(job.format) === 'exclusive')
    return <Cover className={styles.scene} category={category} hue={hue} />;
  return <RingsCover hue={hue} anonymous={job.organization === null} />;
};
