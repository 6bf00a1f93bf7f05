import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tally } from '../importers/command/run-import.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { judge, type Judgement } from '../testing/relevance/judge.ts';
import { readQueries } from '../testing/relevance/judged-query.ts';
import { loadJobs } from '../testing/relevance/load-jobs.ts';
import { runQueries } from '../testing/relevance/run-queries.ts';

const folder = join(import.meta.dirname, '../../bench/relevance');

let api: TestApi;
let judgement: Judgement;
let tally: Tally;

beforeAll(async () => {
  api = await aTestApi();
  await loadReference(api.db);
  ({ tally } = await loadJobs(api.db, {
    file: join(folder, 'jobs.jsonld'),
    siteId: 'hr',
    now: api.services.now(),
  }));
  const queries = await readQueries(join(folder, 'queries.jsonl'));
  judgement = judge(queries, await runQueries(api, 'hr', queries));
}, 240_000);
afterAll(() => api.close());

const wrong = (kind: 'missed' | 'forbidden' | 'stray'): string[] =>
  judgement.verdicts
    .filter((verdict) => verdict[kind].length > 0)
    .map((verdict) => `${verdict.query.q}: ${verdict[kind].join(' ')}`);

describe('search, judged by meaning', () => {
  it('at least 120 queries over 150 ads', () => {
    expect(tally.created).toBeGreaterThanOrEqual(150);
    expect(judgement.verdicts.length).toBeGreaterThanOrEqual(120);
  });

  it('finds what is relevant', () => {
    expect({ isEnough: judgement.recall >= 0.98, missed: wrong('missed') }).toMatchObject({ isEnough: true });
  });

  it('finds nothing that must not be found', () => {
    expect(wrong('forbidden')).toEqual([]);
  });

  it('finds little else', () => {
    expect({ isEnough: judgement.precision >= 0.98, stray: wrong('stray') }).toMatchObject({ isEnough: true });
  });
});
