import type { Page } from 'playwright-core';

/** A press within this time of the last one, in ms, is taken for the other half of a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Waits until a press is a wish of its own (behaviour: one-press). By the page's own clock: the product's timer of the
 * press before was set earlier, and ends earlier.
 */
export const afterDoubleClick = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), DOUBLE_CLICK_MS);
