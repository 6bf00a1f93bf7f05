export type { IsoDate } from './calendar.ts';
export { DatePicker, DatePickerField, type DatePickerFieldProps, type DatePickerProps } from './date-picker.tsx';
export { DatePickerCalendar } from './date-picker-calendar.tsx';
export { type DatePickerLabels, type DatePickerState, useDatePicker } from './date-picker-context.ts';
export { DatePickerInput } from './date-picker-input.tsx';
export { parseDate } from './date-words.ts';
