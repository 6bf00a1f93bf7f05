import { expect, test } from '@playwright/test';
import { origin } from '../house/house.ts';
import { allPages } from '../support/all-pages.ts';
import { holdWall, settleWall } from '../support/hold-wall.ts';
import { hasEdge, hiddenIcons, markKinds } from './forced-colours.probe.ts';

// A kind that is drawn alike on all brands needs to be looked at once in each script.
for (const site of ['hr', 'mk'] as const) {
  test(`${site}: with forced colours focus is seen, buttons have edges, icons do not vanish`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active' });
    await holdWall(page);
    for (const [name, path] of Object.entries(await allPages(site))) {
      await page.goto(`${origin(site)}${path}`);
      await settleWall(page);
      expect.soft(await page.evaluate(hiddenIcons), `icons of ${name} that vanish`).toEqual([]);
      for (const { mark, name: kind, isButton } of await page.evaluate(markKinds)) {
        const control = page.locator(`[data-kind="${mark}"]`);
        await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        if (isButton) expect.soft(await control.evaluate(hasEdge), `${name}: ${kind} has an edge`).toBe(true);
        const box = await control.boundingBox();
        if (box === null) continue;
        const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
        const around = { x, y, width: Math.min(box.width + 16, 400), height: Math.min(box.height + 16, 200) };
        const shot = () => page.screenshot({ clip: around, animations: 'disabled', caret: 'hide' });
        await control.evaluate((element: HTMLElement) => element.blur());
        const before = await shot();
        await control.evaluate((element: HTMLElement) => element.focus({ focusVisible: true, preventScroll: true }));
        const after = await shot();
        expect.soft(before.equals(after), `${name}: focus on ${kind} looks like none`).toBe(false);
      }
    }
  });
}
