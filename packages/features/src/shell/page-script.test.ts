import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { consentPattern } from './consent.ts';
import { pageScript } from './page-script.ts';

it('is a script that a browser can read, with no way out of its element', () => {
  expect(() => new Script(pageScript)).not.toThrow();
  expect(pageScript).not.toMatch(/<\/|<!--|\$\{/);
});

it.each([
  ['necessary', true],
  ['necessary.analytics', true],
  ['necessary.marketing', true],
  ['necessary.analytics.marketing', true],
  ['necessary.marketing.analytics', false],
  ['analytics', false],
  ['true', false],
  ['', false],
  ['necessary;x', false],
])('consent %j is a choice: %s', (value, isChoice) => {
  expect(consentPattern.test(value)).toBe(isChoice);
});
