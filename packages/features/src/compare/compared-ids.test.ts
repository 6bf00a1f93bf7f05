import { expect, it } from 'vitest';
import { comparedIds } from './compared-ids.ts';

it.each<[string | string[] | undefined, number[]]>([
  [undefined, []],
  ['', []],
  ['7,9', [7, 9]],
  [
    ['7', '9,11'],
    [7, 9, 11],
  ],
  ['7,7,9', [7, 9]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['0,-1,abc,1e9,07, 5,999999999999', []],
])('%j names %j', (value, ids) => {
  expect(comparedIds(value)).toEqual(ids);
});
