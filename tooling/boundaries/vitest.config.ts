import { defineConfig } from 'vitest/config';

// The planted houses hold files that look like tests.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
