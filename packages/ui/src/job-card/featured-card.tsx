import { Cover } from '../cover/cover.tsx';
import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import type { JobCardProps } from './job-card.types.ts';
import { Flags, Head, Meta, Pay, Title, cardClass, rootOf, textClass } from './job-parts.tsx';
import styles from './box-card.module.css';

export type FeaturedCardProps = JobCardProps & {
  /** `cover` shows the scene of the trade, `quote` the employer's sentence, `tint` lies on the employer's hue. */
  variant: 'cover' | 'quote' | 'tint';
  /** Code of the category, which chooses the scene. */
  category: string;
  /** Address of the employer's own picture, for `cover`. */
  coverSrc?: string | null | undefined;
  /** Two or three sentences; a `quote` shows them larger. */
  text?: string | null | undefined;
};

/** A job on the wall of the home page: the FEATURED format. */
export function FeaturedCard({ variant, category, coverSrc, text, ...job }: FeaturedCardProps) {
  return (
    <article
      className={cx(cardClass, styles.card, variant === 'tint' && styles.tint)}
      style={tinted(job.employer.hue)}
      {...rootOf(job)}
    >
      {variant === 'cover' && <Cover category={category} hue={job.employer.hue} src={coverSrc} />}
      <div className={styles.body}>
        <Head
          employer={job.employer}
          jobId={job.jobId}
          saveLabel={job.saveLabel}
          saved={job.saved}
          logoClassName={variant === 'tint' ? styles.logoOnTint : undefined}
        />
        <Flags flags={job.flags} />
        <Title {...job} />
        {text && <p className={variant === 'quote' ? styles.quote : textClass}>{text}</p>}
        <Meta place={job.place} facts={job.facts} />
        <Pay pay={job.pay} noPay={job.noPay} net={job.net} />
      </div>
    </article>
  );
}
