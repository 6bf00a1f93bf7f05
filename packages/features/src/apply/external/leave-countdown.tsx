'use client';

import { Button, ButtonLink } from '@radar/ui/button';
import { Countdown } from '@radar/ui/countdown';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './external.module.css';

type LeaveCountdownProps = {
  seconds: number;
  /** Of this site: it leads on to the employer's page. */
  leaveAddress: string;
  words: { label: string; now: string; stop: string; go: string; stopped: string };
  /** What happens, in a sentence. */
  children: ReactNode;
};

const never = (): (() => void) => () => {};

const stateOfVisit = (): 'running' | 'stopped' => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' ? 'stopped' : 'running';
};

/**
 * Leads to the employer's page when the seconds are over, and leaves the job behind Back. Whoever comes back to it stays
 * until they press. Without a script it is the link alone.
 */
export const LeaveCountdown = ({ seconds, leaveAddress, words, children }: LeaveCountdownProps) => {
  const ofVisit = useSyncExternalStore(never, stateOfVisit, () => 'waiting' as const);
  const [chosen, setChosen] = useState<'running' | 'stopped' | null>(null);
  const state = chosen ?? ofVisit;
  const isStopped = state === 'stopped';
  useEffect(() => {
    // Back to a page that the browser has kept as it was.
    const stopKept = (event: PageTransitionEvent): void => {
      if (event.persisted) setChosen('stopped');
    };
    window.addEventListener('pageshow', stopKept);
    return () => window.removeEventListener('pageshow', stopKept);
  }, []);

  return (
    <div className={styles.countdown}>
      <Countdown
        seconds={seconds}
        running={state === 'running'}
        label={isStopped ? words.stopped : words.label}
        onEnd={() => window.location.replace(leaveAddress)}
        skip={
          <ButtonLink look="main" size="l" href={leaveAddress} onClick={() => setChosen('stopped')}>
            {words.now}
          </ButtonLink>
        }
        stop={
          <Button
            size="l"
            className={state === 'waiting' ? styles.waiting : undefined}
            data-stop=""
            onClick={() => setChosen(isStopped ? 'running' : 'stopped')}
          >
            {isStopped ? words.go : words.stop}
          </Button>
        }
      >
        {isStopped ? <p>{words.stopped}</p> : children}
      </Countdown>
    </div>
  );
};
