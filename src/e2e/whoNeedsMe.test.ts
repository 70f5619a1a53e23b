import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { axeFindings } from './support/axe';
import { craftList } from './support/craftedList';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { searchTheList } from './support/palette';
import { emailOf, keepInStorage, openSignedIn, type Who } from './support/signedIn';

const CHATS = 80;
/** Every fourth customer wrote while their automation was paused, so nobody but the agent answers. */
const EACH = 4;

const stage = journey();
let client: AgentClient;
let taken: Taken[];
/** Those that need Ana, in the list's order. */
let needy: Taken[];

beforeAll(async () => {
  client = await openAgentClient(stage.backend, emailOf('ana'));
  taken = await client.takeSilentCustomers(CHATS);
  await client.call('POST', '/api/agente/status', { online: false });
  needy = taken.filter((_customer, place) => place % EACH === 1);
  for (const { chatId } of needy) {
    await client.call('POST', `/api/agente/automacao/${encodeURIComponent(chatId)}`, {
      pausada: true,
    });
    await stage.backend.sim('say', { chatId, text: 'Posso trocar o sabor?' });
  }
}, 300_000);
afterAll(() => client.close());

const list = (page: Page) => page.getByRole('navigation', { name: /Conversas|Conversations/ });
const chip = (page: Page, name: string) => list(page).getByRole('radio', { name, exact: true });
const rowOf = (page: Page, { chatId }: Taken) => page.locator(`[data-row-id="${chatId}"]`);
const rowIds = (page: Page) =>
  list(page)
    .locator('[data-row-id]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-id')));
const hasTitle = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, title);

async function open(who: Who, path = '/dashboard'): Promise<Page> {
  const { page } = await openSignedIn(stage, who);
  await page.goto(path);
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return page;
}

test('an administrator reads how many need an agent, and finds them among all', async () => {
  const page = await open('admin');
  await chip(page, `Precisam de agente ${needy.length}`).waitFor({ state: 'attached' });
  await hasTitle(page, `(${needy.length}) Conversas · Balcão`);
  await chip(page, `Precisam de agente ${needy.length}`).check();
  await list(page).getByText(`${needy.length} conversas`).waitFor({ state: 'attached' });
  const [newest] = needy.toReversed();
  expect((await rowIds(page))[0]).toBe(newest?.chatId);
  await list(page)
    .getByText(/^Precisa de um agente há/)
    .first()
    .waitFor({ state: 'attached' });
  await page.context().close();
});

test('of eighty, the twenty that need me are found and answered in their order, by keyboard alone', async () => {
  const page = await open('ana');
  await hasTitle(page, `(${needy.length}) Conversas · Balcão`);
  await searchTheList(page);
  await page.keyboard.press('Tab');
  await focused(chip(page, `Todas ${CHATS}`));
  await page.keyboard.press('ArrowRight');
  await focused(chip(page, `Precisam de mim ${needy.length}`));
  await list(page).getByText(`${needy.length} conversas`).waitFor({ state: 'attached' });
  const shown = await rowIds(page);
  expect(needy.map(({ chatId }) => chatId).slice(0, shown.length)).toEqual(shown);

  for (const [place, { chatId, name }] of needy.entries()) {
    await page.keyboard.press('Alt+m');
    await page.waitForURL((url) => url.searchParams.get('chat') === chatId);
    await page.getByRole('heading', { name }).waitFor();
    await focused(page.getByRole('textbox', { name: 'Mensagem' }));
    await page.keyboard.type('Pode, sim!');
    await page.keyboard.press('Enter');
    const left = needy.length - place - 1;
    await hasTitle(page, left === 0 ? 'Conversas · Balcão' : `(${left}) Conversas · Balcão`);
  }
  await chip(page, 'Precisam de mim 0').waitFor({ state: 'attached' });
  await page.getByText('Ninguém precisa de você agora').waitFor();
  // Whom one has just answered stays in sight until another is opened.
  const last = needy.at(-1);
  if (last !== undefined) await rowOf(page, last).getByText('Fora do filtro').waitFor();
  await page.keyboard.press('Alt+m');
  await page.getByText('Nenhuma outra conversa precisa de atenção agora').waitFor();
  for (const { chatId } of needy) {
    const { messages } = (await client.call(
      'GET',
      `/api/conversations/${encodeURIComponent(chatId)}`,
    )) as { messages: { body: string }[] };
    expect(messages.at(-1)?.body).toBe('Pode, sim!');
  }
  await page.context().close();
}, 300_000);

test('the open chat stays in the list whatever is searched, and Enter opens the one found', async () => {
  const [first, second] = taken;
  if (!first || !second) throw new Error('no customers came');
  const page = await open('ana', `/dashboard?chat=${encodeURIComponent(first.chatId)}`);
  const search = page.getByRole('searchbox');
  await search.fill('ninguém assim');
  await page.getByText('Nada encontrado para “ninguém assim”').waitFor();
  await rowOf(page, first).getByText('Fora do filtro').waitFor();
  await search.fill(second.name);
  await search.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('chat') === second.chatId);
  await rowOf(page, first).waitFor({ state: 'detached' });
  await page.context().close();
});

const MINUTE_MS = 60_000;
/** Rows that have waited for the agent for so many minutes. */
const waited = (...minutes: number[]) =>
  minutes.map((ago) => {
    const since = new Date(Date.now() - ago * MINUTE_MS).toISOString();
    return {
      ...{
        id: `waits-${String(ago).padStart(2, '0')}`,
        name: `Espera ${ago}`,
        number: `5511900000${100 + ago}`,
      },
      ...{ lastMessage: 'oi', lastMessageTime: since, atribuidoEm: '2020-01-01T12:00:00Z' },
      estadoFluxo: 'pronto_para_montar',
    };
  });

const LOOKS = [
  { width: 1500, rowHeight: 68, theme: 'dark', locale: 'pt-BR' },
  { width: 1500, rowHeight: 68, theme: 'light', locale: 'en' },
  { width: 1366, rowHeight: 36, theme: 'dark', locale: 'en' },
  { width: 1200, rowHeight: 36, theme: 'light', locale: 'pt-BR' },
  { width: 390, rowHeight: 100, theme: 'dark', locale: 'pt-BR' },
  { width: 390, rowHeight: 100, theme: 'light', locale: 'en' },
] as const;

test.each(LOOKS)(
  'filters and waits are readable, and nothing is beside the window: $width px, $theme, $locale',
  async ({ width, rowHeight, theme, locale }) => {
    const { context, page } = await openSignedIn(stage, 'ana', {
      viewport: { width, height: 844 },
    });
    await keepInStorage({ page }, { theme_preference: theme, locale });
    await craftList(page, waited(0, 7, 30));
    await page.goto('/dashboard');
    const levels = page.locator('[data-row-id^="waits-"] [data-level]');
    await levels.nth(2).waitFor();
    expect(
      await levels.evaluateAll((all) => all.map((one) => one.getAttribute('data-level'))),
    ).toEqual(['calm', 'amber', 'red']);
    const row = list(page).getByRole('radiogroup');
    expect((await row.boundingBox())?.height).toBe(rowHeight);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    for (const chip of await row.locator('label').all()) {
      const box = await chip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
    }

    await row.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowLeft');
    await focused(row.getByRole('radio').last());
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('radio').first().check();
    await levels.nth(2).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  },
);
