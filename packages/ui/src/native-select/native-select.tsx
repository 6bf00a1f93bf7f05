import type { ComponentProps } from 'react';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import line from '../input/input.module.css';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import styles from './native-select.module.css';

export type NativeSelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'className'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'> & {
    /** In the order of the list. */
    options: readonly { value: string; label: string }[];
    /** Words of the choice of nothing. */
    noneLabel: string;
  };

/** One of many that everybody knows by name, such as countries: the device's own list, which costs a page nothing. */
export function NativeSelectField({
  id,
  label,
  hint,
  error,
  optionalLabel,
  options,
  noneLabel,
  ...select
}: NativeSelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <span className={line.frame}>
        <select {...select} className={`${line.input} ${styles.select}`} {...describe(id, { hint, error })}>
          <option value="">{noneLabel}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <CaretDownIcon size="s" />
      </span>
    </Field>
  );
}
