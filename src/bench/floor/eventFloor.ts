import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { costs, traceMainThread } from '../mainThread';
import { mean } from '../statistics';
import type { OpenPage } from './openPage';
import { stream, type Spread } from './stream';

/** Delayed effects of the last event have run after this. */
const TAIL_MS = 250;

interface Pace {
  count: number;
  perSecond: number;
  spread: Spread;
}

/**
 * @returns the main thread's processor time for one event, in ms: everything that it did from the first event on,
 * divided by the events. The mean, because a frame in three is an event's doing as well.
 */
export async function costOfEvent(browser: Browser, page: OpenPage, pace: Pace): Promise<number> {
  const thread = await traceMainThread(browser, page.page, 'frame of a WebSocket', async () => {
    await stream(page, pace);
    await pause(TAIL_MS);
  });
  return mean(costs(thread, 'cpu', TAIL_MS));
}

/** How a slow machine bears it. */
interface Slow {
  /** The share of the time (0 to 1) in which the main thread was busy. */
  busy: number;
  /** The main thread's time for one event, in ms. */
  event: number;
}

/** The same at a quarter of the machine's speed, by the clock: that is what Chrome's throttling stretches. */
export async function slowMachine(browser: Browser, page: OpenPage, pace: Pace): Promise<Slow> {
  await page.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    const thread = await traceMainThread(browser, page.page, 'frame of a WebSocket', async () => {
      await stream(page, pace);
      await pause(TAIL_MS);
    });
    const { arrivals } = thread;
    const span = (arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0);
    const each = costs(thread, 'wall', TAIL_MS);
    return { busy: (mean(each) * each.length) / span, event: mean(each) };
  } finally {
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
