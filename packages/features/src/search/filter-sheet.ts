const part = (name: string): HTMLElement | null => document.querySelector(`[data-filters-${name}]`);
const sheetOf = (): HTMLDialogElement | null => document.querySelector('dialog[data-filters-sheet]');

export const isSheetOpen = (): boolean => sheetOf()?.open === true;

/** Lays the form into the sheet and opens it over the page; the browser keeps the focus inside. */
export const openSheet = (): void => {
  const sheet = sheetOf();
  const place = part('place');
  const form = place?.firstElementChild;
  if (sheet === null || place === null || !form) return;
  part('body')?.append(form);
  sheet.addEventListener('close', () => place.append(form), { once: true });
  sheet.showModal();
};

export const closeSheet = (): void => sheetOf()?.close();
