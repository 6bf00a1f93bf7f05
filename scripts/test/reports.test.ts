import { describe, expect, it } from 'vitest';
import { countReport, countSuite } from './reports.ts';

const vitest = (changes = {}) =>
  JSON.stringify({
    numTotalTests: 12,
    numPassedTests: 9,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    ...changes,
  });

const playwright = (changes = {}) =>
  JSON.stringify({ stats: { expected: 40, unexpected: 0, flaky: 1, skipped: 2 }, suites: [], errors: [], ...changes });

const allGood = vitest({ numFailedTests: 0, testResults: [] });
const empty = vitest({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] });

describe('a report', () => {
  it.each([
    ['Vitest', vitest(), { passed: 9, failed: 1, skipped: 2 }],
    [
      'Vitest with a file that cannot be loaded',
      vitest({ numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }),
      { passed: 9, failed: 1, skipped: 2 },
    ],
    ['Playwright', playwright(), { passed: 41, failed: 0, skipped: 2 }],
    [
      'Playwright whose setup broke',
      playwright({ errors: [{ message: 'no server' }] }),
      { passed: 41, failed: 1, skipped: 2 },
    ],
  ])('of %s', (_, text, counts) => {
    expect(countReport(text)).toEqual(counts);
  });

  it('of something else is refused', () => {
    expect(() => countReport('{}')).toThrow('neither');
  });
});

describe('a suite', () => {
  it.each([
    ['a check that passed', 0, undefined, { passed: 1, failed: 0, skipped: 0 }],
    ['a check that failed', 1, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ['a check that was killed', null, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ['good tests', 0, allGood, { passed: 9, failed: 0, skipped: 2 }],
    ['good tests in a process that ended badly', 1, allGood, { passed: 9, failed: 1, skipped: 2 }],
    ['no report', 0, null, { passed: 0, failed: 1, skipped: 0 }],
    ['no test', 0, empty, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_, exitCode, report, counts) => {
    expect(countSuite(exitCode, report)).toEqual(counts);
  });
});
