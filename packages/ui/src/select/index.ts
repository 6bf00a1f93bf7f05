export type { SelectOption } from './choose.ts';
export { Select, SelectField, type SelectFieldProps } from './select.tsx';
export { type SelectState, useSelect } from './select-context.ts';
export { SelectControl } from './select-control.tsx';
export { SelectList } from './select-list.tsx';
export type { SelectProps } from './select.types.ts';
