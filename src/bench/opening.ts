import type { Browser, Page } from 'playwright-core';
import { startBackend } from '@/e2e/support/backend';
import { openAgent } from './agent';
import { costs, traceMainThread } from './mainThread';
import { answerInFullAtOnce } from './pagesInFull';
import type { Report } from './report';
import { median, percentile } from './statistics';
import { AGENT, makeWorld } from './world';

const LIMIT_MS = 100;
const MESSAGES = 10_000;
/** The number of long chats. Each is opened once, and the list shows this many at a time. */
const LONG_CHATS = 7;
/** Chats opened before the measurement, so that the browser has compiled the code. */
const WARM_UP = 2;
/** How often the page switches between two chats. */
const SWITCHES = 20;
/** The effects of a chat's messages are done this long after they arrived. */
const SETTLE_MS = 1_200;

/** Measures the main thread while a chat of ten thousand messages is opened, and while the person goes back to it. */
export async function measureOpening(browser: Browser, report: Report): Promise<void> {
  const world = await makeWorld({
    conversations: 200,
    longChat: MESSAGES,
    longChats: LONG_CHATS,
  });
  const backend = await startBackend({ env: { DATA_DIR: world.dataDir } });
  try {
    for (const [host, inFull] of [
      ['pages of 50', false],
      ['all in one answer', true],
    ] as const) {
      const { context, page } = await openAgent(browser, backend.url, {
        rows: LONG_CHATS + WARM_UP,
        prepare: async (person) => {
          if (!inFull) return;
          const host = { url: backend.url, token: await backend.token(AGENT) };
          await answerInFullAtOnce(person.page, host, world.chatIds.slice(0, LONG_CHATS));
        },
      });
      const rows = await rowsOf(page, LONG_CHATS + WARM_UP);
      const long = rows.slice(0, LONG_CHATS);
      const open = async (chosen: readonly Place[]) => {
        for (const { x, y } of chosen) {
          const answered = page.waitForResponse((response) => isChat(response.url()));
          await page.mouse.click(x, y);
          await (await answered).finished();
          await page.waitForTimeout(SETTLE_MS);
        }
      };
      await open(rows.slice(LONG_CHATS));
      const measure = async (what: string, chosen: readonly Place[]) => {
        const thread = await traceMainThread(browser, page, 'press of the mouse', () =>
          open(chosen),
        );
        const say = (which: string, value: number, limit?: number) =>
          report.figure(`${what}, ${host}, ${which}`, value, {
            unit: 'ms',
            ...(limit === undefined ? {} : { limit }),
          });
        const cpu = costs(thread, 'cpu', SETTLE_MS);
        say('median, processor', median(cpu), LIMIT_MS);
        say('p95, processor', percentile(cpu, 0.95));
        say('median, clock', median(costs(thread, 'wall', SETTLE_MS)));
      };
      await measure('opening a chat of 10,000', long);
      const two = Array.from({ length: SWITCHES }, (_, turn) => long[turn % 2]);
      await measure(
        'switching between two of 10,000',
        two.filter((place) => place !== undefined),
      );
      await context.close();
    }
  } finally {
    await backend.dispose();
    await world.remove();
  }
}

/** Whether this is the URL of one chat's messages. */
const isChat = (url: string) => /\/api\/conversations\/[^/]+$/.test(new URL(url).pathname);

interface Place {
  x: number;
  y: number;
}

/** The positions of the first `count` rows of the list, so that a click needs no query of the page. */
async function rowsOf(page: Page, count: number): Promise<Place[]> {
  const boxes = await page
    .locator('nav')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
  if (boxes.length < count) throw new Error(`The list shows ${boxes.length} rows of ${count}`);
  return boxes.slice(0, count);
}
