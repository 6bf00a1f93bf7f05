import { expect, type Locator, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from '../house/house.ts';
import { allPages } from '../support/all-pages.ts';
import { aPerson, applyForm } from '../support/apply-form.ts';
import { pdf } from '../support/files.ts';
import { paste } from '../support/keyboard.ts';
import { codeFor } from '../support/mailbox.ts';
import { searchPage } from '../support/search-page.ts';
import { wordsIn } from '../support/words.ts';

const arabic = 'سارة الأحمد';
const hebrewLetter = 'שלום, אני רוצה לעבוד אצלכם. (2026)';

const directionOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => (element.matches(':dir(rtl)') ? 'rtl' : 'ltr'));

for (const site of ['hr', 'mk'] as const) {
  const { firstLocale: locale } = siteOf(site);

  test(`${site}: text from right to left is kept and stands as its writer reads it`, async ({ page }) => {
    test.slow();
    const { main, field, buttons, isAt, upload } = applyForm(page, await wordsIn(locale));
    const person = aPerson();
    await page.goto(`${origin(site)}${(await allPages(site)).apply}`);
    await isAt('contact');
    await paste(field.firstName, arabic);
    await field.lastName.fill(person.lastName);
    await field.email.fill(person.email);
    await expect(field.firstName).toHaveValue(arabic);
    expect(await directionOf(field.firstName)).toBe('rtl');
    expect(await directionOf(field.lastName)).toBe('ltr');
    await buttons.next.click();
    await isAt('cv');
    await upload(field.cv, pdf('cv.pdf', 'CV'));
    await buttons.next.click();
    await isAt('letter');
    await paste(field.letter, hebrewLetter);
    expect(await directionOf(field.letter)).toBe('rtl');
    await buttons.next.click();
    await isAt('documents');
    await buttons.next.click();
    await isAt('code');
    await field.code.fill(await codeFor(person.email));
    await buttons.confirm.click();
    await isAt('overview');
    await expect(main.getByText(hebrewLetter)).toBeVisible();
    await expect(main.getByText(arabic)).toBeVisible();
    // Its full stop and brackets belong to the sentence, which begins on the right.
    expect(await main.getByText(hebrewLetter).evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe(
      'plaintext',
    );
  });

  test(`${site}: a search from right to left is a search`, async ({ page }) => {
    const words = await wordsIn(locale);
    const found = searchPage(page, words);
    await page.goto(`${origin(site)}${href(locale, 'index')}`);
    await paste(found.what, arabic);
    expect(await directionOf(found.what)).toBe('rtl');
    await found.submit.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === arabic);
    await expect(found.what).toHaveValue(arabic);
    await expect(found.headline).toBeVisible();
  });
}
