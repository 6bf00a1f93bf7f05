import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const zagreb = { value: '1', label: 'Zagreb' };
const split = { value: '2', label: 'Split' };

it.each([
  ['one, from none', [], zagreb, false, true, [zagreb]],
  ['one, another', [zagreb], split, false, true, [split]],
  ['one, again', [zagreb], zagreb, false, true, []],
  ['one, again, not unselectable', [zagreb], zagreb, false, false, [zagreb]],
  ['several, another', [zagreb], split, true, true, [zagreb, split]],
  ['several, again', [zagreb, split], zagreb, true, true, [split]],
  ['several, again, not unselectable', [zagreb], zagreb, true, false, []],
  ['by value, not identity', [{ ...zagreb }], zagreb, true, true, []],
])('%s', (_, selected, option, multiple, unselectable, result) => {
  expect(choose(selected, option, { multiple, unselectable })).toEqual(result);
});
