import { defineConfig } from '@playwright/test';
import { decided } from './src/support/visitors.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.test.ts',
  globalSetup: './src/house/global-setup.ts',
  outputDir: '../../test-results/browser-journeys',
  // Two browsers beside four sites, the API and its database are what a small machine carries.
  workers: 2,
  fullyParallel: true,
  // A machine that is busy elsewhere may miss a limit once; twice is a fault.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    // Sites choose the language of `/` by it.
    locale: 'de-DE',
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys that are about cookies begin with a newcomer instead.
    storageState: decided,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // An employer's own site, where a journey starts one.
        '--host-resolver-rules=MAP posao.plovidba.example 127.0.0.1',
      ],
    },
  },
});
