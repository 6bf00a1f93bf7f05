'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Suggestion, SuggestionGroup } from '../autocomplete/autocomplete.tsx';
import { cssName } from '../css-name.ts';
import { Listbox, rowId } from '../listbox/listbox.tsx';
import { moveActive } from '../listbox/move.ts';
import { useSearcher } from '../listbox/use-searcher.ts';

const searchDelayMs = 300;

export type FieldSuggestionsProps<Data> = {
  /** A plain line of text that stands on the page already; it becomes a combobox. */
  field: HTMLInputElement;
  /** Name of the list of suggestions. */
  label: string;
  /** Looks up suggestions 300 ms after the last key. */
  search: (query: string, signal: AbortSignal) => Promise<readonly SuggestionGroup<Data>[]>;
  /**
   * Shown while the field is empty.
   * @default nothing
   */
  whenEmpty?: readonly SuggestionGroup<Data>[];
  onChoose: (suggestion: Suggestion<Data>) => void;
};

/** Suggestions for a field that the server wrote: the words stay in the field, this brings the list and its keys. */
export function FieldSuggestions<Data>({
  field,
  label,
  search,
  whenEmpty = [],
  onChoose,
}: FieldSuggestionsProps<Data>) {
  const id = useId();
  const listId = `${id}list`;
  const anchor = useRef<HTMLElement>(field.closest('label') ?? field);
  const anchorName = cssName(id);
  const [query, setQuery] = useState(() => field.value.trim());
  const [wanted, setWanted] = useState(() => field.value === '' && document.activeElement === field);
  const [active, setActive] = useState(-1);
  const [found, searcher] = useSearcher(search, searchDelayMs);

  const results = found.state === 'found' || found.state === 'loading' ? found.results : undefined;
  const groups = query === '' ? whenEmpty : (results ?? []);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const open = wanted && suggestions.length > 0;
  const row = open ? Math.min(active, suggestions.length - 1) : -1;

  function close() {
    setWanted(false);
    setActive(-1);
  }
  function choose(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    close();
    searcher.clear();
    onChoose(suggestion);
    setQuery(field.value.trim());
  }

  const onInput = useEffectEvent(() => {
    const typed = field.value.trim();
    setQuery(typed);
    setActive(-1);
    setWanted(true);
    if (typed === '') searcher.clear();
    else searcher.search(typed);
  });
  const onFocus = useEffectEvent(() => {
    if (field.value === '') setWanted(true);
  });
  const onBlur = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.defaultPrevented || event.isComposing) return;
    if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter') {
      if (row >= 0) {
        event.preventDefault();
        choose(row);
      } else close();
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
  });

  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const box = anchor.current;
    box.style.setProperty('anchor-name', anchorName);
    const signal = new AbortController();
    field.addEventListener('input', () => onInput(), signal);
    field.addEventListener('focus', () => onFocus(), signal);
    field.addEventListener('blur', () => onBlur(), signal);
    field.addEventListener('keydown', (event) => onKeyDown(event), signal);
    // What was typed while this was on its way.
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
    return () => {
      signal.abort();
      box.style.removeProperty('anchor-name');
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [field, listId, anchorName]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(open));
    if (row >= 0) field.setAttribute('aria-activedescendant', rowId(listId, row));
    else field.removeAttribute('aria-activedescendant');
  }, [field, open, row, listId]);

  return (
    <Listbox
      id={listId}
      label={label}
      open={open}
      anchor={anchor}
      anchorName={anchorName}
      groups={groups.map(({ heading, suggestions: rows }) => ({
        heading,
        rows: rows.map(({ id: key, label: words, note }) => ({ key, label: words, note })),
      }))}
      active={row}
      query={query}
      onChoose={choose}
      onActivate={setActive}
    />
  );
}
