import type { Page } from 'playwright-core';
import { openAgentClient, type Taken } from './support/agentClient';
import { countRenders, type Renders } from './support/countRenders';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import limits from './support/renderLimits.json';
import { emailOf, openSignedIn } from './support/signedIn';
import { addressOf } from './support/world';

/*
 * What React draws for one event, one key, one press. No machine changes these numbers, and a few components more at each
 * event are what makes a console slow. Who needs more room than a limit gives (support/renderLimits.json) looks first at
 * what is drawn anew without having changed, and raises it in the commit that says why.
 */

/** Rows that the list has not in the page at 1500 × 900. */
const HIDDEN = 3;
const CHATS = 15 + HIDDEN;
/** Odd, so that a clock's tick, which draws rows now and then, moves no median. */
const TIMES = 5;
/** So many of the chats are long. */
const LONG = 5;
/** More messages than a pane shows. */
const MESSAGES = 30;

const stage = journey();
let chats: Taken[];
let page: Page;

beforeAll(async () => {
  const { backend } = stage;
  const ana = await openAgentClient(backend, emailOf('ana'));
  chats = await ana.takeSilentCustomers(CHATS);
  for (const { chatId } of chats) {
    await ana.call('POST', `/api/agente/automacao/${encodeURIComponent(chatId)}`, {
      pausada: true,
    });
  }
  for (const chat of chats.slice(0, LONG)) {
    await backend.sim('flood', { chats: 1, messages: MESSAGES, chatIds: [chat.chatId] });
  }
  ana.close();
  const person = await openSignedIn(stage, 'ana');
  await person.context.addInitScript(countRenders);
  page = person.page;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void (received += String(payload)));
  });
  await page.goto(addressOf(at(0)));
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  // What comes once after the sign-in is not of an event or a press.
  await page.getByRole('region', { name: 'Pronto para atender?' }).waitFor();
}, 600_000);

function at(index: number): Taken {
  const chat = chats[index];
  if (chat === undefined) throw new RangeError(`There is no chat ${String(index)}`);
  return chat;
}

const log = () => page.getByRole('log');
const row = (index: number) =>
  page.getByRole('navigation', { name: 'Conversas' }).locator(`[data-index="${String(index)}"]`);
const input = () => page.getByLabel('Mensagem', { exact: true });
const says = (index: number, text: string) =>
  stage.backend.sim('say', { chatId: at(index).chatId, text });
/** All that the page got by its socket. */
let received = '';
let said = 0;
const nextText = () => `linha ${String((said += 1))}`;

const counted = () => page.evaluate(() => (window as unknown as { __renders: Renders }).__renders);

/** Waits until React has drawn nothing for a while. */
async function atRest(): Promise<void> {
  for (let before = -1; ;) {
    const { commits } = await counted();
    if (commits === before) return;
    before = commits;
    await page.waitForTimeout(250);
  }
}

/** @returns for each of several times what was drawn by `work`, which ends when it can be seen */
async function drawnBy(work: (time: number) => Promise<void>, times = TIMES): Promise<Renders[]> {
  const all: Renders[] = [];
  for (let time = 0; time < times; time += 1) {
    await atRest();
    await page.evaluate(() => {
      const renders = (window as unknown as { __renders: Renders & { isOn: boolean } }).__renders;
      Object.assign(renders, { commits: 0, updates: 0, mounts: 0, frames: 0, isOn: true });
    });
    await work(time);
    await atRest();
    all.push(await counted());
  }
  return all;
}

/** Counts, from now on, changed styles of what is around other elements in the log: the browser styles those anew. */
async function countRestyled(): Promise<() => Promise<number>> {
  const counted = await log().evaluateHandle((pane) => {
    const seen = { count: 0 };
    new MutationObserver((changes) => {
      seen.count += changes.filter(({ target }) => target.hasChildNodes()).length;
    }).observe(pane, { attributeFilter: ['style'], subtree: true });
    return seen;
  });
  return () => counted.evaluate(({ count }) => count);
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
/** How many components ran. */
const drawn = (all: Renders[]) => middle(all.map(({ updates, mounts }) => updates + mounts));

describe('what React draws', () => {
  test('for a message in the open chat, and for one in a row in sight', async () => {
    const restyled = await countRestyled();
    const inOpen = await drawnBy(async () => {
      const text = nextText();
      await says(0, text);
      await log().getByText(text, { exact: true }).waitFor();
    });
    expect(drawn(inOpen)).toBeGreaterThan(0);
    expect(drawn(inOpen)).toBeLessThanOrEqual(limits.openChat);
    expect(await restyled()).toBe(0);

    const inSight = async () => {
      const text = nextText();
      await says(1, text);
      await row(1).getByText(text, { exact: true }).waitFor();
    };
    // The first one changes the counts of the filters as well.
    await inSight();
    const alone = await drawnBy(inSight);
    expect(drawn(alone)).toBeGreaterThan(0);
    expect(drawn(alone)).toBeLessThanOrEqual(limits.inSight);

    // Of a row out of sight the count of those that wait for an answer is in sight.
    const counts = await drawnBy(async (time) => {
      await says(CHATS - HIDDEN + time, nextText());
      await page.waitForFunction(
        () => (window as unknown as { __renders: Renders }).__renders.commits > 0,
      );
    }, HIDDEN);
    expect(drawn(counts)).toBeLessThanOrEqual(limits.counts);

    // Once it is counted, it is not drawn, and asks for no frame.
    const unseen = await drawnBy(async () => {
      const text = nextText();
      await says(CHATS - 1, text);
      await eventually(() => received.includes(text));
    });
    expect(await row(CHATS - 1).count()).toBe(0);
    expect(drawn(unseen)).toBe(0);
    expect(middle(unseen.map(({ frames }) => frames))).toBe(0);
    // What comes after them is shown, so they were heard.
    await inSight();
  });

  test('for a key', async () => {
    // The first letter makes the message one that can be sent.
    await input().fill('a');
    const keys = await drawnBy(async (time) => {
      await page.keyboard.press('b');
      await page.waitForFunction(
        (length) => document.querySelector('textarea')?.value.length === length,
        time + 2,
      );
    });
    expect(drawn(keys)).toBeGreaterThan(0);
    expect(drawn(keys)).toBeLessThanOrEqual(limits.key);
    await input().fill('');
  });

  test('for a chat that is opened, and for one that is opened again', async () => {
    const opens = (index: number) => async () => {
      await row(index).getByRole('button').click();
      await page.getByRole('heading', { name: at(index).name, level: 2 }).waitFor();
      await log().locator('time').first().waitFor();
    };
    const mounts = (all: Renders[]) => middle(all.map((each) => each.mounts));
    await drawnBy(opens(1), 1);
    // The skeletons are among them where the answers take long, which a busy machine decides: they have room in the limit.
    const first = mounts(await drawnBy((time) => opens(2 + time)(), LONG - 2));
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(limits.firstOpening);
    const all = await drawnBy((time) => opens(1 + (time % 2))());
    const again = mounts(all);
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(limits.openingAgain);
    // The desk, the list and the chat's own parts stay: of them only that is drawn which the chat changes.
    const stays = middle(all.map(({ updates }) => updates));
    expect(stays).toBeGreaterThan(0);
    expect(stays).toBeLessThanOrEqual(limits.stayingParts);
  });
});
