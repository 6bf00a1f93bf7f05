import type { JobListItem } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { ExclusiveCard, JobList, JobRow, VideoCard } from '@radar/ui/job-card';
import { Fragment } from 'react';
import { toCardProps, videoLength } from './job-card-props.ts';
import styles from './job-cards.module.css';

type Group = { kind: 'exclusive' | 'video' | 'rows'; jobs: JobListItem[] };

const kindOf = (job: JobListItem): Group['kind'] => {
  if (job.format === 'EXCLUSIVE' || job.format === 'EXCLUSIVE-HOME') return 'exclusive';
  return job.format === 'VIDEO' && job.video !== null ? 'video' : 'rows';
};

/** Neighbours that look alike lie on one surface; the order of the results is never changed. */
const grouped = (jobs: readonly JobListItem[]): Group[] => {
  const groups: Group[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    const kind = kindOf(job);
    if (last?.kind === kind) last.jobs.push(job);
    else groups.push({ kind, jobs: [job] });
  }
  return groups;
};

type JobCardsProps = {
  jobs: readonly JobListItem[];
  translator: Translator;
  /** Name of the list for a screen reader. */
  label: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
};

/** Jobs in the order given, each in the dress of its format. */
export const JobCards = ({ jobs, translator, label, headingLevel = 2 }: JobCardsProps) => {
  const { t } = translator;
  const groups = grouped(jobs);
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, jobs: members }) => (
        <Fragment key={members[0]?.id}>
          {kind === 'rows' && (
            <JobList label={label}>
              {members.map((job) => (
                <JobRow
                  key={job.id}
                  {...toCardProps(job, translator)}
                  headingLevel={headingLevel}
                  highlighted={job.format === 'HIGHLIGHTED'}
                />
              ))}
            </JobList>
          )}
          {kind === 'exclusive' && (
            <div className={styles.exclusives}>
              {members.map((job, index) => (
                <ExclusiveCard
                  key={job.id}
                  {...toCardProps(job, translator)}
                  headingLevel={headingLevel}
                  category={job.category ?? 'other'}
                  text={job.description}
                  formatLabel={t('jobs.exclusive')}
                  look={index === 0 ? 'wide' : 'compact'}
                />
              ))}
            </div>
          )}
          {kind === 'video' && (
            <div className={styles.videos}>
              {members.map((job, index) => (
                <VideoCard
                  key={job.id}
                  {...toCardProps(job, translator)}
                  headingLevel={headingLevel}
                  category={job.category ?? 'other'}
                  length={videoLength(job.video?.durationS ?? 0)}
                  videoLabel={t('jobs.format.VIDEO')}
                  wide={index % 2 === 0 && index === members.length - 1}
                />
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
};
