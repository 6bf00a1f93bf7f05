const buttonsOf = (id: number): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`[data-save="${id}"]`);

/** Turns every bookmark of a job. */
export const showSaved = (id: number, isSaved: boolean): void => {
  for (const button of buttonsOf(id)) button.setAttribute('aria-pressed', String(isSaved));
};

export const isShownSaved = (id: number): boolean => buttonsOf(id)[0]?.getAttribute('aria-pressed') === 'true';
