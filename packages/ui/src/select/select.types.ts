import type { ReactNode } from 'react';
import type { SelectOption } from './choose.ts';

export type SelectCommon<Data> = {
  id: string;
  /** Name of the list of options. */
  label: string;
  /**
   * Key in a form: one hidden input for each selected option.
   * @default none
   */
  name?: string;
  /**
   * What can be chosen; those whose label has what was typed are shown.
   * @default []
   */
  options?: readonly SelectOption<Data>[];
  /**
   * Looks up what can be chosen, 250 ms after the last key; with an empty query when the list opens.
   * @default none: `options` are all there is
   */
  search?: (query: string, signal: AbortSignal) => Promise<readonly SelectOption<Data>[]>;
  /**
   * Typing narrows the list.
   * @default false; true when several can be chosen, for `search` and for `creatable`
   */
  searchable?: boolean;
  /**
   * What was typed can itself be chosen.
   * @default false
   */
  creatable?: boolean;
  /**
   * Words of the row that creates an option from what was typed.
   * @default the words as typed
   */
  createLabel?: (query: string) => string;
  /**
   * Makes the option that was typed.
   * @default its words are both value and label
   */
  onCreate?: (query: string) => SelectOption<Data>;
  placeholder?: string;
  /** @default false */
  disabled?: boolean;
  /**
   * Shown when nothing can be chosen.
   * @default 'No options'
   */
  noOptionsText?: string;
  /**
   * Shown while options are looked up.
   * @default 'Loading...'
   */
  loadingText?: string;
  /**
   * Shown when they could not be.
   * @default 'Error while loading'
   */
  failedText?: string;
  /**
   * Name of the button that takes a selected option away.
   * @default the option's label
   */
  removeLabel?: (label: string) => string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  /**
   * The parts, in an arrangement of one's own.
   * @default a `SelectControl` and a `SelectList`
   */
  children?: ReactNode;
};

export type SelectSingle<Data> = {
  multiple?: false;
  value: SelectOption<Data> | null;
  onValueChange: (value: SelectOption<Data> | null) => void;
  /**
   * Choosing the selected option again clears it.
   * @default true
   */
  unselectable?: boolean;
};

export type SelectMultiple<Data> = {
  /** Any number can be chosen; each stands as a tag in the field. */
  multiple: true;
  value: readonly SelectOption<Data>[];
  onValueChange: (value: readonly SelectOption<Data>[]) => void;
  unselectable?: never;
};

export type SelectProps<Data = unknown> = SelectCommon<Data> & (SelectSingle<Data> | SelectMultiple<Data>);
