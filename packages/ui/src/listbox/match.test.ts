import { expect, it } from 'vitest';
import { fold, matches, splitMatch } from './match.ts';

it.each([
  ['Čakovec', 'cakovec'],
  ['ĐURĐEVAC', 'durdevac'],
  ['Ѓорче Петров', 'ѓорче петров'],
  ['Škofja Loka', 'skofja loka'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['Čakovec', 'cak', true],
  ['Čakovec', ' ČAK ', true],
  ['Slavonski Brod', 'brod', true],
  ['Zagreb', '', true],
  ['Zagreb', 'split', false],
])('%s has %j: %s', (label, query, has) => {
  expect(matches(label, query)).toBe(has);
});

it.each([
  ['Križevci', 'kri', ['', 'Kri', 'ževci']],
  ['Križevci', 'ze', ['Kri', 'že', 'vci']],
  ['Đurđevac', 'dur', ['', 'Đur', 'đevac']],
  ['Zagreb', 'x', ['Zagreb', '', '']],
  ['Zagreb', ' ', ['Zagreb', '', '']],
])('%s cut at %j', (label, query, parts) => {
  expect(splitMatch(label, query)).toEqual(parts);
});
