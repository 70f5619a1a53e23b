import { setTimeout as pause } from 'node:timers/promises';
import { heapOf } from '../heap';
import type { OpenPage } from './openPage';
import { publish, stream } from './stream';

const EVENTS = 20_000;
const PER_SECOND = 1_000;
/** One in this many is for the open chat. */
const OPEN_EVERY = 5;
const SETTLE_MS = 4_000;
/** Far more than any page takes to draw what has come. */
const LAST_MS = 60_000;

/** What a flood leaves behind. */
export interface Flood {
  /** Growth of the used heap after forced garbage collections, in bytes. */
  heap: number;
  /** How far above its end the open chat stands, in px. */
  above: number;
  /** Whether the last message is in the page: a console that lost the end of the chat never draws it. */
  isLastDrawn: boolean;
}

/** Sends 20,000 messages at 1,000 a second, a fifth of them for the open chat, and looks at what is left. */
export async function flood(page: OpenPage): Promise<Flood> {
  const { world, session } = page;
  await session.send('HeapProfiler.enable');
  // What is compiled and kept once is not growth.
  await stream(page, { count: 1_000, perSecond: 200, spread: 'all' });
  await pause(SETTLE_MS);
  const before = await heapOf(session);
  const others = world.chatIds.filter((id) => id !== world.longChatId);
  const started = performance.now();
  for (let sent = 0; sent < EVENTS; sent += 1) {
    const ahead = started + (sent * 1_000) / PER_SECOND - performance.now();
    if (ahead > 0) await pause(ahead);
    const isOpen = sent % OPEN_EVERY === 0;
    publish(page, (isOpen ? world.longChatId : others[sent % others.length]) ?? world.longChatId);
  }
  const last = publish(page, world.longChatId);
  const log = page.page.getByRole('log');
  const isLastDrawn = await log
    .getByText(last, { exact: true })
    .waitFor({ timeout: LAST_MS })
    .then(
      () => true,
      () => false,
    );
  await pause(SETTLE_MS);
  const above = await log.evaluate((pane) => {
    const scroller = [pane, ...pane.querySelectorAll('*')].find(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible',
    );
    if (!scroller) throw new Error('The chat does not scroll');
    return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  });
  return { heap: (await heapOf(session)) - before, above, isLastDrawn };
}
