import type { Renders } from '@/e2e/support/countRenders';
import type { OpenPage } from './openPage';
import { publish, stream } from './stream';

const EVENTS = 20;
const SETTLE_MS = 300;

type Counting = { __renders: Renders & { isOn: boolean } };

/** What React draws for one of each, as averages. */
export interface Drawn {
  openChat: Renders;
  inSight: Renders;
  outOfSight: Renders;
  key: Renders;
}

async function counted(
  { page }: OpenPage,
  times: number,
  work: () => Promise<void>,
): Promise<Renders> {
  await page.evaluate(() => {
    const { __renders: renders } = window as unknown as Counting;
    Object.assign(renders, { commits: 0, updates: 0, mounts: 0, frames: 0, isOn: true });
  });
  await work();
  const { commits, updates, mounts, frames } = await page.evaluate(() => {
    const { __renders: renders } = window as unknown as Counting;
    renders.isOn = false;
    return renders;
  });
  return {
    commits: commits / times,
    updates: updates / times,
    mounts: mounts / times,
    frames: frames / times,
  };
}

/** Counts what is drawn for an event and for a key; each has time to be drawn on its own. */
export async function countDrawn(open: OpenPage): Promise<Drawn> {
  const { page, world } = open;
  const apart = { count: EVENTS, perSecond: 1_000 / SETTLE_MS };
  const events = (spread: 'open' | 'out of sight') =>
    counted(open, EVENTS, async () => {
      await stream(open, { ...apart, spread });
      await page.waitForTimeout(SETTLE_MS);
    });
  const inSight = async () => {
    const chatId = world.chatIds[2] ?? world.longChatId;
    for (let sent = 0; sent < EVENTS; sent += 1) {
      publish(open, chatId);
      await page.waitForTimeout(SETTLE_MS);
    }
  };
  // What comes once (a first unread message, a warm cache) is not what an event draws.
  await inSight();
  return {
    openChat: await events('open'),
    inSight: await counted(open, EVENTS, inSight),
    outOfSight: await events('out of sight'),
    key: await counted(open, EVENTS, async () => {
      await page.getByLabel('Mensagem', { exact: true }).focus();
      for (let key = 0; key < EVENTS; key += 1) {
        await page.keyboard.press('a');
        await page.waitForTimeout(SETTLE_MS);
      }
    }),
  };
}
