import type { Page } from 'playwright-core';
import { openAgentClient, type Taken } from './support/agentClient';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { restingTop, restsAtNewest, wheelUpTo } from './support/messageLog';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { addressOf } from './support/world';

/** More than the 2,000 that an open chat holds at most, in parts that a slow host stores soon enough for one request. */
const PARTS = 14;
const PART = 150;
/** More than 700 short messages are high, and less than 1,400. */
const FEW_PX = 60_000;
const WAY_TO_NEWEST = 'Ir para as mensagens mais recentes';

const stage = journey();
let chat: Taken;
let page: Page;

beforeAll(async () => {
  const { backend } = stage;
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  const [taken] = await agent.takeCustomers(1);
  await backend.sim('silence', { on: true });
  agent.close();
  if (!taken) throw new Error('no customer came');
  chat = taken;
  page = (await openSignedIn(stage, 'ana')).page;
  await page.goto(addressOf(chat));
  await restsAtNewest(page);
});

const log = () => page.getByRole('log');
const height = () => log().evaluate((pane) => pane.scrollHeight);
const says = (text: string) => stage.backend.sim('say', { chatId: chat.chatId, text });
const wayToNewest = () => button(page, WAY_TO_NEWEST);
const newMessages = () => page.getByRole('button', { name: 'novas mensagens' });

const flood = (messages: number) =>
  stage.backend.sim('flood', { chats: 1, messages, chatIds: [chat.chatId] });

/** The customer writes many messages, as fast as they are stored, and `last` as the last one. */
async function writesMany(last: string): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await flood(PART);
  await says(last);
}

/** Waits until most messages went, with the newest in sight and nothing that leads to it. */
async function isTrimmedAtNewest(): Promise<void> {
  await eventually(async () => (await height()) < FEW_PX, 'the oldest messages go');
  await restsAtNewest(page);
  expect(await wayToNewest().count()).toBe(0);
  expect(await newMessages().count()).toBe(0);
}

describe('a chat that grows longer than the console holds', () => {
  test('is followed at its newest message, before, while and after the oldest go', async () => {
    await writesMany('a última');
    await log().getByText('a última', { exact: true }).waitFor();
    await isTrimmedAtNewest();
    for (let more = 1; more <= 5; more += 1) await says(`e mais ${more}`);
    await log().getByText('e mais 5', { exact: true }).waitFor();
    await restsAtNewest(page);
    expect(await wayToNewest().count()).toBe(0);
  });

  test('keeps all of them for who reads further up, until they come down', async () => {
    const read = log().getByText('a que se lê', { exact: true });
    await says('a que se lê');
    await flood(PART);
    await wheelUpTo(page, wayToNewest());
    await wheelUpTo(page, read);
    const before = await restingTop(read);
    await writesMany('bem abaixo');
    await eventually(async () => (await height()) > 2 * FEW_PX, 'every message is kept');
    await newMessages().waitFor();
    expect(Math.abs((await restingTop(read)) - before)).toBeLessThan(1);
    await newMessages().click();
    await isTrimmedAtNewest();
    await log().getByText('bem abaixo', { exact: true }).waitFor();
  });
});
