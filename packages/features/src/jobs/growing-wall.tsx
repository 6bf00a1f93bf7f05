'use client';

import { InfiniteScroll } from '@radar/ui/infinite-scroll';
import { MasonryWall } from '@radar/ui/masonry-wall';
import { Progress } from '@radar/ui/progress';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { keepPlace, returnToPlace } from './wall-place.ts';
import styles from './featured-wall.module.css';

/** Pages that come by themselves before one must be asked for: the end of the page stays in reach. */
const autoPages = 2;

export type GrowingWallProps = {
  /** Cards of the server's page, in reading order. */
  items: readonly { id: number; content: ReactNode }[];
  /** Address of the page that shows these cards and the next ones; null at the end. */
  nextHref: string | null;
  label: string;
  moreLabel: string;
  /** `Showing 12 of 86`. */
  progress: string;
  /** How much is shown of all, 0 to 1. */
  share: number;
  /** Said when the next cards do not come. */
  failed: string;
};

type Later = { cards: { id: number; html: string }[] } & Pick<GrowingWallProps, 'nextHref' | 'progress' | 'share'>;

/**
 * The wall of featured jobs. Further cards are those of the next address, made by the server: without a script the button
 * is a link to it, with one they are fetched from there, and the address follows, so that Back and a reload show them too.
 */
export const GrowingWall = ({ items, label, moreLabel, failed, ...first }: GrowingWallProps) => {
  const [later, setLater] = useState<Later>({ cards: [], ...first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { nextHref, cards } = later;

  const load = async () => {
    if (nextHref === null) return;
    setState('loading');
    try {
      const { readWall } = await import('./wall-cards.ts');
      const next = await readWall(nextHref);
      const known = new Set([...items, ...cards].map(({ id }) => id));
      setLater({ ...next, cards: [...cards, ...next.cards.filter(({ id }) => !known.has(id))] });
      window.history.replaceState(null, '', nextHref);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  useLayoutEffect(() => {
    // Came back: the wall has just closed its gaps, so what was in sight has moved.
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward') returnToPlace();
  }, []);
  useEffect(() => {
    addEventListener('pagehide', keepPlace);
    return () => removeEventListener('pagehide', keepPlace);
  }, []);

  return (
    <div
      data-wall=""
      data-growing=""
      data-next={first.nextHref ?? ''}
      data-progress={first.progress}
      data-share={first.share}
    >
      <InfiniteScroll
        onMore={() => void load()}
        loading={state === 'loading'}
        hasMore={nextHref !== null}
        moreLabel={moreLabel}
        moreHref={nextHref ?? undefined}
        autoPages={autoPages}
        progress={
          <div className={styles.progress}>
            <p role="status">{state === 'failed' ? failed : later.progress}</p>
            <Progress label={later.progress} share={later.share} />
          </div>
        }
      >
        <MasonryWall
          name="featured"
          kind="index"
          already={items.length}
          label={label}
          items={[
            ...items,
            ...cards.map(({ id, html }) => ({
              id,
              // oxlint-disable-next-line react/no-danger -- the very cards of our server's next page
              content: <div dangerouslySetInnerHTML={{ __html: html }} />,
            })),
          ]}
        />
      </InfiniteScroll>
    </div>
  );
};
