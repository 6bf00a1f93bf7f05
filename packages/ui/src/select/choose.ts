export type SelectOption<Data = unknown> = {
  /** Unique among the options; what a form sends. */
  value: string;
  label: string;
  /** What the option stands for. */
  data?: Data;
  /** @default false */
  disabled?: boolean;
};

export type Selected<Data> = readonly SelectOption<Data>[];

/**
 * What is selected after an option was chosen. Of several, choosing toggles; of one, choosing it again clears it if it is
 * unselectable.
 */
export function choose<Data>(
  selected: Selected<Data>,
  option: SelectOption<Data>,
  { multiple, unselectable }: { multiple: boolean; unselectable: boolean },
): Selected<Data> {
  const isSelected = selected.some(({ value }) => value === option.value);
  if (multiple) return isSelected ? selected.filter(({ value }) => value !== option.value) : [...selected, option];
  return isSelected && unselectable ? [] : [option];
}
