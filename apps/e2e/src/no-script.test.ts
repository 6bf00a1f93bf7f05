import { expect, test } from '@playwright/test';
import { origin } from './house/house.ts';
import { wordsIn } from './support/words.ts';

test.use({ javaScriptEnabled: false });

test('header and menus work without scripts on a wide screen', async ({ page }) => {
  const { t } = await wordsIn('hr');
  await page.goto(`${origin('hr')}/info/kontakt`);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: t('shell.languageNow', { name: 'Hrvatski' }) }).click();
  await header.getByRole('link', { name: 'Македонски' }).click();
  await expect(page).toHaveURL(/\/mk\/info\//);

  const { t: mk } = await wordsIn('mk');
  const search = header.getByRole('search', { name: mk('shell.searchField') });
  await search.getByRole('textbox').fill('келнер');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/prebaruvanje-rabotni-mesta\?query=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone the menu opens and leads on, and the search is one press away', async ({ page }) => {
  const { t } = await wordsIn('hr');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin('hr')}/info/kontakt`);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: t('shell.mainNav') }).click();
  await header.getByRole('link', { name: t('shell.jobs'), exact: true }).click();
  await expect(page).toHaveURL(`${origin('hr')}/poslovi`);

  await page.goto(`${origin('hr')}/info/kontakt`);
  await header.getByRole('link', { name: t('shell.searchField') }).click();
  await expect(page).toHaveURL(`${origin('hr')}/pretraga-poslova`);
});
