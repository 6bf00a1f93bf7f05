import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx';
import { MapPinIcon } from '../icons/map-pin.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './search-box.module.css';

export type SearchBoxField = {
  /** Key in the address. */
  name: string;
  label: string;
  /** An example, never the only label. */
  placeholder?: string;
  /** What was searched for. */
  value?: string | undefined;
  /** Attributes for a script that helps with the field. */
  data?: Record<`data-${string}`, string | undefined>;
};

export type SearchBoxProps = {
  /** Address of the search page. */
  action: string;
  /** Name of the form, e.g. "Job search". */
  label: string;
  what: SearchBoxField;
  where: SearchBoxField;
  submitLabel: string;
  /**
   * Keys and values that travel along unseen: filters that stay. A key may come more than once.
   * @default []
   */
  hidden?: readonly (readonly [name: string, value: string])[];
  /**
   * `hero` floats on the home page, `bar` lies in the bar above results.
   * @default 'hero'
   */
  look?: 'hero' | 'bar';
  /** What helps with the fields and takes no room of its own: suggestions. */
  children?: ReactNode;
};

/** Two words and a button: a plain form, which works before any script. */
export function SearchBox({
  action,
  label,
  what,
  where,
  submitLabel,
  hidden = [],
  look = 'hero',
  children,
}: SearchBoxProps) {
  const fields = [
    { ...what, icon: <MagnifyingGlassIcon className={styles.icon} /> },
    { ...where, icon: <MapPinIcon className={styles.icon} /> },
  ];
  return (
    <form className={cx(styles.box, styles[look])} role="search" aria-label={label} action={ownAddress(action)}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label: fieldLabel, placeholder, value, icon, data }) => (
        <label key={name} className={styles.field}>
          {icon}
          <span className={styles.label}>{fieldLabel}</span>
          <input
            {...data}
            className={styles.input}
            name={name}
            dir="auto"
            defaultValue={value}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
        </label>
      ))}
      <Button className={styles.submit} type="submit" look="main" size={look === 'hero' ? 'l' : 'm'}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
