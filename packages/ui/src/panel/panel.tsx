import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './panel.module.css';

export type PanelProps = {
  /**
   * Id of the panel, to be linked to.
   * @default none
   */
  id?: string;
  heading?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A link or button across from the heading. */
  action?: ReactNode;
  /**
   * Stays in sight while the page scrolls, from 1280 px.
   * @default false
   */
  sticky?: boolean;
  children: ReactNode;
};

/** A part of a page on a surface of its own. */
export function Panel({ id, heading, headingLevel = 2, action, sticky = false, children }: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} className={cx(styles.panel, sticky && styles.sticky)}>
      {heading && (
        <div className={styles.head}>
          <Heading className={styles.heading}>{heading}</Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
