import { defineConfig } from 'vitest/config';

/**
 * All unit tests of the house in one process. A package that needs more than plain Node (a DOM, say) has its own
 * vitest.config.ts, which its project here picks up. apps/api and apps/storybook run apart: they need a database and
 * a browser.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'tooling/*',
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
