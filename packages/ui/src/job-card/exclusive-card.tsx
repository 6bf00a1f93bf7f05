import { Cover } from '../cover/cover.tsx';
import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import { Tag } from '../tag/tag.tsx';
import type { JobCardProps } from './job-card.types.ts';
import { Flags, Head, Meta, Pay, Title, cardClass, rootOf, textClass } from './job-parts.tsx';
import styles from './exclusive-card.module.css';

export type ExclusiveCardProps = JobCardProps & {
  /** Code of the category, which chooses the scene. */
  category: string;
  /** Address of the employer's own picture. */
  coverSrc?: string | null | undefined;
  /** Two or three sentences. */
  text?: string | null | undefined;
  /**
   * Name of the format on the signal colour, where no heading says it: in search.
   * @default none
   */
  formatLabel?: string | undefined;
  /**
   * `box`: the cover above the body. `wide`: beside it from a tablet up, as the first of a search. `compact`: the logo in the
   * cover's place and no text, as those after it.
   * @default 'box'
   */
  look?: 'box' | 'wide' | 'compact';
};

/** The largest card: the EXCLUSIVE format. On the home page it stands in an `ExclusiveGroup`. */
export function ExclusiveCard({ category, coverSrc, text, formatLabel, look = 'box', ...job }: ExclusiveCardProps) {
  return (
    <article
      className={cx(cardClass, styles.card, look !== 'box' && styles[look])}
      style={tinted(job.employer.hue)}
      {...rootOf(job)}
    >
      {look !== 'compact' && (
        <Cover className={styles.cover} category={category} hue={job.employer.hue} src={coverSrc} />
      )}
      <div className={styles.body}>
        {formatLabel && (
          <div>
            <Tag look="signal">{formatLabel}</Tag>
          </div>
        )}
        <Head
          employer={job.employer}
          jobId={job.jobId}
          saveLabel={job.saveLabel}
          saved={job.saved}
          logoClassName={styles.logo}
        />
        <Flags flags={job.flags} />
        <Title className={styles.title} {...job} />
        {text && look !== 'compact' && <p className={cx(textClass, styles.text)}>{text}</p>}
        <div className={styles.foot}>
          <Meta place={job.place} facts={job.facts} />
          <Pay className={styles.pay} pay={job.pay} noPay={job.noPay} net={job.net} />
        </div>
      </div>
    </article>
  );
}
