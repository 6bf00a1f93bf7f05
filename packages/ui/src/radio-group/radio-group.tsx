import type { ChangeEventHandler, ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { RadioCard } from '../radio-card/radio-card.tsx';
import styles from './radio-group.module.css';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** A second, quieter line, on cards. */
  note?: ReactNode;
  /** An icon, on cards. */
  icon?: ReactNode;
  /** How many results have it, in a list. */
  count?: string;
  /** @default false */
  disabled?: boolean;
};

export type RadioGroupProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optionalLabel'> & {
  /** Key in a form. */
  name: string;
  options: readonly RadioOption[];
  /**
   * What is chosen, when the parent keeps it.
   * @default kept by the browser
   */
  value?: string | undefined;
  /**
   * What is chosen at first.
   * @default none
   */
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
  /**
   * `list` for many, `cards` for few that need a note, `segments` for two or three words side by side.
   * @default 'list'
   */
  look?: 'list' | 'cards' | 'segments';
};

/** One of several: real radios, so that the arrows, forms and screen readers work as everywhere. */
export function RadioGroup({
  id,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  look = 'list',
  ...field
}: RadioGroupProps) {
  // A function would keep the group from standing on a page that the server writes.
  const onChange: ChangeEventHandler<HTMLInputElement> | undefined =
    onValueChange && ((event) => onValueChange(event.currentTarget.value));
  const radios = options.map(({ value: own, label, note, icon, count, disabled }) => {
    const shared = {
      id: `${id}-${own}`,
      name,
      value: own,
      disabled,
      // Without a value of the parent's the browser keeps it.
      ...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }),
      onChange,
    };
    if (look === 'cards') return <RadioCard key={own} {...shared} label={label} note={note} icon={icon} />;
    if (look === 'list') return <Checkbox key={own} {...shared} type="radio" label={label} count={count} />;
    return (
      <label key={own} className={styles.segment} htmlFor={shared.id}>
        <input {...shared} type="radio" className={styles.radio} />
        <span className={styles.face}>{label}</span>
      </label>
    );
  });
  return (
    <Field {...field} id={id} kind="group">
      {look === 'segments' ? <div className={styles.segments}>{radios}</div> : <div>{radios}</div>}
    </Field>
  );
}
