'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { initialWaitMs, isNearEnd, throttle, throttleMs } from './near-end.ts';
import styles from './infinite-scroll.module.css';

export type InfiniteScrollProps = {
  /** Asks for the next page: the list's end is near, or the button was pressed. */
  onMore: () => void;
  /** The next page is on its way. */
  loading: boolean;
  /** There is another page. */
  hasMore: boolean;
  moreLabel: string;
  /**
   * Address of the next page, for who comes without a script.
   * @default none
   */
  moreHref?: string;
  /**
   * Pages that come by themselves; the next waits for a press, so that the footer can be reached. A press grants as many
   * again.
   * @default 3
   */
  autoPages?: number;
  /** How much is shown of how much, over the button. */
  progress?: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** A list that goes on when its end comes near. */
export function InfiniteScroll({
  onMore,
  loading,
  hasMore,
  moreLabel,
  moreHref,
  autoPages = 3,
  progress,
  children,
}: InfiniteScrollProps) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef(autoPages);
  const latest = useRef({ onMore, loading, hasMore });
  useEffect(() => {
    latest.current = { onMore, loading, hasMore };
  });

  useEffect(() => {
    const { run, stop } = throttle(() => {
      const { current } = latest;
      if (!list.current || current.loading || !current.hasMore || left.current <= 0) return;
      if (!isNearEnd(list.current.getBoundingClientRect().bottom, innerHeight)) return;
      left.current -= 1;
      current.onMore();
    }, throttleMs);
    const wait = setTimeout(() => {
      run();
      addEventListener('scroll', run, { passive: true });
      addEventListener('resize', run);
    }, initialWaitMs);
    return () => {
      clearTimeout(wait);
      stop();
      removeEventListener('scroll', run);
      removeEventListener('resize', run);
    };
  }, []);

  function press() {
    if (loading) return;
    left.current = autoPages;
    onMore();
  }

  return (
    <>
      <div ref={list}>{children}</div>
      {hasMore && (
        <div className={styles.more}>
          {progress}
          {moreHref ? (
            <ButtonLink
              href={moreHref}
              busy={loading}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                press();
              }}
            >
              {moreLabel}
            </ButtonLink>
          ) : (
            <Button busy={loading} onClick={press}>
              {moreLabel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
