/** What may go from the address without another meaning. */
const defaults: Record<string, string> = { salaryKind: 'gross', page: '1' };

/** The address that a form of the search would lead to: empty fields and defaults left out, keys in order. */
export const addressOf = (form: HTMLFormElement): string => {
  const { pathname } = new URL(form.action);
  const query = new URLSearchParams();
  for (const [key, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '' && defaults[key] !== value) query.append(key, value.trim());
  if (!query.has('salaryFrom')) query.delete('salaryKind');
  query.sort();
  return query.size === 0 ? pathname : `${pathname}?${query}`;
};

/** A press that means "here": no new tab, no download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * What the server says of each field wins over what the browser kept of an older answer, but for the field that somebody
 * is in.
 */
export const resetFields = (root: ParentNode): void => {
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-search-form] input, form[role="search"] input')) {
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
    else if (field !== document.activeElement && field.type !== 'hidden') field.value = field.defaultValue;
  }
};

/**
 * Notes in the history how far down the reader is. The browser notes it too, but goes back there before the older list has
 * come, and no further than the newer one reaches.
 */
export const notePlace = (): void => {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), place: Math.round(scrollY) }, '');
};

/** What `notePlace` noted in a state of the history. */
export const placeIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'number'
    ? state.place
    : null;
