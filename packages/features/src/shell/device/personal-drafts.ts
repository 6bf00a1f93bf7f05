const mark = ':user-';

/** Key of a draft on this device: of a form and its thing (`apply:7`), bound to a person; a visitor has none (null). */
export const personalDraftKey = (form: string, userId: number | null): string =>
  `radar:${form}${userId === null ? ':guest' : `${mark}${userId}`}`;

/** Forgets what people with accounts have typed on this device. A visitor's drafts stay. */
export const forgetPersonalDrafts = (): void => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('radar:') && key.includes(mark));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
};
