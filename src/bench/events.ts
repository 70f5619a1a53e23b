import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '@/e2e/support/backend';
import { openPerson, signIn } from '@/e2e/support/browser';
import { startHost, type Host } from './host';
import { costs, traceMainThread } from './mainThread';
import { answerInFull } from './pagesInFull';
import { newMessage } from './newMessage';
import { mean, median, percentile } from './statistics';
import { AGENT, makeWorld, type World } from './world';

const EVENTS = 1_000;
const PER_SECOND = 200;
/** One in this many events is for the open chat. */
const OPEN_EVERY = 10;
/** Events sent before the measurement, so that the browser has compiled the code. */
const WARM_UP_EVENTS = 400;
/** Delayed effects of the last event have run after this. */
const TAIL_MS = 250;

/** The cost of an event on the page's main thread, in ms: processor time (cpu) and elapsed time (wall). */
export interface EventCost {
  cpu: Summary;
  wall: Summary;
  /** Events per second, as they reached the page. */
  rate: number;
}

interface Summary {
  median: number;
  mean: number;
  p95: number;
}

const summarise = (values: readonly number[]): Summary => ({
  median: median(values),
  mean: mean(values),
  p95: percentile(values, 0.95),
});

/** A console with an open chat, on a host that publishes events. */
interface Setup {
  /** @param chats the events are spread over these, in addition to the open one. */
  measure: (chats: readonly string[]) => Promise<EventCost>;
  world: World;
  close: () => Promise<void>;
}

/** Opens a console of the given size, with its long chat completely loaded and in view. */
export async function openSetup(
  browser: Browser,
  size: { conversations: number; longChat: number },
): Promise<Setup> {
  const world = await makeWorld(size);
  const host = await startHost(world.dataDir);
  const { context, page } = await openPerson(browser, host.url);
  const close = async () => {
    await context.close();
    await host.close();
    await world.remove();
  };
  const stream = createStream(host, world);
  try {
    await answerInFull(page, world.longChatId);
    await signIn(page, AGENT, DEMO_PASSWORD);
    await page.goto(`/dashboard?chat=${encodeURIComponent(world.longChatId)}`);
    await page.locator('[role=log] time').first().waitFor();
    await stream(WARM_UP_EVENTS, world.chatIds);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    world,
    measure: async (chats) => {
      const thread = await traceMainThread(browser, page, 'frame of a WebSocket', async () => {
        await stream(EVENTS, chats);
        await pause(TAIL_MS);
      });
      const { arrivals } = thread;
      const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1_000;
      return {
        cpu: summarise(costs(thread, 'cpu', TAIL_MS)),
        wall: summarise(costs(thread, 'wall', TAIL_MS)),
        rate: (arrivals.length - 1) / seconds,
      };
    },
    close,
  };
}

/** Publishes `newMessage` events at an even pace: messages of customers, one chat after the other. */
function createStream(host: Host, { agentId, longChatId }: World) {
  let written = 0;

  const write = (chatId: string) => {
    written += 1;
    const message = newMessage(chatId, {
      id: `stream-${written}`,
      body: `Mensagem ${written}, que chega agora`,
      fromMe: false,
    });
    host.publish((emit) => emit.toChat(agentId, 'newMessage', message));
  };

  return async (events: number, chats: readonly string[]) => {
    const spread = chats.filter((id) => id !== longChatId);
    const started = performance.now();
    for (let index = 0; index < events; index += 1) {
      const ahead = started + (index * 1_000) / PER_SECOND - performance.now();
      if (ahead > 0) await pause(ahead);
      const chatId = index % OPEN_EVERY === 0 ? longChatId : spread[index % spread.length];
      if (chatId === undefined) throw new Error('A stream needs two chats');
      write(chatId);
    }
  };
}
