import type { Locator, Page } from 'playwright-core';
import { eventually, STEP_LIMIT_MS } from './eventually';

const WHEEL_PX = -600;
const TURN_MS = 100;

/** Waits until nothing that ends by itself moves any more, and the open chat's list stands at its newest message. */
export async function restsAtNewest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const pane = document.querySelector('[role="log"] [data-virtuoso-scroller]');
    if (moves || pane === null) return false;
    return Math.round(pane.scrollHeight - pane.clientHeight - pane.scrollTop) === 0;
  });
}

/** Turns the wheel until the open chat's list is at its top, from where no turn that is still on its way leads on. */
export async function wheelToTop(page: Page): Promise<void> {
  const pane = page.getByRole('log').locator('[data-virtuoso-scroller]');
  await page.getByRole('log').hover();
  await eventually(async () => {
    if ((await pane.evaluate((element) => element.scrollTop)) === 0) return true;
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(TURN_MS);
    return false;
  });
}

/**
 * Turns the wheel over the open chat as a hand does, again and again, until what stands further up is seen: rows
 * above take their height as they come.
 */
export async function wheelUpTo(page: Page, what: Locator): Promise<void> {
  await page.getByRole('log').hover();
  const deadline = Date.now() + STEP_LIMIT_MS;
  while (!(await what.isVisible())) {
    if (Date.now() > deadline) throw new Error(`The wheel never leads to ${String(what)}`);
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(TURN_MS);
  }
}
