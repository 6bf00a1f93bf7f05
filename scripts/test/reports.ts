export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

const countVitest = (report: VitestReport): Counts => {
  // A file that cannot be loaded has failed although none of its tests has.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  // Flaky: failed, then passed when it was repeated.
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

const hasKeys = <T extends object>(value: unknown, ...keys: (keyof T)[]): value is T =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/**
 * Reads the JSON report of Vitest or Playwright.
 * @throws {Error} when it is neither
 */
export const countReport = (text: string): Counts => {
  const report: unknown = JSON.parse(text);
  if (hasKeys<VitestReport>(report, 'numPassedTests', 'testResults')) return countVitest(report);
  if (hasKeys<PlaywrightReport>(report, 'stats', 'errors')) return countPlaywright(report);
  throw new Error('This is neither a report of Vitest nor of Playwright.');
};

/**
 * What a suite counts for, given how its process ended. A suite that ended badly, wrote no report or ran nothing has
 * failed, whatever its report says.
 * @param report its JSON report, null when it wrote none; undefined for a check that is one test itself
 */
export const countSuite = (exitCode: number | null, report: string | null | undefined): Counts => {
  if (report === undefined) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const counts = report === null ? { passed: 0, failed: 0, skipped: 0 } : countReport(report);
  const ranNothing = counts.passed + counts.failed === 0;
  const failed = counts.failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : counts.failed;
  return { ...counts, failed };
};
