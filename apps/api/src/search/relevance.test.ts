import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tally } from '../importers/command/run-import.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { judge, type Judgement } from '../testing/relevance/judge.ts';
import { type JudgedQuery, readQueries, unknownAds } from '../testing/relevance/judged-query.ts';
import { loadJobs } from '../testing/relevance/load-jobs.ts';
import { ownSets } from '../testing/relevance/own-sets.ts';
import { runQueries } from '../testing/relevance/run-queries.ts';
import { jobs } from '../db/schema/index.ts';

describe.each(ownSets)('search, judged by meaning: the $name set', (set) => {
  let api: TestApi;
  let queries: JudgedQuery[];
  let judgement: Judgement;
  let tally: Tally;

  beforeAll(async () => {
    api = await aTestApi();
    await loadReference(api.db);
    ({ tally } = await loadJobs(api.db, { file: set.jobs, siteId: 'hr', now: api.services.now() }));
    queries = await readQueries(set.queries);
    judgement = judge(queries, await runQueries(api, 'hr', queries));
  }, 240_000);
  afterAll(() => api.close());

  const wrong = (kind: 'missed' | 'forbidden' | 'stray'): string[] =>
    judgement.verdicts
      .filter((verdict) => verdict[kind].length > 0)
      .map((verdict) => `${verdict.query.q}: ${verdict[kind].join(' ')}`);

  it('at least 120 queries over 150 ads, all of them loaded', async () => {
    expect(tally.created).toBeGreaterThanOrEqual(150);
    expect(judgement.verdicts.length).toBeGreaterThanOrEqual(120);
    const rows = await api.db.select({ reference: jobs.reference }).from(jobs);
    expect(unknownAds(queries, new Set(rows.flatMap(({ reference }) => reference ?? [])))).toEqual([]);
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
