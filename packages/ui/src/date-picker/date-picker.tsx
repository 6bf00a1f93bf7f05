'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { cssName } from '../css-name.ts';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import type { IsoDate } from './calendar.ts';
import { DatePickerCalendar } from './date-picker-calendar.tsx';
import { DatePickerContext, type DatePickerLabels } from './date-picker-context.ts';
import { DatePickerInput } from './date-picker-input.tsx';
import { dateWords, parseDate } from './date-words.ts';

export type DatePickerProps = {
  id: string;
  /** YYYY-MM-DD, or null when there is none. */
  value: IsoDate | null;
  onValueChange: (value: IsoDate | null) => void;
  /** Language of the names of months and days, and of what is typed. */
  locale: string;
  labels: DatePickerLabels;
  /**
   * Key in a form, which gets YYYY-MM-DD.
   * @default none
   */
  name?: string;
  /**
   * First day that can be chosen.
   * @default none
   */
  min?: IsoDate;
  /**
   * Last day that can be chosen.
   * @default none
   */
  max?: IsoDate;
  /**
   * May be emptied, by a button or by the keys.
   * @default false
   */
  clearable?: boolean;
  /**
   * First day of a week: 0 is Sunday, 1 Monday.
   * @default 0
   */
  firstWeekday?: number;
  /**
   * First year of the year picker.
   * @default 1950
   */
  firstYear?: number;
  /**
   * How many years it offers.
   * @default 100
   */
  yearCount?: number;
  placeholder?: string;
  /** @default false */
  disabled?: boolean;
  /** What was typed is no day, or none that can be chosen; the value is then null. */
  onInvalid?: (reason: 'unreadable' | 'before-min' | 'after-max', text: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  /**
   * The parts, in an arrangement of one's own.
   * @default a `DatePickerInput` and a `DatePickerCalendar`
   */
  children?: ReactNode;
};

/** A day, typed as people write it or chosen in a calendar. */
export function DatePicker({
  id,
  value,
  onValueChange,
  locale,
  labels,
  name,
  min,
  max,
  clearable = false,
  firstWeekday = 0,
  firstYear = 1950,
  yearCount = 100,
  placeholder,
  disabled = false,
  onInvalid,
  'aria-describedby': describedBy,
  'aria-invalid': invalid = false,
  children,
}: DatePickerProps) {
  const words = dateWords(locale);
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const anchorName = cssName(useId());
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function choose(date: IsoDate | null) {
    setDraft(null);
    setRefused(false);
    if (date !== value) onValueChange(date);
  }
  function refuse(reason: 'unreadable' | 'before-min' | 'after-max', text: string) {
    setRefused(true);
    if (value !== null) onValueChange(null);
    onInvalid?.(reason, text);
  }
  function commit() {
    if (draft === null) return;
    const text = draft.trim();
    if (!text) {
      choose(clearable ? null : value);
      return;
    }
    const date = parseDate(text, locale);
    if (!date) refuse('unreadable', text);
    else if (min && date < min) refuse('before-min', text);
    else if (max && date > max) refuse('after-max', text);
    else choose(date);
  }

  return (
    <DatePickerContext
      value={{
        id,
        calendarId: `${id}-calendar`,
        labels,
        words,
        name,
        placeholder,
        disabled,
        invalid: invalid || isRefused,
        describedBy,
        clearable,
        min,
        max,
        firstWeekday,
        years: Array.from({ length: yearCount }, (_, index) => firstYear + index),
        value,
        text: draft ?? (value ? words.format(value) : ''),
        frame,
        field,
        anchorName,
        type(text) {
          setDraft(text);
          setRefused(false);
        },
        commit,
        choose,
      }}
    >
      {children ?? (
        <>
          <DatePickerInput />
          <DatePickerCalendar />
        </>
      )}
    </DatePickerContext>
  );
}

export type DatePickerFieldProps = Omit<DatePickerProps, 'children' | 'aria-describedby' | 'aria-invalid'> &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'optionalLabel'>;

/** A labelled date picker. */
export function DatePickerField({ label, hint, error, optionalLabel, ...picker }: DatePickerFieldProps) {
  return (
    <Field id={picker.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <DatePicker {...picker} {...describe(picker.id, { hint, error })} />
    </Field>
  );
}
