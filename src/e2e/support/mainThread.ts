import type { Browser, Page } from 'playwright-core';

/** A task of the page's main thread; times in ms. */
interface Task {
  /** The time from its start to its end. */
  wall: number;
  /** The time the thread worked; the rest it waited for the processor or another process. */
  work: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const CATEGORIES = ['toplevel', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Records the main thread with Chromium's tracing while `doing` runs.
 *
 * @returns every task that took 1 ms or more.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  doing: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await doing();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name === TASK && mains.has(threadOf(event)))
    .map(({ dur = 0, tdur = dur }) => ({ wall: dur / 1000, work: tdur / 1000 }))
    .filter(({ wall }) => wall >= 1);
}

/**
 * @returns the tasks that blocked the page for more than `limit` ms. A task that mostly waited is not included: on a
 * busy machine any task waits for the processor, and another process reads the clipboard.
 */
export const heldUp = (tasks: readonly Task[], limit: number): Task[] =>
  tasks.filter(({ wall, work }) => work > limit || (wall > limit && work > wall / 2));

/**
 * Makes the browser's own observer record the page's long tasks from now on.
 *
 * @returns a function that returns those over `limit` ms.
 */
export async function noteLongTasks(page: Page): Promise<(limit: number) => Promise<number[]>> {
  const noted = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      durations.push(...entries.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return { durations, note, observer };
  });
  return (limit) =>
    noted.evaluate(({ durations, note, observer }, least) => {
      note(observer.takeRecords());
      return durations.filter((duration) => duration > least);
    }, limit);
}
