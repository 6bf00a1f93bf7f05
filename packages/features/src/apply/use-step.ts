'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Addresses } from './step-props.ts';
import { isStep, type Step } from './steps.ts';

const changed = 'radar:step';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('popstate', notify);
  window.addEventListener(changed, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(changed, notify);
  };
};

type StepAddresses = Pick<Addresses, 'apply' | 'verification'>;

const absolute = (address: string): URL => new URL(address, window.location.href);

const stepOfAddress = ({ verification }: StepAddresses): Step => {
  if (window.location.pathname === absolute(verification).pathname) return 'code';
  const step = new URLSearchParams(window.location.search).get('step');
  return isStep(step) ? step : 'contact';
};

/** The address of a step; where the visitor came from stays in it. */
const addressOf = (step: Step, { apply, verification }: StepAddresses): URL => {
  const address = absolute(step === 'code' ? verification : apply);
  for (const [key, value] of new URLSearchParams(window.location.search))
    if (key.startsWith('utm_')) address.searchParams.set(key, value);
  address.searchParams.set('step', step);
  return address;
};

/** The step that the address asks for, and a way to another one: each has its address, so that Back works. */
export const useStep = (addresses: StepAddresses): [Step, (step: Step) => void] => {
  const { apply, verification } = addresses;
  const step = useSyncExternalStore(
    subscribe,
    () => stepOfAddress({ apply, verification }),
    () => 'contact' as const,
  );
  const go = useCallback(
    (next: Step) => {
      window.history.pushState(null, '', addressOf(next, { apply, verification }));
      window.dispatchEvent(new Event(changed));
    },
    [apply, verification],
  );
  return [step, go];
};

/** Makes the address say which step is shown instead of the one that it asked for; null while none is. */
export const useTrueAddress = (shown: Step | null, asked: Step, { apply, verification }: StepAddresses): void =>
  useEffect(() => {
    if (shown === null) return;
    // The mail's link leads to the code without naming the step.
    const isNamed = shown !== 'code' || new URLSearchParams(window.location.search).has('step');
    if (shown === asked && isNamed) return;
    window.history.replaceState(null, '', addressOf(shown, { apply, verification }));
    window.dispatchEvent(new Event(changed));
  }, [shown, asked, apply, verification]);
