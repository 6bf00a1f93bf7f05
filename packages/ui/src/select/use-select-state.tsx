import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cssName } from '../css-name.ts';
import { PlusIcon } from '../icons/plus.tsx';
import { type ListboxRow, rowId } from '../listbox/listbox.tsx';
import { fold, matches } from '../listbox/match.ts';
import { findByTyping, moveActive, typeaheadPauseMs } from '../listbox/move.ts';
import { useSearcher } from '../listbox/use-searcher.ts';
import { choose, type Selected, type SelectOption } from './choose.ts';
import type { SelectState } from './select-context.ts';
import type { SelectProps } from './select.types.ts';

const searchDelayMs = 250;

/** Everything that a select knows and does; its parts draw it. */
export function useSelectState<Data>(props: SelectProps<Data>): SelectState {
  const {
    id,
    label,
    name,
    options = [],
    search,
    multiple = false,
    creatable = false,
    searchable = multiple || creatable || search !== undefined,
    createLabel = (query) => query,
    onCreate = (query) => ({ value: query, label: query }),
    placeholder,
    disabled = false,
    noOptionsText = 'No options',
    loadingText = 'Loading...',
    failedText = 'Error while loading',
    removeLabel = (text) => text,
  } = props;
  const selected = selectedOf(props);

  const anchorName = cssName(useId());
  const listId = `${id}-list`;
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [found, searcher] = useSearcher(search, searchDelayMs);

  const typed = query?.trim() ?? '';
  const offered = search
    ? ((found.state === 'found' || found.state === 'loading' ? found.results : undefined) ?? [])
    : options;
  const shown = search || !typed ? offered : offered.filter((option) => matches(option.label, typed));
  const isNew = [...offered, ...selected].every((option) => fold(option.label) !== fold(typed));
  const canCreate = creatable && typed !== '' && isNew;
  const rows: readonly ListboxRow[] = [
    ...shown.map((option) => ({
      key: option.value,
      label: option.label,
      disabled: option.disabled,
      selected: selected.some(({ value }) => value === option.value),
    })),
    ...(canCreate ? [{ key: `create ${typed}`, label: createLabel(typed), icon: <PlusIcon /> }] : []),
  ];

  function setOpen(next: boolean) {
    if (disabled || next === isOpen) return;
    setIsOpen(next);
    if (next) {
      setActive(shown.findIndex(({ value }) => value === selected[0]?.value));
      if (search) searcher.search(query ?? '', 0);
    } else {
      setActive(-1);
      searcher.clear();
    }
  }
  function leave() {
    setOpen(false);
    setQuery(null);
  }
  function type(text: string) {
    setQuery(text);
    setOpen(true);
    setActive(text.trim() ? 0 : -1);
    if (search) searcher.search(text.trim());
  }
  function change(next: Selected<Data>) {
    if (props.multiple) props.onValueChange(next);
    else props.onValueChange(next[0] ?? null);
  }
  function chooseRow(index: number) {
    const option: SelectOption<Data> | undefined =
      index < shown.length ? shown[index] : canCreate ? onCreate(typed) : undefined;
    if (!option || option.disabled) return;
    change(choose(selected, option, { multiple, unselectable: props.unselectable ?? true }));
    setQuery(null);
    if (!multiple) setOpen(false);
    else if (query !== null) {
      setActive(-1);
      if (search) searcher.search('', 0);
    }
    field.current?.focus();
  }
  function remove(option: SelectOption) {
    change(selected.filter(({ value }) => value !== option.value));
    field.current?.focus();
  }

  /** Letters typed into a field that takes no text. */
  function findTyped(key: string) {
    const now = performance.now();
    const text = now - typing.current.at < typeaheadPauseMs ? typing.current.text + key : key;
    typing.current = { text, at: now };
    const index = findByTyping(
      shown.map((option) => option.label),
      isOpen ? active : shown.findIndex(({ value }) => value === selected[0]?.value),
      text,
    );
    setOpen(true);
    if (index !== undefined) setActive(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing || disabled) return;
    const isTyping = !searchable && performance.now() - typing.current.at < typeaheadPauseMs;

    if (key === 'Escape' && (isOpen || query)) {
      // Only the list closes, not what it stands in.
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (key === 'Backspace' && multiple && !query && selected.length > 0) {
      change(selected.slice(0, -1));
    } else if (key === 'Tab') {
      const row = rows[active];
      if (isOpen && !searchable && row && !row.selected) chooseRow(active);
      leave();
    } else if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(key === 'ArrowDown');
    } else if (key === 'Enter' || (key === ' ' && !searchable && !isTyping)) {
      if (!isOpen && searchable) return;
      event.preventDefault();
      if (isOpen && active >= 0) chooseRow(active);
      else setOpen(!isOpen);
    } else if (searchable && (key === 'Home' || key === 'End')) {
      // They move the caret.
    } else if (!searchable && key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      findTyped(key);
    } else {
      const next = moveActive(
        key,
        active,
        rows.map((row) => row.disabled ?? false),
      );
      if (next === undefined) return;
      event.preventDefault();
      if (isOpen) setActive(next);
      else {
        setOpen(true);
        if (key === 'Home' || key === 'End') setActive(next);
        else if (selected.length === 0 || multiple) setActive(key === 'ArrowUp' ? rows.length - 1 : 0);
      }
    }
  }

  const hasFailed = search !== undefined && found.state === 'failed';
  const isLoading = search !== undefined && found.state === 'loading';
  const activeRow = Math.min(active, rows.length - 1);
  const emptyText = isLoading ? loadingText : hasFailed ? failedText : noOptionsText;

  return {
    id,
    listId,
    label,
    name,
    disabled,
    invalid: props['aria-invalid'],
    describedBy: props['aria-describedby'],
    placeholder,
    multiple,
    searchable,
    removeLabel,
    selected,
    open: isOpen,
    query,
    rows,
    active: activeRow,
    activeId: isOpen && activeRow >= 0 ? rowId(listId, activeRow) : undefined,
    busy: isLoading && isOpen,
    message: rows.length === 0 ? emptyText : undefined,
    frame,
    field,
    anchorName,
    setOpen,
    type,
    activate: setActive,
    chooseRow,
    remove,
    leave,
    onKeyDown,
  };
}

function selectedOf<Data>(props: SelectProps<Data>): Selected<Data> {
  if (props.multiple) return props.value;
  return props.value ? [props.value] : [];
}
