import { expect, it } from 'vitest';
import { findByTyping, moveActive } from './move.ts';

const three = [false, false, false];
const twenty = Array.from({ length: 20 }, () => false);

it.each([
  ['ArrowDown', -1, three, 0],
  ['ArrowDown', 0, three, 1],
  ['ArrowDown', 2, three, 2],
  ['ArrowUp', -1, three, 2],
  ['ArrowUp', 0, three, 0],
  ['Home', 2, three, 0],
  ['End', 0, three, 2],
  ['PageDown', 3, twenty, 13],
  ['PageDown', 15, twenty, 19],
  ['PageUp', 5, twenty, 0],
  ['ArrowDown', 0, [false, true, false], 2],
  ['ArrowDown', 0, [false, true, true], 0],
  ['End', 0, [false, false, true], 1],
  ['ArrowDown', -1, [], -1],
  ['Enter', 0, three, undefined],
])('%s from %d', (key, active, disabled, next) => {
  expect(moveActive(key, active, disabled)).toBe(next);
});

const labels = ['Split', 'Sisak', 'Zadar', 'Zagreb', 'Šibenik'];

it.each([
  ['z', -1, 2],
  ['z', 2, 3],
  ['zz', 3, 2],
  ['zag', 2, 3],
  ['s', 0, 1],
  ['s', 1, 0],
  ['š', 0, 4],
  ['x', 0, undefined],
])('typing %s from %d', (typed, active, found) => {
  expect(findByTyping(labels, active, typed)).toBe(found);
});
