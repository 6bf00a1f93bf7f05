'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@radar/i18n/locales';
import { begunJobs, comparedJobs, hiddenEmployers, hiddenJobs, savedJobs } from './id-list.ts';
import { isSignedIn } from './is-signed-in.ts';
import { type CardWords, markCards, toggleCompared, unaskedJobs } from './mark-cards.ts';
import type { SaveWords } from './save-job.ts';
import styles from './device-bar.module.css';

type DeviceBarProps = {
  locale: Locale;
  timeZone: string;
  cards: CardWords;
  saving: SaveWords;
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
export const DeviceBar = ({ locale, timeZone, cards, saving, counts, address, show, clear, full }: DeviceBarProps) => {
  const ids = useSyncExternalStore(comparedJobs.subscribe, comparedJobs.get, () => none);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const mark = () => {
      markCards(cards, styles.toggle ?? '');
      if (hiddenJobs.get().length + hiddenEmployers.get().length > 0)
        import('./choices.ts').then(({ showChoices }) => showChoices()).catch(() => {});
      // The API knows nothing of a plain visitor, and is not asked.
      const isKnown = isSignedIn() || begunJobs.get().length > 0;
      const unasked = isKnown ? unaskedJobs() : [];
      if (unasked.length === 0) return;
      import('./own-marks.ts')
        .then(({ showOwnMarks }) => showOwnMarks(unasked, { locale, timeZone, seen: cards.seen }))
        // Offline, or a busy server: the list is complete without.
        .catch(() => {});
    };
    const save = (button: HTMLElement) => {
      const isSaved = button.getAttribute('aria-pressed') !== 'true';
      const turn = (to: boolean) => button.setAttribute('aria-pressed', String(to));
      button.dataset.pressed = '';
      turn(isSaved);
      import('./save-job.ts').then(
        ({ setSaved }) => setSaved(Number(button.dataset.save), isSaved, saving, locale),
        () => turn(!isSaved),
      );
    };
    mark();
    // Lists grow: a wall goes on, a search shows other results.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLElement))) mark();
    });
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    const stops = [comparedJobs, savedJobs].map((list) => list.subscribe(mark));
    const press = (event: MouseEvent) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-compare],[data-save],[data-more]')
          : null;
      if (button === null) return;
      if (button.dataset.save !== undefined) save(button);
      else if (button.dataset.more !== undefined)
        import('./job-menu.ts').then(({ openJobMenu }) => openJobMenu(button, locale)).catch(() => {});
      else setIsFull(!toggleCompared(Number(button.dataset.compare)));
    };
    document.addEventListener('click', press);
    window.addEventListener('radar-signed-in', mark);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
      document.removeEventListener('click', press);
      window.removeEventListener('radar-signed-in', mark);
    };
  }, [cards, saving, locale, timeZone]);

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
