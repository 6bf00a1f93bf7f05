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

/** What somebody types into an application. */
export const applicationTexts = ['firstName', 'lastName', 'email', 'phone', 'nationality', 'coverLetter'] as const;

const hasText = (kept: unknown): boolean =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(kept).some(
    ([field, value]) =>
      applicationTexts.some((one) => one === field) && typeof value === 'string' && value.trim() !== '',
  );

/** Ids of the jobs for which a visitor has typed something on this device and not sent it. */
export const jobsTypedFor = (): number[] => {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [, id] = /^radar:apply:(\d+):guest$/.exec(key) ?? [];
      return id !== undefined && hasText(JSON.parse(localStorage.getItem(key) ?? 'null')) ? [Number(id)] : [];
    });
  } catch {
    // Nothing was kept, or nothing that can be read.
    return [];
  }
};
