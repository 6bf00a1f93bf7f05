import { createContext, type KeyboardEvent, type RefObject, useContext } from 'react';
import type { ListboxRow } from '../listbox/listbox.tsx';
import type { SelectOption } from './choose.ts';

/** What the parts of a select share. */
export type SelectState = {
  id: string;
  listId: string;
  label: string;
  name: string | undefined;
  disabled: boolean;
  invalid: boolean | undefined;
  describedBy: string | undefined;
  placeholder: string | undefined;
  multiple: boolean;
  searchable: boolean;
  removeLabel: (label: string) => string;

  selected: readonly SelectOption[];
  open: boolean;
  /** What was typed; null while the field shows what is selected. */
  query: string | null;
  rows: readonly ListboxRow[];
  active: number;
  /** Id of the active row while the list is open. */
  activeId: string | undefined;
  busy: boolean;
  message: string | undefined;

  frame: RefObject<HTMLSpanElement | null>;
  field: RefObject<(HTMLInputElement & HTMLButtonElement) | null>;
  anchorName: string;
  setOpen: (open: boolean) => void;
  type: (query: string) => void;
  activate: (index: number) => void;
  chooseRow: (index: number) => void;
  remove: (option: SelectOption) => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export const SelectContext = createContext<SelectState | null>(null);

/**
 * The state of the select around a part of it, for parts of one's own.
 * @throws {Error} outside of a `Select`
 */
export function useSelect(part = 'useSelect'): SelectState {
  const state = useContext(SelectContext);
  if (!state) throw new Error(`${part} must stand inside a Select`);
  return state;
}
