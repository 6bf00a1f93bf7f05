import { useEffect, useRef, useState } from 'react';
import { createSearcher, type Found, type Searcher } from './searcher.ts';

/** A searcher that lives as long as the component, and always asks the newest function. */
export function useSearcher<Result>(
  ask: ((query: string, signal: AbortSignal) => Promise<Result>) | undefined,
  delayMs: number,
): [found: Found<Result>, searcher: Searcher] {
  const [found, setFound] = useState<Found<Result>>({ state: 'idle' });
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  });
  const [searcher] = useState(() =>
    createSearcher<Result>(
      (query, signal) => newest.current?.(query, signal) ?? Promise.reject(new TypeError('Nothing to ask')),
      delayMs,
      setFound,
    ),
  );
  useEffect(() => () => searcher.clear(), [searcher]);
  return [found, searcher];
}
