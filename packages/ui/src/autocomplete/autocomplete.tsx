'use client';

import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { cssName } from '../css-name.ts';
import { cx } from '../cx.ts';
import { describe, Field, type FieldProps } from '../field/field.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import { Listbox, rowId } from '../listbox/listbox.tsx';
import { moveActive } from '../listbox/move.ts';
import { useSearcher } from '../listbox/use-searcher.ts';
import styles from './autocomplete.module.css';

const searchDelayMs = 300;

export type Suggestion<Data = unknown> = {
  /** Unique among the suggestions. */
  id: string;
  /** What is written into the field when it is chosen. */
  label: string;
  /** A second, quieter line: what it is, how many. */
  note?: string;
  /** What it stands for. */
  data?: Data;
};

export type SuggestionGroup<Data = unknown> = {
  /**
   * Words over the group: "Positions".
   * @default none
   */
  heading?: string;
  suggestions: readonly Suggestion<Data>[];
};

export type AutocompleteProps<Data = unknown> = Omit<
  InputProps,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'busy'
> & {
  id: string;
  /** Name of the list of suggestions. */
  label: string;
  /** What is written. */
  value: string;
  onValueChange: (value: string) => void;
  /** Looks up suggestions 300 ms after the last key. An empty field is not asked about: its list goes at once. */
  search: (query: string, signal: AbortSignal) => Promise<readonly SuggestionGroup<Data>[]>;
  /** A suggestion was chosen; its label is already in the field. */
  onChoose?: (suggestion: Suggestion<Data>) => void;
  /**
   * `bare` leaves out the frame, for a field that stands in a box of its own.
   * @default 'framed'
   */
  look?: 'framed' | 'bare';
};

/** A plain line of text with suggestions under it: what is typed counts, whether it was suggested or not. */
export function Autocomplete<Data = unknown>({
  id,
  label,
  value,
  onValueChange,
  search,
  onChoose,
  look = 'framed',
  className,
  before,
  after,
  onKeyDown,
  onBlur,
  ...rest
}: AutocompleteProps<Data>) {
  const anchorName = cssName(useId());
  const listId = `${id}-list`;
  const frame = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [found, searcher] = useSearcher(search, searchDelayMs);

  const groups = (found.state === 'found' || found.state === 'loading' ? found.results : undefined) ?? [];
  const suggestions = groups.flatMap((group) => group.suggestions);
  const open = wanted && suggestions.length > 0;
  const row = open ? Math.min(active, suggestions.length - 1) : -1;

  function close() {
    setWanted(false);
    setActive(-1);
  }
  function change(text: string) {
    onValueChange(text);
    setActive(-1);
    setWanted(true);
    const query = text.trim();
    if (query) searcher.search(query);
    else searcher.clear();
  }
  function choose(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    onValueChange(suggestion.label);
    onChoose?.(suggestion);
    close();
    searcher.clear();
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const { key } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && row >= 0) {
      event.preventDefault();
      choose(row);
    } else if (key.startsWith('Arrow') || key.startsWith('Page')) {
      const next = moveActive(
        key,
        row,
        suggestions.map(() => false),
      );
      if (next === undefined || suggestions.length === 0) return;
      event.preventDefault();
      setWanted(true);
      setActive(next);
    }
  }

  const field: ComponentProps<'input'> = {
    ...rest,
    id,
    role: 'combobox',
    value,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': row >= 0 ? rowId(listId, row) : undefined,
    onChange: (event) => change(event.currentTarget.value),
    onKeyDown: onKey,
    onBlur: (event) => {
      close();
      onBlur?.(event);
    },
  };
  return (
    <span ref={frame} className={styles.anchor} style={{ anchorName }}>
      {look === 'bare' ? (
        <input {...field} type={rest.type ?? 'text'} className={cx(styles.bare, className)} />
      ) : (
        <Input {...field} className={className} before={before} after={after} busy={found.state === 'loading'} />
      )}
      <Listbox
        id={listId}
        label={label}
        open={open}
        anchor={frame}
        anchorName={anchorName}
        groups={groups.map(({ heading, suggestions: rows }) => ({
          heading,
          rows: rows.map(({ id: key, label: words, note }) => ({ key, label: words, note })),
        }))}
        active={row}
        query={value}
        onChoose={choose}
        onActivate={setActive}
      />
    </span>
  );
}

export type AutocompleteFieldProps<Data = unknown> = Omit<AutocompleteProps<Data>, 'look'> &
  Pick<FieldProps, 'hint' | 'error' | 'optionalLabel'>;

/** A labelled line of text with suggestions. */
export function AutocompleteField<Data = unknown>({
  hint,
  error,
  optionalLabel,
  ...rest
}: AutocompleteFieldProps<Data>) {
  return (
    <Field id={rest.id} label={rest.label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Autocomplete {...rest} {...describe(rest.id, { hint, error })} />
    </Field>
  );
}
