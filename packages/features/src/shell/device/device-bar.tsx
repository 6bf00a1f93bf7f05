'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { comparedJobs } from './id-list.ts';
import { type CardWords, markCards, toggleCompared } from './mark-cards.ts';
import styles from './device-bar.module.css';

type DeviceBarProps = {
  cards: CardWords;
  /** What the bar says of one job, of two and so on. */
  counts: readonly string[];
  /** Address of the comparison. */
  address: string;
  show: string;
  clear: string;
  full: string;
};

const none: readonly number[] = [];

/** See `DeviceMarks`. */
export const DeviceBar = ({ cards, counts, address, show, clear, full }: DeviceBarProps) => {
  const ids = useSyncExternalStore(comparedJobs.subscribe, comparedJobs.get, () => none);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const mark = () => markCards(cards, styles.toggle ?? '');
    mark();
    // Lists grow: a wall goes on, a search shows other results.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLElement))) mark();
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    const stop = comparedJobs.subscribe(mark);
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-compare]') : null;
      if (button === null) return;
      setIsFull(!toggleCompared(Number(button.dataset.compare)));
    };
    document.addEventListener('click', press);
    return () => {
      observer.disconnect();
      stop();
      document.removeEventListener('click', press);
    };
  }, [cards]);

  return (
    <div className={ids.length === 0 ? undefined : styles.bar}>
      <p role="status">{isFull ? full : counts[ids.length - 1]}</p>
      {ids.length > 0 && (
        <>
          <a className={styles.show} href={`${address}?jobs=${ids.join(',')}`}>
            {show}
          </a>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              setIsFull(false);
              comparedJobs.replace([]);
            }}
          >
            {clear}
          </button>
        </>
      )}
    </div>
  );
};
