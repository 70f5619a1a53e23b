import type { Renders } from '@/e2e/support/countRenders';
import { median } from '../statistics';
import type { OpenPage } from './openPage';
import { publish, ROWS_IN_SIGHT } from './stream';

const TIMES = 15;
const SETTLE_MS = 300;

type Counting = { __renders: Renders & { isOn: boolean } };

/** What React draws for one of each: the medians, since a clock's tick draws rows now and then. */
export interface Drawn {
  openChat: Renders;
  inSight: Renders;
  /** An event that changes nothing that is in sight. */
  outOfSight: Renders;
  key: Renders;
}

/** Counts each time on its own, once it is drawn. */
async function counted({ page }: OpenPage, work: () => unknown): Promise<Renders> {
  const all: Renders[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(() => {
      const { __renders: renders } = window as unknown as Counting;
      Object.assign(renders, { commits: 0, updates: 0, mounts: 0, frames: 0, isOn: true });
    });
    await work();
    await page.waitForTimeout(SETTLE_MS);
    all.push(await page.evaluate(() => ({ ...(window as unknown as Counting).__renders })));
  }
  const middle = (of: keyof Renders) => median(all.map((each) => each[of]));
  return {
    commits: middle('commits'),
    updates: middle('updates'),
    mounts: middle('mounts'),
    frames: middle('frames'),
  };
}

/** Counts what is drawn for an event and for a key; each has time to be drawn on its own. */
export async function countDrawn(open: OpenPage): Promise<Drawn> {
  const { page, world } = open;
  const others = world.chatIds.filter((id) => id !== world.longChatId);
  const [inSight = '', hidden = ''] = [others[1], others[ROWS_IN_SIGHT]];
  // What comes once (a first unread message, a warm cache) is not what an event draws.
  for (const chatId of [world.longChatId, inSight, hidden]) publish(open, chatId);
  await page.waitForTimeout(SETTLE_MS);
  return {
    openChat: await counted(open, () => publish(open, world.longChatId)),
    inSight: await counted(open, () => publish(open, inSight)),
    outOfSight: await counted(open, () => publish(open, hidden)),
    key: await counted(open, async () => {
      await page.getByLabel('Mensagem', { exact: true }).press('a');
    }),
  };
}
