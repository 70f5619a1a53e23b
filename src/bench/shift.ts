import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openAgent } from './agent';
import { heapOf } from './heap';
import { startHost } from './host';
import type { Report } from './report';
import { createShift } from './shiftEvents';
import { median } from './statistics';
import { makeWorld } from './world';

const EVENTS = 20_000;
/** A shift of eight hours, each with the same number of events. The first hour's measurement is the baseline. */
const HOURS = 8;
const CHATS = 500;
const RUNS = 3;
const LIMIT_MB = 30;
const LIMIT_ELEMENTS = 1_500;
const PER_SECOND = 250;
/** The number of events between the opening of two chats. */
const OPEN_EVERY = 100;
/** After this, the effects of an hour's last events are done, toasts have closed and offers have expired. */
const SETTLE_MS = 8_000;

const MB = 1_000_000;

interface Hour {
  /** Used heap after a forced garbage collection, in bytes. */
  heap: number;
  /** The largest number of elements on the page in this hour. */
  elements: number;
}

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Runs one shift on a new page. @returns its hours */
async function work(browser: Browser): Promise<Hour[]> {
  const world = await makeWorld({ conversations: CHATS, longChat: 1_000, longChats: 20 });
  const host = await startHost(world.dataDir);
  const { context, page, faults } = await openAgent(browser, host.url, { rows: 1 });
  try {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const shift = createShift(world);
    const hours: Hour[] = [];
    let sent = 0;
    for (let hour = 1; hour <= HOURS; hour += 1) {
      let elements = 0;
      const started = performance.now();
      const first = sent;
      for (const end = (EVENTS / HOURS) * hour; sent < end; sent += 1) {
        const ahead = started + ((sent - first) * 1_000) / PER_SECOND - performance.now();
        if (ahead > 0) await pause(ahead);
        host.publish(shift.next);
        if (sent % OPEN_EVERY !== 0) continue;
        // Goes down the list by keyboard, and back up every other hour: to new chats, recent chats and chats opened
        // long ago.
        await page.keyboard.press(hour % 2 === 1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
        elements = Math.max(elements, await elementsOf(page));
      }
      await pause(SETTLE_MS);
      hours.push({ heap: await heapOf(session), elements });
    }
    // A shift with errors on the way would prove nothing.
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const open = new URL(page.url()).searchParams.get('chat') ?? '';
    host.publish((emit) => shift.say(emit, open, 'Fim do turno.'));
    await page.getByRole('log').getByText('Fim do turno.').waitFor();
    return hours;
  } finally {
    await context.close();
    await host.close();
    await world.remove();
  }
}

/** Measures what a long shift leaves in the page's memory (behaviour: retention-budget). */
export async function measureShift(browser: Browser, report: Report): Promise<void> {
  const growths: number[] = [];
  const most: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const hours = await work(browser);
    const [first, last] = [hours[0], hours.at(-1)];
    if (!first || !last) throw new RangeError('A shift has hours');
    growths.push((last.heap - first.heap) / MB);
    most.push(Math.max(...hours.map(({ elements }) => elements)));
    const heaps = hours.map(({ heap }) => (heap / MB).toFixed(1)).join(' ');
    report.note(`  run ${run}: heap at each hour's end ${heaps} MB`);
  }
  const about = { unit: 'MB', limit: LIMIT_MB };
  report.figure(
    'heap, from the first hour to the last, median of the runs',
    median(growths),
    about,
  );
  report.figure('heap, the same, most of the runs', Math.max(...growths), about);
  report.figure('elements, most of all runs', Math.max(...most), { limit: LIMIT_ELEMENTS });
}
