import { cx } from '../cx.ts';
import { EmployerLogo } from '../employer-logo/employer-logo.tsx';
import type { JobCardProps } from './job-card.types.ts';
import { EmployerName, Flags, Meta, Pay, Save, Title, cardClass, rootOf } from './job-parts.tsx';
import styles from './job-row.module.css';

export type JobRowProps = JobCardProps & {
  /**
   * On the tinted ground of an ad that was paid for; its flag names the format.
   * @default false
   */
  highlighted?: boolean;
};

/** A job as a row of a `JobList`: the STANDARD and HIGHLIGHTED formats. */
export function JobRow({ highlighted = false, ...job }: JobRowProps) {
  const { employer, saveLabel } = job;
  return (
    <article
      className={cx(cardClass, styles.row, highlighted && styles.highlighted, !saveLabel && styles.unsaved)}
      {...rootOf(job)}
    >
      <EmployerLogo
        className={styles.logo}
        name={employer.name}
        hue={employer.hue}
        src={employer.logoSrc}
        anonymous={employer.anonymous ?? false}
      />
      <div className={styles.head}>
        <Flags flags={job.flags} />
        <Title {...job} />
        <EmployerName employer={employer} />
      </div>
      <div className={styles.meta}>
        <Meta place={job.place} facts={job.facts} />
      </div>
      <Pay className={styles.pay} pay={job.pay} noPay={job.noPay} net={job.net} />
      <Save className={styles.save} jobId={job.jobId} saveLabel={saveLabel} saved={job.saved} />
    </article>
  );
}
