'use client';

import { useCallback, useSyncExternalStore } from 'react';
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

const stepOfAddress = (): Step => {
  const step = new URLSearchParams(window.location.search).get('step');
  return isStep(step) ? step : 'contact';
};

/** The step that the address asks for, and a way to another one: each has its address, so that Back works. */
export const useStep = (): [Step, (step: Step) => void] => {
  const step = useSyncExternalStore(subscribe, stepOfAddress, () => 'contact' as const);
  const go = useCallback((next: Step) => {
    const address = new URL(window.location.href);
    address.searchParams.set('step', next);
    window.history.pushState(null, '', address);
    window.dispatchEvent(new Event(changed));
  }, []);
  return [step, go];
};
