import type { Page } from '@playwright/test';

/** About 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };

/** Makes the page that of a phone on a slow line, which can break off and come back. */
export const slowPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const emulate = (offline: boolean) => devtools.send('Network.emulateNetworkConditions', { ...slow, offline });
  await emulate(false);
  return {
    /** In a tunnel. */
    breakOff: () => emulate(true),
    comeBack: () => emulate(false),
  };
};
