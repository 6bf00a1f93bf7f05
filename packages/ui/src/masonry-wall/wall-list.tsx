import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import type { WallId } from './wall.ts';
import styles from './masonry-wall.module.css';

export type WallListProps = {
  /** Cards in reading order, each with an id of its own. */
  items: readonly { id: WallId; content: ReactNode }[];
  /**
   * Name of the list for those who jump by lists.
   * @default none
   */
  label?: string | undefined;
  /**
   * How many of them are seen; the rest is laid out unseen.
   * @default all
   */
  shown?: number;
  ref?: Ref<HTMLUListElement>;
};

/** Cards in one, two or four columns, in rows where the browser does not close the gaps itself: a wall without its script. */
export function WallList({ items, label, shown = items.length, ref }: WallListProps) {
  return (
    <ul ref={ref} className={styles.wall} role="list" aria-label={label}>
      {items.map(({ id, content }, index) => (
        <li key={id} className={cx(styles.item, index >= shown && styles.hidden)}>
          {content}
        </li>
      ))}
    </ul>
  );
}
