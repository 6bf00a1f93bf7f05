import type { EngineAnswer, EngineQuery } from './search-engine.ts';
import type { Looking } from './text-query.ts';

/** What an index finds, without looking further. */
export type Match = Omit<EngineAnswer, 'correctedWords'>;

/** An index of jobs: finds the words where they are looked for, and nothing else. */
export type Matcher = (query: EngineQuery, looking: Looking) => Promise<Match>;
