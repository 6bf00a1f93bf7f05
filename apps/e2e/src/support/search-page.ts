import type { Locator, Page } from '@playwright/test';
import type { Translator } from '@radar/i18n/intl';

/** The search form, wherever it stands, and what it found. */
export const searchPage = (page: Page, { t }: Translator) => {
  const form = page.getByRole('search', { name: t('search.form') });
  const main = page.getByRole('main');
  return {
    what: form.getByLabel(t('search.what')),
    where: form.getByLabel(t('search.where')),
    submit: form.getByRole('button', { name: t('search.submit') }),
    headline: main.getByRole('heading', { level: 1 }),
    /** Titles of the jobs found, in order. */
    titles: main.getByRole('heading', { level: 2 }).getByRole('link'),
    pagination: page.getByRole('navigation', { name: t('search.pagination') }),
    chip: (label: string): Locator => main.getByRole('link', { name: t('search.remove', { label }) }),
  };
};
