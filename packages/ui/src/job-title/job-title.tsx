import { splitTitle } from './split-title.ts';
import styles from './job-title.module.css';

export type JobTitleProps = {
  /** The title as the employer wrote it, with its "(m/ž)". */
  title: string;
};

/** The words of a job's title, to be put in a heading or link; "(m/ž)" whispers. */
export function JobTitle({ title }: JobTitleProps) {
  const { before, whisper, after } = splitTitle(title);
  return (
    <>
      {before}
      {whisper && (
        <>
          {' '}
          <span className={styles.whisper}>{whisper}</span>
        </>
      )}
      {after && ` ${after}`}
    </>
  );
}
