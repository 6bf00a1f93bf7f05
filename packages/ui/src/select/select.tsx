'use client';

import { describe, Field, type FieldProps } from '../field/field.tsx';
import { SelectContext } from './select-context.ts';
import { SelectControl } from './select-control.tsx';
import { SelectList } from './select-list.tsx';
import type { SelectCommon, SelectMultiple, SelectProps, SelectSingle } from './select.types.ts';
import { useSelectState } from './use-select-state.tsx';

/**
 * One or several of many, by pointer, finger, keys or typing: the combobox with a list of the ARIA practices. The focus
 * stays in the field.
 */
export function Select<Data = unknown>(props: SelectProps<Data>) {
  return (
    <SelectContext value={useSelectState(props)}>
      {props.children ?? (
        <>
          <SelectControl />
          <SelectList />
        </>
      )}
    </SelectContext>
  );
}

export type SelectFieldProps<Data = unknown> = Omit<
  SelectCommon<Data>,
  'label' | 'children' | 'aria-describedby' | 'aria-invalid'
> &
  Pick<FieldProps, 'hint' | 'error' | 'optionalLabel'> & { label: string } & (
    | SelectSingle<Data>
    | SelectMultiple<Data>
  );

/** A labelled select. */
export function SelectField<Data = unknown>({ hint, error, optionalLabel, ...select }: SelectFieldProps<Data>) {
  return (
    <Field id={select.id} label={select.label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Select {...select} {...describe(select.id, { hint, error })} />
    </Field>
  );
}
