import type { ReactNode, Ref } from 'react';
import styles from './state.module.css';

export type StateProps = {
  title: ReactNode;
  /** One or two sentences. */
  message?: ReactNode;
  /**
   * Level of the title: 1 where it is the page's.
   * @default 2
   */
  headingLevel?: 1 | 2;
  /**
   * The title, which can take the focus where the state comes in the place of what had it.
   * @default none: it cannot
   */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Ways on: chips, buttons. */
  children?: ReactNode;
};

/** A picture, a sentence and the ways on, in the middle of where content would be. */
export function State({ art, title, message, headingLevel = 2, titleRef, children }: StateProps & { art: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      {art}
      <Heading ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles.title}>
        {title}
      </Heading>
      {message && <div className={styles.message}>{message}</div>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
