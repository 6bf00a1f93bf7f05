import { expect, type Locator, type Page } from '@playwright/test';
import { focusFault } from './focus.probe.ts';

const mostStops = 120;

/** Presses Tab until the target has the focus, as somebody without a mouse would. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const wanted = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(target)}`);
};

/** A visitor who has only the keys; each stop on their way must be seen. */
export const byKeyboard = (page: Page) => {
  const go = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    expect(await page.evaluate(focusFault), `focus on ${String(target)}`).toBeNull();
  };
  return {
    press: async (target: Locator, key = 'Enter'): Promise<void> => {
      await go(target);
      await page.keyboard.press(key);
    },
    type: async (target: Locator, text: string): Promise<void> => {
      await go(target);
      await page.keyboard.type(text);
    },
    /** Tab leads from here through the page and out of it: nothing holds the focus, and all that has it is seen. */
    round: async (): Promise<void> => {
      for (let stops = 0; stops < mostStops; stops += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) return;
        expect.soft(await page.evaluate(focusFault)).toBeNull();
      }
      throw new Error('Tab does not come out of the page');
    },
  };
};

/** Presses into a field and pastes. */
export const paste = async (target: Locator, text: string): Promise<void> => {
  const page = target.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await target.click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
};
