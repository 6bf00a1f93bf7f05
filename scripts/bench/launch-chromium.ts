import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../test/machine.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws {Error} where this machine has none */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: name it with CHROMIUM_PATH=/path/to/chrome');
  return chromium.launch({ executablePath, args: flags });
};
