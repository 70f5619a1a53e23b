import type { Page } from 'playwright-core';
import { DEMO_PASSWORD, startBackend, type Backend } from './support/backend';
import { demoFolder } from './support/beginnings';
import { openPerson, signIn } from './support/browser';
import { openDesk } from './support/deskClient';
import { eventually } from './support/eventually';
import { browserOfItsOwn } from './support/journey';
import { wheelUpTo } from './support/messageLog';
import { controlNetwork } from './support/network';
import { noteSyncWords, type SyncWord } from './support/syncWords';

const CHATS = 5;
const MESSAGES = 50;
/** Of a chat's share of them, so many are in the page at least. */
const LEAST_SHOWN = 8;
const CUT_MS = 30_000;
const CATCH_UP_MS = 2_000;
/** Enough to scroll in, so that the reader has a place to lose. */
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

/** Where the reader is: the first message that is wholly in view, and how far below the list's top it stands. */
async function readingPlace(page: Page) {
  const log = page.getByRole('log');
  const top = (await log.boundingBox())?.y ?? 0;
  for (const message of await log.getByText(/^antes \d+$/).all()) {
    const y = (await message.boundingBox())?.y ?? -1;
    if (y >= top) return { text: await message.textContent(), offset: Math.round(y - top) };
  }
  return null;
}

/** The same once nothing moves any more. */
async function restingPlace(page: Page): Promise<string> {
  let last = '';
  await eventually(async () => {
    const before = last;
    last = JSON.stringify(await readingPlace(page));
    return last === before && last !== 'null';
  });
  return last;
}

/** How long it took from the connection's return until all of the screen was true, in ms. */
function caughtUpIn(said: readonly SyncWord[]): number {
  const cut = said.findLastIndex(({ word }) => word === 'Sem conexão');
  const back = said[cut + 1]?.at ?? NaN;
  return (said.at(-1)?.at ?? NaN) - back;
}

interface Variant {
  name: string;
  withoutSequence?: boolean;
  restart?: boolean;
}

test.each<Variant>([
  { name: 'the stream is resumed' },
  { name: 'the backend was restarted in between', restart: true },
  { name: 'the host sends no seq', withoutSequence: true },
])(
  `after ${CUT_MS / 1000} s without a connection nothing is missing, double or out of order: $name`,
  async ({ restart = false, withoutSequence = false }) => {
    const desk = await openDesk(backend, 'ana@balcao.local');
    const taken = await desk.takeCustomers(CHATS);
    await backend.sim('silence', { on: true });
    const chats = taken.map(({ chatId }) => chatId);
    const [openChat = ''] = chats;
    for (let index = 0; index < EARLIER_MESSAGES; index += 1) await say(openChat, `antes ${index}`);
    for (const chat of chats) {
      await desk.call('POST', `/api/conversations/${encodeURIComponent(chat)}/read`);
    }
    desk.close();

    const { context, page, faults } = await openPerson(stage.browser, backend.url);
    const network = await controlNetwork(context, { withoutSequence });
    await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
    await page.goto(`/dashboard?chat=${encodeURIComponent(openChat)}`);
    const log = page.getByRole('log');
    await log.getByText(`antes ${EARLIER_MESSAGES - 1}`, { exact: true }).waitFor();
    await page.getByText('Em dia', { exact: true }).waitFor();
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
    await page.waitForTimeout(Math.max(0, CUT_MS - (Date.now() - cutAt)));
    await network.mend();
    // The client waits up to 5 s between its attempts (wire: reconnect); the 2 s count from the connection's return.
    await page.getByText('Em dia', { exact: true }).waitFor();
    expect(caughtUpIn(await said())).toBeLessThan(CATCH_UP_MS);
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
      // The newest, and so many above it, are in the page.
      for (const text of [expected.at(-1), expected.at(-LEAST_SHOWN)]) {
        await log.getByText(text ?? '', { exact: true }).waitFor({ state: 'attached' });
      }
      const shown = await log.getByText(/^durante \d+$/).allTextContents();
      expect(shown).toEqual(expected.slice(-shown.length));
      expect(shown.length).toBeGreaterThanOrEqual(LEAST_SHOWN);
    }
    expect(faults).toEqual([]);
    // What the page still asks for finds no host once this one is taken down.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);
