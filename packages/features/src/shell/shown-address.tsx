'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

const ofBrowser = (): string => {
  try {
    return decodeURIComponent(window.location.pathname);
  } catch {
    return window.location.pathname;
  }
};

/** The address in the browser's bar, as text. */
export const ShownAddress = () => useSyncExternalStore(never, ofBrowser, () => '');
