import type { Browser, Page } from 'playwright-core';
import { costs, traceMainThread } from '../mainThread';
import { median } from '../statistics';
import type { OpenPage } from './openPage';

/** The effects of a chat's messages are done this long after it was chosen. */
const SETTLE_MS = 1_000;
const SWITCHES = 10;

interface Row {
  x: number;
  y: number;
}

/** The main thread's processor time of opening a chat, in ms. */
export interface Opening {
  /** The first chat that the page ever opens. */
  first: number;
  /** Each further one that it opens for the first time. */
  unseen: number;
  /** One that was open shortly before. */
  seen: number;
}

async function rowsOf(page: Page, count: number): Promise<Row[]> {
  const boxes = await page.locator('nav [data-index]').evaluateAll((items) =>
    items
      .map((item) => item.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  if (boxes.length < count) throw new Error(`The list shows ${boxes.length} rows of ${count}`);
  return boxes.slice(0, count);
}

/** Opens the first seven chats of a list that has none open yet, then goes back and forth between two of them. */
export async function costOfOpening(browser: Browser, { page }: OpenPage): Promise<Opening> {
  const rows = await rowsOf(page, 7);
  const cost = async (chosen: readonly Row[]) => {
    const thread = await traceMainThread(browser, page, 'press of the mouse', async () => {
      for (const { x, y } of chosen) {
        await page.mouse.click(x, y);
        await page.waitForTimeout(SETTLE_MS);
      }
    });
    return median(costs(thread, 'cpu', SETTLE_MS));
  };
  const [one, ...others] = rows;
  if (!one) throw new Error('A list has rows');
  const first = await cost([one]);
  const unseen = await cost(others);
  const two = rows.slice(-2);
  const back = Array.from({ length: SWITCHES }, (_, turn) => two[turn % 2]);
  return { first, unseen, seen: await cost(back.filter((row) => row !== undefined)) };
}
