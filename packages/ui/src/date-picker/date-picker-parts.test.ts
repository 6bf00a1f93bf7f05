import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DatePickerCalendar, DatePickerInput, useDatePicker } from './index.ts';

function OwnPart() {
  return useDatePicker().value;
}

it.each<[string, FunctionComponent]>([
  ['DatePickerInput', DatePickerInput],
  ['DatePickerCalendar', DatePickerCalendar],
  ['useDatePicker', OwnPart],
])('%s throws outside of a DatePicker', (name, part) => {
  expect(() => renderToString(createElement(part))).toThrow(`${name} must stand inside a DatePicker`);
});
