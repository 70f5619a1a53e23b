import type { Browser, Page } from 'playwright-core';

/** One event of a Chrome trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took, by the clock. */
  dur?: number;
  /** How long its thread ran for it: without the time in which the system had put the thread aside. */
  tdur?: number;
  /** What `devtools.timeline` says of it. */
  args?: { data?: { type?: string } };
}

/** What the main thread of a page did while it was traced; times in milliseconds. */
export interface MainThread {
  /** Top-level tasks, in order. */
  tasks: Task[];
  /** When each of what is measured reached the page. */
  arrivals: number[];
}

interface Task {
  start: number;
  /** By the clock. */
  wall: number;
  /** Of the processor. */
  cpu: number;
}

/** `toplevel` has the tasks, `devtools.timeline` the arrivals: the fewest, because tracing itself costs time. */
const CATEGORIES = ['toplevel', 'devtools.timeline'];
const TASK = 'ThreadControllerImpl::RunTask';

/** What is measured, and how the trace tells its arrival at the page. */
export type Arrival = 'frame of a WebSocket' | 'press of the mouse';

const IS: Record<Arrival, (event: TraceEvent) => boolean> = {
  'frame of a WebSocket': ({ name }) => name === 'WebSocketReceive',
  'press of the mouse': ({ name, args }) =>
    name === 'EventDispatch' && args?.data?.type === 'mousedown',
};

/** Chrome's own tracing (CDP `Tracing`) of one page's main thread while `work` runs. */
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
    // A task within a task (a nested loop) is part of it.
    if (ts < end) continue;
    end = ts + dur;
    tasks.push({ start: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 });
  }
  const arrivals = received.filter(isThere).map(({ ts }) => ts / 1000);
  return { tasks, arrivals: arrivals.sort((a, b) => a - b) };
}

/**
 * What each arrival cost: a task that takes arrivals in counts for them, in equal parts; a task that takes none in
 * counts for the last arrival before it, up to `tailMs` after the last of all. So what an arrival causes later,
 * a render or a frame, counts for whichever was the last one then, every task once, and what the page does by
 * itself is part of it.
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
