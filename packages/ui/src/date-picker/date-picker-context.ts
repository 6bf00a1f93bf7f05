import { createContext, type RefObject, useContext } from 'react';
import type { IsoDate } from './calendar.ts';
import type { DateWords } from './date-words.ts';

export type DatePickerLabels = {
  /** Button that opens the calendar, and the calendar itself: "Choose a date". */
  choose: string;
  /** Button that empties the field. */
  clear: string;
  previousMonth: string;
  nextMonth: string;
  /** Button that opens the years, and their list: "Choose a year". */
  chooseYear: string;
};

/** What the parts of a date picker share. */
export type DatePickerState = {
  id: string;
  calendarId: string;
  labels: DatePickerLabels;
  words: DateWords;
  name: string | undefined;
  placeholder: string | undefined;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  clearable: boolean;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  firstWeekday: number;
  years: readonly number[];

  value: IsoDate | null;
  text: string;
  frame: RefObject<HTMLSpanElement | null>;
  field: RefObject<HTMLInputElement | null>;
  anchorName: string;
  type: (text: string) => void;
  /** Reads what was typed. */
  commit: () => void;
  choose: (date: IsoDate | null) => void;
};

export const DatePickerContext = createContext<DatePickerState | null>(null);

/**
 * The state of the date picker around a part of it, for parts of one's own.
 * @throws {Error} outside of a `DatePicker`
 */
export function useDatePicker(part = 'useDatePicker'): DatePickerState {
  const state = useContext(DatePickerContext);
  if (!state) throw new Error(`${part} must stand inside a DatePicker`);
  return state;
}
