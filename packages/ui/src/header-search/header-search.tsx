import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './header-search.module.css';

export type HeaderSearchProps = {
  /** Address of the search page. */
  action: string;
  /** Name of the form and of its button, e.g. "Search jobs". */
  label: string;
  /** Key of the field in the address. */
  name: string;
  /** An example, never the only label. */
  placeholder: string;
};

/** One field in the header of a wide screen: a plain form, which works before any script. */
export function HeaderSearch({ action, label, name, placeholder }: HeaderSearchProps) {
  return (
    <form className={styles.form} role="search" aria-label={label} action={ownAddress(action)}>
      <input
        className={styles.input}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        required
      />
      <button type="submit" className={styles.submit} aria-label={label} title={label}>
        <MagnifyingGlassIcon />
      </button>
    </form>
  );
}
