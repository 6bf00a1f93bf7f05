import { expect, type Locator, type Page } from '@playwright/test';

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

/** Presses into a field and pastes. */
export const paste = async (target: Locator, text: string): Promise<void> => {
  const page = target.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await target.click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
};
