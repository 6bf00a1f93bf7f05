import type { Locator, Page } from '@playwright/test';
import type { Translator } from '@radar/i18n/intl';

/** The filters, beside the results or in their sheet. */
export const searchFilters = (page: Page, { t }: Translator) => {
  const form = page.getByRole('form', { name: t('search.filters') });
  return {
    form,
    /** A value to tick, by the key and value that the address has. */
    value: (key: string, value: string): Locator => form.locator(`input[name="${key}"][value="${value}"]`),
    group: (legend: string): Locator => form.getByRole('group', { name: legend }),
    /** All values that can be ticked now, with the number of jobs that each promises. */
    promises: (key: string): Promise<{ value: string; jobs: number }[]> =>
      form.locator(`input[name="${key}"]:not(:checked):not(:disabled)`).evaluateAll((boxes) =>
        boxes.map((box) => ({
          value: box.getAttribute('value') ?? '',
          jobs: Number((box.closest('label')?.lastElementChild?.textContent ?? '').replace(/\D/g, '')),
        })),
      ),
    apply: form.getByRole('button', { name: t('search.apply') }),
    open: page.getByRole('link', { name: t('search.filters') }),
    sheet: page.getByRole('dialog', { name: t('search.filters') }),
    nearMe: form.getByRole('button', { name: t('filters.nearMe') }),
  };
};

/** Marks the page, so that a reload would be noticed. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** The number in a headline. */
export const numberIn = (text: string | null): number =>
  Number(/[\d.,\s]+/.exec(text ?? '')?.[0].replace(/\D/g, '') ?? '');
