export const locales = ['hr'] as const;
