'use client';

import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldWords, FormState, FormValues, NameIn } from './use-form.ts';

type ControlOf<Value> = FieldWords & {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
};

export type FormControlProps<Values extends FormValues, Name extends NameIn<Values>> = {
  form: FormState<Values>;
  name: Name;
  /** Draws the control. */
  children: (control: ControlOf<Values[Name]>) => ReactNode;
};

/** Ties a control that is no input (a select, a code, a number) to a form. */
export function FormControl<Values extends FormValues, Name extends NameIn<Values>>({
  form,
  name,
  children,
}: FormControlProps<Values, Name>) {
  const { field } = useController({ control: form.control, name });
  return children({
    ...form.words(name),
    name,
    value: field.value as Values[Name],
    onValueChange: field.onChange,
    onBlur: field.onBlur,
  });
}

/** What a field holds now, for what is shown beside it. */
export const useFormValue = <Values extends FormValues, Name extends NameIn<Values>>(
  form: FormState<Values>,
  name: Name,
): Values[Name] => useWatch({ control: form.control, name }) as Values[Name];
