import type { Browser, Page } from 'playwright-core';

/** One event of a Chrome trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Its duration in elapsed time. */
  dur?: number;
  /** Its duration in thread time: without the time in which the system had suspended the thread. */
  tdur?: number;
  /** Details from `devtools.timeline`. */
  args?: { data?: { type?: string } };
}

/** The activity of a page's main thread during a trace; times in milliseconds. */
export interface MainThread {
  /** Top-level tasks, in order. */
  tasks: Task[];
  /** The times at which the measured events reached the page. */
  arrivals: number[];
}

interface Task {
  start: number;
  /** Elapsed time. */
  wall: number;
  /** Processor time. */
  cpu: number;
}

/**
 * `toplevel` has the tasks, `devtools.timeline` the arrivals. There are no more categories, because tracing itself
 * costs time.
 */
const CATEGORIES = ['toplevel', 'devtools.timeline'];
const TASK = 'ThreadControllerImpl::RunTask';

/** The measured event; each has a predicate that finds its arrival in the trace. */
export type Arrival = 'frame of a WebSocket' | 'press of the mouse';

const IS: Record<Arrival, (event: TraceEvent) => boolean> = {
  'frame of a WebSocket': ({ name }) => name === 'WebSocketReceive',
  'press of the mouse': ({ name, args }) =>
    name === 'EventDispatch' && args?.data?.type === 'mousedown',
};

/** Traces one page's main thread with Chrome's tracing (CDP `Tracing`) while `work` runs. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  arrival: Arrival,
  work: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return readMainThread(trace.traceEvents, arrival);
}

/**
 * The tasks of the thread on which `arrival` happens, which is that of the page with the console.
 * @throws Error when it never happened.
 */
export function readMainThread(trace: readonly TraceEvent[], arrival: Arrival): MainThread {
  const received = trace.filter(IS[arrival]);
  const [first] = received;
  if (!first) throw new Error(`No ${arrival} reached the page while it was traced`);
  const isThere = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const sorted = trace
    .filter((event) => event.name === TASK && event.ph === 'X' && isThere(event))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: Task[] = [];
  let end = -Infinity;
  for (const { ts, dur = 0, tdur = dur } of sorted) {
    // A task within a task (a nested loop) is part of the outer one.
    if (ts < end) continue;
    end = ts + dur;
    tasks.push({ start: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 });
  }
  const arrivals = received.filter(isThere).map(({ ts }) => ts / 1000);
  return { tasks, arrivals: arrivals.sort((a, b) => a - b) };
}

/**
 * The cost of each arrival. A task that processes arrivals counts for them, in equal parts; a task that processes none
 * counts for the last arrival before it, up to `tailMs` after the last of all. So delayed effects of an arrival, such
 * as a render or a frame, count for the latest arrival at that time. Every task counts once, and the page's own
 * activity is included.
 */
export function costs(
  { tasks, arrivals }: MainThread,
  unit: 'wall' | 'cpu',
  tailMs: number,
): number[] {
  const cost = arrivals.map(() => 0);
  const end = (arrivals.at(-1) ?? 0) + tailMs;
  let arrived = 0;
  for (const task of tasks) {
    const before = arrived;
    const isIn = (arrival: number | undefined) =>
      arrival !== undefined && arrival <= task.start + task.wall;
    while (isIn(arrivals[arrived])) arrived += 1;
    const first = arrived > before ? before : before - 1;
    if (first < 0 || task.start > end) continue;
    const share = task[unit] / (arrived > before ? arrived - before : 1);
    const last = Math.max(arrived, first + 1);
    for (let index = first; index < last; index += 1) cost[index] = (cost[index] ?? 0) + share;
  }
  return cost;
}
