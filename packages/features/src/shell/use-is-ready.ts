'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script of the part runs: until then what acts at once stays disabled, since a press would be lost. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
