const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd');

/** Leaves of a long list of values those with what was typed. */
export const narrowValues = (find: HTMLInputElement): void => {
  const typed = folded(find.value.trim());
  for (const value of find.closest('[data-filter-group]')?.querySelectorAll<HTMLElement>('[data-filter-value]') ?? [])
    value.hidden = !folded(value.textContent ?? '').includes(typed);
};
