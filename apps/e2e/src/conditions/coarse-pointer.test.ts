import { expect, test } from '@playwright/test';
import { siteIds, siteOf } from '@radar/config/sites';
import { origin } from '../house/house.ts';
import { allPages } from '../support/all-pages.ts';
import { pdf } from '../support/files.ts';
import { aPerson, applyForm } from '../support/apply-form.ts';
import { holdWall } from '../support/hold-wall.ts';
import { wordsIn } from '../support/words.ts';
import { smallTargets } from './coarse-pointer.probe.ts';

for (const [screen, width] of Object.entries({ 'a phone': 390, 'a tablet': 820 })) {
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
    for (const site of siteIds) {
      test(`${site}: a finger hits every target`, async ({ page }) => {
        test.slow();
        await holdWall(page);
        for (const [name, path] of Object.entries(await allPages(site))) {
          await page.goto(`${origin(site)}${path}`);
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
          expect.soft(await page.evaluate(smallTargets), `${name} has small targets`).toEqual([]);
        }
      });
    }
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a finger hits every target of the form', async ({ page }) => {
    const site = 'hr';
    const { firstLocale } = siteOf(site);
    const form = applyForm(page, await wordsIn(firstLocale));
    const expectLarge = async (name: string) =>
      expect.soft(await page.evaluate(smallTargets), `${name} has small targets`).toEqual([]);
    await page.goto(`${origin(site)}${(await allPages(site)).apply}`);
    await form.isAt('contact');
    await form.buttons.next.click();
    await expect(form.alert).toBeVisible();
    await expectLarge('contact with faults');
    await form.fillContact(aPerson());
    await form.buttons.next.click();
    await form.upload(form.field.cv, pdf('cv.pdf', 'CV'));
    await expectLarge('the CV');
    await form.buttons.next.click();
    await form.isAt('letter');
    await expectLarge('the letter');
    await form.buttons.next.click();
    await form.buttons.next.click();
    await form.isAt('code');
    await expectLarge('the code');
  });
});
