import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { SearchEngine } from './search-engine.ts';
import { IndexBehindError } from './sphinx/feed-state.ts';

const failuresToOpen = 3;
const retryAfterMs = 5_000;

/** Why another engine answered: it broke, it was left alone after breaking, or it cannot answer this one. */
const reasonOf = (error: unknown): string => {
  if (error instanceof BrokenCircuitError) return 'open';
  if (error instanceof IndexBehindError) return error.code.toLowerCase();
  return error instanceof Error && 'code' in error && error.code === 'TIMEOUT' ? 'timeout' : 'fault';
};

/**
 * An engine in front of another that always answers. After three failures in a row it is left alone for five seconds, then
 * tried with one search.
 */
export const withFallback = (
  first: SearchEngine,
  second: SearchEngine,
  { log, metrics }: { log: Log; metrics: Metrics },
): SearchEngine => {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof IndexBehindError)),
    { halfOpenAfter: retryAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  const answered = metrics.counter(
    'radar_search_answers_total',
    'Searches by the engine that answered, and why it was not the first.',
  );
  const took = metrics.counter('radar_search_seconds_total', 'Time of these searches.');
  let isAnswering = true;
  metrics.gauge('radar_search_engine_up', '1 while the first engine is asked and answered last time.', () =>
    breaker.state === CircuitState.Closed && isAnswering ? 1 : 0,
  );
  breaker.onBreak(() => log.error('search: the engine is left alone, the database answers'));
  breaker.onReset(() => log.info('search: the engine answers again'));
  return {
    search: async (query) => {
      const start = performance.now();
      const done = (engine: string, reason: string) => {
        answered({ engine, reason });
        took({ engine }, (performance.now() - start) / 1000);
      };
      try {
        const answer = await breaker.execute(() => first.search(query));
        isAnswering = true;
        done('sphinx', '');
        return answer;
      } catch (error) {
        isAnswering = false;
        const answer = await second.search(query);
        done('sql', reasonOf(error));
        return answer;
      }
    },
  };
};
