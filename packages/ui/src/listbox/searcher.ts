export type Found<Result> =
  | { state: 'idle' }
  | { state: 'loading'; results: Result | undefined }
  | { state: 'found'; results: Result }
  | { state: 'failed' };

export type Searcher = {
  /** Searches once no further query came for the delay; what an older one finds is dropped. */
  search: (query: string, delayMs?: number) => void;
  /** Back to nothing, at once. */
  clear: () => void;
};

/** Asks for results while someone types. */
export function createSearcher<Result>(
  ask: (query: string, signal: AbortSignal) => Promise<Result>,
  delayMs: number,
  onChange: (found: Found<Result>) => void,
): Searcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let results: Result | undefined;

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }
  async function run(query: string) {
    const own = new AbortController();
    running = own;
    let found: Found<Result>;
    try {
      found = { state: 'found', results: await ask(query, own.signal) };
    } catch {
      found = { state: 'failed' };
    }
    if (own.signal.aborted) return;
    results = found.state === 'found' ? found.results : undefined;
    onChange(found);
  }
  return {
    search(query, ownDelayMs = delayMs) {
      stop();
      onChange({ state: 'loading', results });
      timer = setTimeout(() => void run(query), ownDelayMs);
    },
    clear() {
      stop();
      results = undefined;
      onChange({ state: 'idle' });
    },
  };
}
