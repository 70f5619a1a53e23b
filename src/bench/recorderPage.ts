import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openAgent } from './agent';
import { startHost } from './host';
import { heapOf } from './heap';
import { readProfile, sourcesOf, type Profile, type Shares } from './profile';
import { createShift } from './shiftEvents';
import { openWorkerSession, type WorkerSession } from './workerSession';
import { makeWorld } from './world';

const CHATS = 500;
const PER_SECOND = 200;
/** The number of events between the opening of two chats. */
const OPEN_EVERY = 250;
/** Events before the measurement: the browser has compiled the code, and what keeps the recording has been downloaded. */
const WARM_UP_EVENTS = 1_000;
/** After this, toasts have closed, offers have expired, and the worker has written what it was given. */
const SETTLE_MS = 8_000;
/** Between two samples of the profile, in microseconds. */
const SAMPLE_US = 500;

/** A part of the worker's address. */
const WORKER = 'recording-worker';

/**
 * `off`: the console of recorderOff.ts, which records nothing. `on`: the product. `alone`: the product, in which what
 * keeps the recording cannot be downloaded, so that the page holds everything itself, up to its limit.
 */
export type Variant = 'off' | 'on' | 'alone';

/** What the main thread did while events came. */
export interface Thread {
  /** Its processor time, as a share (0 to 1) of the time that passed. */
  share: number;
  /** Events a second, as they were published. */
  rate: number;
}

/** A page with an agent's console, to which a shift's events come. */
export interface RecorderPage {
  page: Page;
  session: CDPSession;
  /** Sends events until there were `total` of them. */
  workUntil: (total: number) => Promise<Thread>;
  /** The same with a profiler, which makes the thread's work a fourth more: it tells what was whose, not how much. */
  profileUntil: (total: number) => Promise<Shares>;
  /** After a while without events, in bytes. */
  heap: () => Promise<number>;
  /** The same of the worker that keeps the recording, which only `on` has. */
  workerHeap: () => Promise<number>;
  /** What the worker does while the page does `work`. */
  profileWorker: (work: () => Promise<unknown>) => Promise<Shares>;
  /** @throws Error with the faults of the page */
  close: () => Promise<void>;
}

/** The processor time of the page's main thread, in seconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'ThreadTime');
  if (!found) throw new Error('The browser does not tell the time of a thread');
  return found.value;
}

/** @param folder that of the built console */
export async function openRecorderPage(
  browser: Browser,
  variant: Variant,
  folder: string,
): Promise<RecorderPage> {
  const world = await makeWorld({ conversations: CHATS, longChat: 1_000, longChats: 20 });
  const host = await startHost(world.dataDir, folder);
  const { context, faults, page } = await openAgent(browser, host.url, {
    rows: 1,
    prepare: async (person) => {
      if (variant === 'alone') await person.page.route('**/js/recording.*.js', (r) => r.abort());
    },
  });
  const session = await context.newCDPSession(page);
  const shift = createShift(world);
  const sourceOf = sourcesOf(folder);
  let sent = 0;

  const send = async (total: number) => {
    const started = performance.now();
    const first = sent;
    for (; sent < total; sent += 1) {
      const ahead = started + ((sent - first) * 1_000) / PER_SECOND - performance.now();
      if (ahead > 0) await pause(ahead);
      host.publish(shift.next);
      if (sent % OPEN_EVERY === 0) await page.keyboard.press('Alt+ArrowDown');
    }
    return (performance.now() - started) / 1_000;
  };

  const withWorker = async <T>(ask: (worker: WorkerSession) => Promise<T>): Promise<T> => {
    const worker = await openWorkerSession(session, WORKER);
    const result = await ask(worker);
    await worker.close();
    return result;
  };

  const close = async () => {
    await context.close();
    await host.close();
    await world.remove();
  };

  try {
    for (const domain of ['HeapProfiler', 'Profiler', 'Performance'] as const) {
      await session.send(`${domain}.enable`);
    }
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await send(WARM_UP_EVENTS);
    const isKept = page.workers().some((worker) => worker.url().includes(WORKER));
    if (isKept !== (variant === 'on')) {
      throw new Error(`The console that is ${variant} has ${isKept ? 'a' : 'no'} recording`);
    }
  } catch (error) {
    await close();
    throw error;
  }

  return {
    page,
    session,
    async workUntil(total) {
      const before = sent;
      const from = await threadTime(session);
      const seconds = await send(total);
      const cpu = (await threadTime(session)) - from;
      return { share: cpu / seconds, rate: (sent - before) / seconds };
    },
    async profileUntil(total) {
      await session.send('Profiler.start');
      await send(total);
      const { profile } = await session.send('Profiler.stop');
      return readProfile(profile, sourceOf);
    },
    async heap() {
      await pause(SETTLE_MS);
      return heapOf(session);
    },
    workerHeap: () => withWorker(heapOf),
    profileWorker: (work) =>
      withWorker(async (worker) => {
        await worker.send('Profiler.enable');
        await worker.send('Profiler.start');
        await work();
        const { profile } = (await worker.send('Profiler.stop')) as { profile: Profile };
        return readProfile(profile, sourceOf);
      }),
    async close() {
      await close();
      // A page with errors on the way would prove nothing.
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
