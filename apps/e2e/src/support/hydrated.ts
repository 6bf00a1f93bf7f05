import { expect, type Locator } from '@playwright/test';

/** Until the script of the page has taken over a control: a press before that moment does nothing. */
export const untilHydrated = (control: Locator): Promise<void> =>
  expect
    .poll(() => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
