import { describe, expect, it } from 'vitest';
import { reporting, suites, suitesNamed } from './suites.ts';

describe('a filter', () => {
  it.each([
    ['', suites.filter(({ isPart }) => isPart !== true).length],
    ['search', 2],
    ['api', 2],
    ['POSTGRES', 1],
    ['dead code', 1],
    ['atlantis', 0],
  ])("'%s' chooses %i suites", (filter, count) => {
    expect(suitesNamed(filter)).toHaveLength(count);
  });
});

it('a suite that reports is told where to', () => {
  for (const suite of suites.filter(({ reports }) => reports !== undefined)) {
    expect(JSON.stringify(reporting(suite, '/made/report.json'))).toContain('/made/report.json');
  }
});
