'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { secondsLeft } from './seconds-left.ts';
import styles from './countdown.module.css';

export type CountdownProps = {
  /** Whole seconds to count. */
  seconds: number;
  /** They are over. */
  onEnd: () => void;
  /** Stops where it is while false. @default true */
  running?: boolean;
  /** What happens at the end, read aloud once: "The employer's page opens in 5 seconds". */
  label: string;
  /** Words beside the ring. */
  children?: ReactNode;
  /** Does it at once: a link or a button. */
  skip?: ReactNode;
  /** Stops it: a button. */
  stop?: ReactNode;
};

/** Seconds that run out, in a ring. Its words are read once and not each second. */
export function Countdown({ seconds, onEnd, running = true, label, children, skip, stop }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const leftMs = useRef(seconds * 1000);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    if (!running || leftMs.current <= 0) return;
    const endsAt = performance.now() + leftMs.current;
    const clock = setInterval(() => {
      const now = performance.now();
      setLeft(secondsLeft(endsAt, now));
      if (now < endsAt) return;
      clearInterval(clock);
      latest.current();
    }, 100);
    return () => {
      clearInterval(clock);
      leftMs.current = Math.max(0, endsAt - performance.now());
    };
  }, [running]);

  return (
    <div className={styles.countdown}>
      <p className="sr" role="status">
        {label}
      </p>
      <div className={styles.ring} role="timer" aria-live="off">
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle className={styles.track} cx="48" cy="48" r="44" />
          <circle
            className={styles.rest}
            cx="48"
            cy="48"
            r="44"
            pathLength={1}
            style={{ strokeDashoffset: 1 - (running ? Math.max(0, left - 1) : left) / seconds }}
          />
        </svg>
        <span className={styles.number}>{left}</span>
      </div>
      {children && <div className={styles.words}>{children}</div>}
      {(skip || stop) && (
        <div className={styles.ways}>
          {skip}
          {stop}
        </div>
      )}
    </div>
  );
}
