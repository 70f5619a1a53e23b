import type { Page } from 'playwright-core';
import { runs } from '@/testing/runs';
import { DEMO_PASSWORD, startBackend, type Backend } from './support/backend';
import { demoFolder } from './support/dataFolders';
import { openPerson, signIn } from './support/browser';
import { openAgentClient } from './support/agentClient';
import { eventually } from './support/eventually';
import { browserOfItsOwn } from './support/journey';
import { wheelUpTo } from './support/messageLog';
import { controlNetwork } from './support/network';
import { noteSyncWords, type SyncWord } from './support/syncWords';

const CHATS = 5;
const MESSAGES = 50;
/** At least this many of a chat's messages are in the page. */
const LEAST_SHOWN = 8;
/** How long the connection is away, in s (behaviour: stay-true). */
const CUT_S = 30;
/** The same for the cases whose host is unusual, which `npm test` cuts off for a shorter time than the soak does. */
const SHORT_CUT_S = runs({ test: 8, soak: CUT_S });
/** The longest catching up, in ms. A machine that takes over half of it to open the console gets twice that time. */
const CATCH_UP_MS = 2_000;
/** Enough messages to scroll in, so that the reader has a place to lose. */
const EARLIER_MESSAGES = 60;

const stage = browserOfItsOwn();
let backend: Backend;

beforeEach(async () => {
  backend = await startBackend({ from: demoFolder() });
});
afterEach(async () => {
  await backend.dispose();
});

const say = (chatId: string, text: string) => backend.sim('say', { chatId, text });

/** Returns the reader's place: the first message wholly in view, and its distance from the list's top. */
async function readingPlace(page: Page) {
  const log = page.getByRole('log');
  const top = (await log.boundingBox())?.y ?? 0;
  for (const message of await log.getByText(/^antes \d+$/).all()) {
    const y = (await message.boundingBox())?.y ?? -1;
    if (y >= top) return { text: await message.textContent(), offset: Math.round(y - top) };
  }
  return null;
}

/** Returns the reader's place once nothing moves any more. */
async function restingPlace(page: Page): Promise<string> {
  let last = '';
  await eventually(async () => {
    const before = last;
    last = JSON.stringify(await readingPlace(page));
    return last === before && last !== 'null';
  });
  return last;
}

/** Opens the console at this chat. @returns how long it took until the whole screen was in sync, in ms */
async function opensIn(page: Page, chatId: string): Promise<number> {
  const asked = performance.now();
  await page.goto(`/dashboard?chat=${encodeURIComponent(chatId)}`);
  await page.getByText('Em dia', { exact: true }).waitFor();
  return performance.now() - asked;
}

/** Returns how long it took from the reconnect until the whole screen was in sync, in ms. */
function caughtUpIn(said: readonly SyncWord[]): number {
  const cut = said.findLastIndex(({ word }) => word === 'Sem conexão');
  const back = said[cut + 1]?.at ?? NaN;
  return (said.at(-1)?.at ?? NaN) - back;
}

interface Variant {
  name: string;
  cutS: number;
  withoutSequence?: boolean;
  restart?: boolean;
}

test.each<Variant>([
  { name: 'the stream is resumed', cutS: CUT_S },
  { name: 'the backend was restarted in between', cutS: SHORT_CUT_S, restart: true },
  { name: 'the host sends no seq', cutS: SHORT_CUT_S, withoutSequence: true },
])(
  'after $cutS s without a connection nothing is missing, double or out of order: $name',
  async ({ cutS, restart = false, withoutSequence = false }) => {
    const agent = await openAgentClient(backend, 'ana@balcao.local');
    const taken = await agent.takeCustomers(CHATS);
    await backend.sim('silence', { on: true });
    const chats = taken.map(({ chatId }) => chatId);
    const [openChat = ''] = chats;
    for (let index = 0; index < EARLIER_MESSAGES; index += 1) await say(openChat, `antes ${index}`);
    for (const chat of chats) {
      await agent.call('POST', `/api/conversations/${encodeURIComponent(chat)}/read`);
    }
    agent.close();

    const { context, page, faults } = await openPerson(stage.browser, backend.url);
    const network = await controlNetwork(context, { withoutSequence });
    await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
    const opened = await opensIn(page, openChat);
    const log = page.getByRole('log');
    await log.getByText(`antes ${EARLIER_MESSAGES - 1}`, { exact: true }).waitFor();
    await wheelUpTo(page, page.getByRole('button', { name: 'Ir para as mensagens mais recentes' }));
    const before = await restingPlace(page);

    const said = await noteSyncWords(page);
    await network.cut();
    await page.getByText('Sem conexão', { exact: true }).waitFor();
    const cutAt = Date.now();
    for (let index = 0; index < MESSAGES; index += 1) {
      await say(chats[index % CHATS] ?? '', `durante ${index}`);
      if (restart && index === MESSAGES / 2) {
        await backend.stop();
        await backend.restart();
      }
    }
    await page.waitForTimeout(Math.max(0, cutS * 1_000 - (Date.now() - cutAt)));
    await network.mend();
    // The client waits up to 5 s between its attempts (wire: reconnect); the 2 s start at the reconnect.
    await page.getByText('Em dia', { exact: true }).waitFor();
    const caughtUp = caughtUpIn(await said());
    expect(await restingPlace(page)).toBe(before);
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    for (const { name } of taken.slice(1)) {
      await row(name)
        .getByText(`${MESSAGES / CHATS} não lidas`)
        .waitFor({ state: 'attached' });
    }
    // The reader of the open chat was not pulled down: a button says that there is more.
    await page.getByRole('button', { name: /novas mensagens/ }).click();
    for (const [place, { name }] of taken.entries()) {
      await row(name).click();
      const expected = Array.from(
        { length: MESSAGES / CHATS },
        (_, n) => `durante ${n * CHATS + place}`,
      );
      // The newest message and at least this many before it are in the page.
      for (const text of [expected.at(-1), expected.at(-LEAST_SHOWN)]) {
        await log.getByText(text ?? '', { exact: true }).waitFor({ state: 'attached' });
      }
      const shown = await log.getByText(/^durante \d+$/).allTextContents();
      expect(shown).toEqual(expected.slice(-shown.length));
      expect(shown.length).toBeGreaterThanOrEqual(LEAST_SHOWN);
    }
    // Opening the console reads as much as catching up does, so the time it takes shows how slow this machine is.
    const openedAgain = await opensIn(page, openChat);
    expect(caughtUp).toBeLessThan(Math.max(CATCH_UP_MS, 2 * Math.max(opened, openedAgain)));
    expect(faults).toEqual([]);
    // Requests of the page that are still pending would fail once its host is stopped.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);
