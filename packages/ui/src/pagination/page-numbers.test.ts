import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 13, 5, [1, 2, 3, 4, 5, 'gap', 13]],
  [7, 13, 5, [1, 'gap', 5, 6, 7, 8, 9, 'gap', 13]],
  [7, 13, 1, [1, 'gap', 7, 'gap', 13]],
  [13, 13, 5, [1, 'gap', 9, 10, 11, 12, 13]],
])('page %d of %d, %d together', (current, total, around, marks) => {
  expect(pageNumbers(current, total, around)).toEqual(marks);
});

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 13, [1, 2, 3, 'gap', 13]],
  [2, 13, [1, 2, 3, 'gap', 13]],
  [3, 13, [1, 2, 3, 4, 'gap', 13]],
  [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [5, 13, [1, 'gap', 4, 5, 6, 'gap', 13]],
  [10, 13, [1, 'gap', 9, 10, 11, 12, 13]],
  [12, 13, [1, 'gap', 11, 12, 13]],
  [13, 13, [1, 'gap', 11, 12, 13]],
  [99, 13, [1, 'gap', 11, 12, 13]],
  [0, 13, [1, 2, 3, 'gap', 13]],
])('page %d of %d', (current, total, marks) => {
  expect(pageNumbers(current, total)).toEqual(marks);
});
