import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD, startBackend, type Backend } from '@/e2e/support/backend';
import { openPerson, signIn } from '@/e2e/support/browser';
import type { Report } from './report';
import { median } from './statistics';
import { ADMIN, AGENT, makeWorld } from './world';

const LIMIT_MS = 50;
const RUNS = 5;
const MESSAGES = 1_000;
const CHATS = 40;

/** The delay of timers since the last request, at the 99th percentile, as the backend itself measures it. */
async function delayP99(backend: Backend): Promise<number> {
  const health = (await (await fetch(`${backend.url}/healthz`)).json()) as {
    eventLoopDelayP99Ms?: number;
  };
  if (health.eventLoopDelayP99Ms === undefined) throw new Error('/healthz does not say the delay');
  return health.eventLoopDelayP99Ms;
}

/**
 * Measures the delay of the backend's event loop under a flood of messages, with an agent's and an admin's console
 * open.
 */
export async function measureServerDelay(browser: Browser, report: Report): Promise<void> {
  const world = await makeWorld({ conversations: 1_000, longChat: 10_000 });
  const backend = await startBackend({ env: { DATA_DIR: world.dataDir } });
  try {
    for (const email of [AGENT, ADMIN]) {
      const { page } = await openPerson(browser, backend.url);
      await signIn(page, email, DEMO_PASSWORD);
      await page.goto(`/dashboard?chat=${encodeURIComponent(world.longChatId)}`);
      await page.locator('[role=log] time').first().waitFor();
    }
    const chatIds = world.chatIds.slice(0, CHATS);
    await delayP99(backend);
    const delays: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const started = performance.now();
      await backend.sim('flood', { messages: MESSAGES, chatIds });
      const perSecond = MESSAGES / ((performance.now() - started) / 1_000);
      const delay = await delayP99(backend);
      delays.push(delay);
      report.note(
        `  run ${run}: p99 ${delay} ms, ${perSecond.toFixed(0)} messages stored and sent a second`,
      );
    }
    report.figure('event loop delay of the backend, p99, median of the runs', median(delays), {
      unit: 'ms',
      limit: LIMIT_MS,
    });
  } finally {
    await backend.dispose();
    await world.remove();
  }
}
