import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

const WHEEL_PX = -600;
const TURN_MS = 100;

/** Waits until all finite animations are over and the open chat's list is at its newest message. */
export async function restsAtNewest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const pane = document.querySelector('[role="log"]');
    if (moves || pane === null) return false;
    return Math.round(pane.scrollHeight - pane.clientHeight - pane.scrollTop) === 0;
  });
}

async function turnUp(page: Page): Promise<void> {
  await page.mouse.wheel(0, WHEEL_PX);
  await page.waitForTimeout(TURN_MS);
}

/** Turns the wheel until the open chat's list is at its top and no pending turn can move it further. */
export async function wheelToTop(page: Page): Promise<void> {
  const pane = page.getByRole('log');
  await page.getByRole('log').hover();
  await eventually(async () => {
    if ((await pane.evaluate((element) => element.scrollTop)) === 0) return true;
    await turnUp(page);
    return false;
  });
}

/**
 * Turns the wheel over the open chat repeatedly, as a person does, until `what` is visible: rows above get their height
 * only as they are rendered.
 */
export async function wheelUpTo(page: Page, what: Locator): Promise<void> {
  await page.getByRole('log').hover();
  await eventually(
    async () => {
      if (await what.isVisible()) return true;
      await turnUp(page);
      return false;
    },
    `the wheel leads to ${String(what)}`,
  );
}

/** @returns an element's top in px, once nothing moves any more */
export async function restingTop(element: Locator): Promise<number> {
  for (let last = NaN; ;) {
    const top = (await element.boundingBox())?.y ?? NaN;
    if (top === last) return top;
    last = top;
    await element.page().waitForTimeout(250);
  }
}
