import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD, startBackend } from '@/e2e/support/backend';
import { openPerson, signIn } from '@/e2e/support/browser';
import type { Report } from './report';
import { ADMIN, AGENT, makeWorld } from './world';

const LIMIT = 1_500;
const CONVERSATIONS = 1_000;
const MESSAGES = 10_000;
/** How many screens each pane is scrolled by; older messages load on the way. */
const SCREENS = 15;
const SETTLE_MS = 150;

const count = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Scrolls the pane under the middle of `over` by screens, and returns the largest number of elements. */
async function mostWhileScrolling(page: Page, over: string, direction: 1 | -1): Promise<number> {
  const box = await page.locator(over).first().boundingBox();
  if (!box) throw new Error(`${over} is not on the screen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  let most = await count(page);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, direction * box.height);
    await page.waitForTimeout(SETTLE_MS);
    most = Math.max(most, await count(page));
  }
  return most;
}

/** Counts the page's elements, with a thousand conversations and a chat of ten thousand messages. */
export async function measureElements(browser: Browser, report: Report): Promise<void> {
  const world = await makeWorld({ conversations: CONVERSATIONS, longChat: MESSAGES });
  const backend = await startBackend({ env: { DATA_DIR: world.dataDir } });
  const open = async (email: string) => {
    const { page } = await openPerson(browser, backend.url);
    await signIn(page, email, DEMO_PASSWORD);
    await page.goto(`/dashboard?chat=${encodeURIComponent(world.longChatId)}`);
    await page.locator('[role=log] time').first().waitFor();
    await page.getByRole('listitem').first().waitFor();
    await page.waitForTimeout(1_000);
    return page;
  };
  try {
    for (const [who, email] of [
      ['agent', AGENT],
      ['admin', ADMIN],
    ] as const) {
      const page = await open(email);
      const say = (what: string, elements: number) =>
        report.figure(`elements, ${who}, ${what}`, elements, { limit: LIMIT });
      say('list and chat open', await count(page));
      say('most while the list is scrolled', await mostWhileScrolling(page, 'nav [role=list]', 1));
      say('most while the chat is scrolled', await mostWhileScrolling(page, '[role=log]', -1));
      await page.context().close();
    }
  } finally {
    await backend.dispose();
    await world.remove();
  }
}
