import { Cover } from '../cover/cover.tsx';
import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import { PlayFillIcon } from '../icons/play-fill.tsx';
import type { JobCardProps } from './job-card.types.ts';
import { Flags, Head, Meta, Pay, Title, cardClass, rootOf } from './job-parts.tsx';
import styles from './box-card.module.css';

export type VideoCardProps = JobCardProps & {
  /** Code of the category, which chooses the scene of a video without a poster. */
  category: string;
  /** Address of the poster. */
  posterSrc?: string | null | undefined;
  /** Length of the film: "0:48". */
  length: string;
  /** What the mark is, e.g. "Video". */
  videoLabel: string;
  /**
   * Poster beside the body from a tablet up, for one that has a row for itself.
   * @default false
   */
  wide?: boolean;
};

/** A job with a film of the team: the VIDEO format. The film itself is on the job's page; nothing plays by itself. */
export function VideoCard({ category, posterSrc, length, videoLabel, wide = false, ...job }: VideoCardProps) {
  return (
    <article
      className={cx(cardClass, styles.card, wide && styles.wide)}
      style={tinted(job.employer.hue)}
      {...rootOf(job)}
    >
      <Cover className={styles.poster} category={category} hue={job.employer.hue} src={posterSrc}>
        <span className={styles.play}>
          <span className={styles.disc}>
            <PlayFillIcon size="s" label={videoLabel} />
          </span>
          {length}
        </span>
      </Cover>
      <div className={styles.body}>
        <Head employer={job.employer} jobId={job.jobId} saveLabel={job.saveLabel} saved={job.saved} />
        <Flags flags={job.flags} />
        <Title {...job} />
        <Meta place={job.place} facts={job.facts} />
        <Pay pay={job.pay} noPay={job.noPay} net={job.net} />
      </div>
    </article>
  );
}
