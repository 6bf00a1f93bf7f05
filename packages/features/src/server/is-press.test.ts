import { expect, it } from 'vitest';
import { isPress } from './is-press.ts';

it.each([
  ['a link of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['an address typed in', { 'sec-fetch-site': 'none' }, true],
  ['a browser that says nothing', {}, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sub-domain', { 'sec-fetch-site': 'same-site' }, false],
  ['a page made ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page fetched ahead', { purpose: 'prefetch' }, false],
])('%s', (_, headers, expected) => {
  expect(isPress(new Headers(headers))).toBe(expected);
});
