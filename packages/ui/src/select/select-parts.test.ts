import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select, SelectControl, SelectList, useSelect } from './index.ts';

function OwnPart() {
  return useSelect().label;
}

it.each<[string, FunctionComponent]>([
  ['SelectControl', SelectControl],
  ['SelectList', SelectList],
  ['useSelect', OwnPart],
])('%s throws outside of a Select', (name, part) => {
  expect(() => renderToString(createElement(part))).toThrow(`${name} must stand inside a Select`);
});

it('gives its state to a part inside', () => {
  const select = createElement(
    Select,
    { id: 'place', label: 'Mjesto', options: [], value: null, onValueChange: () => {} },
    createElement(OwnPart),
  );
  expect(renderToString(select)).toBe('Mjesto');
});
