'use client';

import { Listbox } from '../listbox/listbox.tsx';
import { useSelect } from './select-context.ts';

/**
 * The options that hang from the field.
 * @throws {Error} outside of a `Select`
 */
export function SelectList() {
  const state = useSelect('SelectList');
  return (
    <Listbox
      id={state.listId}
      label={state.label}
      open={state.open}
      anchor={state.frame}
      anchorName={state.anchorName}
      groups={[{ rows: state.rows }]}
      active={state.active}
      multiple={state.multiple}
      message={state.message}
      query={state.query ?? ''}
      onChoose={state.chooseRow}
      onActivate={state.activate}
    />
  );
}
