'use client';

import { cx } from '../cx.ts';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import { XBoldIcon } from '../icons/x-bold.tsx';
import line from '../input/input.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import { useSelect } from './select-context.ts';
import styles from './select.module.css';

/**
 * The field: what is selected, and what is typed.
 * @throws {Error} outside of a `Select`
 */
export function SelectControl() {
  const state = useSelect('SelectControl');
  const { selected, multiple, searchable, disabled, name, query, open } = state;
  const shared = {
    id: state.id,
    role: 'combobox',
    disabled,
    'aria-expanded': open,
    'aria-haspopup': 'listbox',
    'aria-controls': state.listId,
    'aria-activedescendant': state.activeId,
    'aria-describedby': state.describedBy,
    'aria-invalid': state.invalid,
    onKeyDown: state.onKeyDown,
    onBlur: state.leave,
  } as const;
  const label = selected[0]?.label;

  return (
    // A press beside the tags and the text is meant for the field, which has the keys.
    <span
      ref={state.frame}
      className={cx(line.frame, styles.frame, multiple && selected.length > 0 && styles.tagged)}
      style={{ anchorName: state.anchorName }}
      onMouseDown={(event) => {
        if (event.target !== state.field.current) event.preventDefault();
      }}
      onClick={(event) => {
        if (disabled || (event.target instanceof Element && event.target.closest('[data-remove]'))) return;
        state.field.current?.focus();
        state.setOpen(searchable ? true : !open);
      }}
    >
      {multiple &&
        selected.map((option) => (
          <span key={option.value} className={styles.tag}>
            <span className={styles.word}>{option.label}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={state.removeLabel(option.label)}
              disabled={disabled}
              data-remove=""
              onClick={() => state.remove(option)}
            >
              <XBoldIcon size="s" />
            </button>
          </span>
        ))}
      {searchable ? (
        <input
          {...shared}
          ref={state.field}
          className={cx(line.input, styles.input)}
          type="text"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={selected.length > 0 ? undefined : state.placeholder}
          value={query ?? (multiple ? '' : (label ?? ''))}
          onChange={(event) => state.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <button {...shared} ref={state.field} type="button" className={cx(line.input, styles.button)}>
          {label ?? <span className={styles.placeholder}>{state.placeholder ?? '\u00a0'}</span>}
        </button>
      )}
      <span className={cx(line.side, styles.end)} aria-hidden="true">
        {state.busy ? <Spinner /> : <CaretDownIcon className={cx(styles.caret, open && styles.open)} />}
      </span>
      {name &&
        selected.map(({ value }) => <input key={value} type="hidden" name={name} value={value} disabled={disabled} />)}
    </span>
  );
}
