import type { Page } from 'playwright-core';

/** A press within this many ms of the last one counts as a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Waits until a press counts again (behaviour: one-press). It uses the page's own clock: the product's timer for the
 * press before started earlier, so it ends earlier.
 */
export const afterDoubleClick = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), DOUBLE_CLICK_MS);
