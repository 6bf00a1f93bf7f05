'use client';

import { AppError } from '@radar/domain/http';
import { useCallback, useRef, useState } from 'react';

/** Runs one action at a time and keeps what went wrong: a second press while one is under way does nothing. */
export const useAction = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef(false);

  const run = useCallback(async (action: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError('INTERNAL'));
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }, []);

  return { isBusy, failure, run };
};
