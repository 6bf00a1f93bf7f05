import { expect, it } from 'vitest';
import { escapeCloses } from './escape.ts';

it.each([
  ['BODY', true],
  ['BUTTON', true],
  ['DIALOG', true],
  ['INPUT', false],
  ['TEXTAREA', false],
  ['SELECT', false],
  ['A', false],
])('with focus on %s: %s', (tagName, closes) => {
  expect(escapeCloses({ tagName })).toBe(closes);
});

it('with focus nowhere', () => {
  expect(escapeCloses(null)).toBe(true);
});
