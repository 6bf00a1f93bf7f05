import { expect, it } from 'vitest';
import { allowsKey, cleanNumber, digitsOf, parseNumber, stepNumber } from './number-text.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  ['7', '', true],
  ['a', '', false],
  ['-', '', false],
  [' ', '', false],
  [',', '12', true],
  ['.', '12', true],
  [',', '1,2', false],
  ['.', '1,2', false],
  ['Backspace', '12', true],
  ['ArrowLeft', '12', true],
  ['Tab', '', true],
  ['F5', '', true],
  ['Unidentified', '', true],
])('the key %j in %j: %s', (key, text, allowed) => {
  expect(allowsKey({ ...plain, key }, text)).toBe(allowed);
});

it('leaves shortcuts alone', () => {
  expect(allowsKey({ ...plain, key: 'v', ctrlKey: true }, '')).toBe(true);
  expect(allowsKey({ ...plain, key: 'c', metaKey: true }, '')).toBe(true);
});

it.each([
  ['1.250,50 €', '1.25050', '125050'],
  ['12,5', '12,5', '125'],
  ['abc', '', ''],
  ['−3', '3', '3'],
])('of %j keeps %j typed, %j pasted', (text, typed, pasted) => {
  expect(cleanNumber(text)).toBe(typed);
  expect(digitsOf(text)).toBe(pasted);
});

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['40', 40],
  [',5', 0.5],
  ['', undefined],
  [',', undefined],
])('%j is %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each([
  ['2', 1, {}, '3'],
  ['0', -1, {}, '0'],
  ['', 1, { min: 2 }, '2'],
  ['9', 1, { max: 9 }, '9'],
  ['0,2', 0.1, {}, '0,3'],
])('%j by %d', (text, step, ends, next) => {
  expect(stepNumber(text, step, ends)).toBe(next);
});
