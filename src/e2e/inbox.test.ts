import type { Locator, Page } from 'playwright-core';
import { openPerson, VIEWPORTS } from './support/browser';
import { craftList, hardRows, refuseList } from './support/craftedList';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { eventually } from './support/eventually';
import { failsUntilClick } from './support/failsUntilClick';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { searchTheList } from './support/palette';
import { passChanged } from './support/passChanged';
import { openSignedIn, type Who } from './support/signedIn';
import { addressOf } from './support/world';

const MOST_ROWS_IN_PAGE = 30;

const stage = journey();
let agent: AgentClient;
let taken: Taken[];

beforeAll(async () => {
  const { backend } = stage;
  agent = await openAgentClient(backend, 'ana@balcao.local');
  taken = await agent.takeCustomers(3);
  await stage.backend.sim('silence', { on: true });
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
});

async function open(
  who: Who,
  {
    size = 'wide',
    rows = 0,
    path = '/dashboard',
  }: { size?: keyof typeof VIEWPORTS; rows?: number; path?: string } = {},
): Promise<Page> {
  const { page } = await openSignedIn(stage, who, { viewport: VIEWPORTS[size] });
  if (rows > 0) await craftList(page, hardRows(rows));
  await page.goto(path);
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return page;
}

async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversas' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar conversa...' });
const rowsOf = (page: Page) => list(page).getByRole('listitem').getByRole('button');
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-row-id="${id}"]`);
const yOf = async (row: Locator) => (await row.boundingBox())?.y;
const scrollTop = (page: Page) =>
  page
    .locator('nav [role="list"]')
    .locator('..')
    .evaluate((pane) => Math.round(pane.scrollTop));
const isScrolledTo = (page: Page, px: number) =>
  eventually(async () => (await scrollTop(page)) === px);
const isAt = (row: Locator, y: number | undefined) =>
  eventually(async () => (await yOf(row)) === y);
/** Returns the id of the row at this place, once one is drawn there. */
const idAt = async (page: Page, place: { x: number; y: number }) => {
  const id = await page.waitForFunction(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.closest('[data-row-id]')?.getAttribute('data-row-id'),
    place,
  );
  return (await id.jsonValue()) ?? '';
};
const chatInAddress = (page: Page) => new URL(page.url()).searchParams.get('chat');

/** Returns the three customers, or throws when one is missing. */
function customers(): [Taken, Taken, Taken] {
  const [first, second, third] = taken;
  if (!first || !second || !third) throw new Error('no three customers came');
  return [first, second, third];
}

test('an agent sees the oldest assignment first, an administrator the newest', async () => {
  const ids = taken.map(({ chatId }) => chatId);
  const order = async (page: Page) => {
    await rowsOf(page).nth(2).waitFor();
    return rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-id')));
  };
  const [ana, admin] = await Promise.all([open('ana'), open('admin')]);
  expect(await order(ana)).toEqual(ids);
  expect((await order(admin)).filter((id) => id !== null && ids.includes(id))).toEqual(
    ids.toReversed(),
  );
  await Promise.all([leave(ana), leave(admin)]);
});

test('a chat that comes in above waits while the pointer or the keyboard is on a row, and no row moves', async () => {
  const page = await open('admin');
  const [, second] = customers();
  const row = rowOf(page, second.chatId);
  const fresh = page.getByRole('button', { name: '1 nova', exact: true });

  await row.hover();
  const y = await yOf(row);
  const { chatId } = (await stage.backend.sim('new-customer')) as { chatId: string };
  await fresh.waitFor();
  expect(await yOf(row)).toBe(y);
  expect(await rowOf(page, chatId).count()).toBe(0);
  await page.mouse.move(1000, 500);
  await rowOf(page, chatId).waitFor();
  await isAt(row, (y ?? 0) + 80);

  await search(page).focus();
  await page.keyboard.press('ArrowDown');
  await focused(rowsOf(page).first());
  await page.keyboard.press('ArrowDown');
  await focused(rowsOf(page).nth(1));
  const held = page.locator('[data-row-id]:focus');
  const heldId = await held.getAttribute('data-row-id');
  const heldY = await yOf(held);
  const next = (await stage.backend.sim('new-customer')) as { chatId: string };
  await fresh.waitFor();
  expect(await yOf(held)).toBe(heldY);
  expect(await held.getAttribute('data-row-id')).toBe(heldId);
  await fresh.click();
  await rowOf(page, next.chatId).waitFor();
  await leave(page);
});

test('new messages and times move no row, and the row’s text follows them', async () => {
  const page = await open('ana');
  const [first, second] = customers();
  const before = await yOf(rowOf(page, second.chatId));
  for (const { chatId } of [second, first]) {
    await agent.call('POST', `/api/conversations/${encodeURIComponent(chatId)}/read`);
    await rowOf(page, chatId)
      .getByText(/não lida/)
      .waitFor({ state: 'detached' });
    await stage.backend.sim('say', { chatId, text: 'Já estou com fome!' });
    await rowOf(page, chatId).getByText('1 não lida').waitFor({ state: 'attached' });
    await rowOf(page, chatId).getByText('há instantes').waitFor();
  }
  expect(await yOf(rowOf(page, second.chatId))).toBe(before);
  await leave(page);
});

test('a long list keeps its scroll position when a chat comes in above', async () => {
  const page = await open('admin', { rows: 200 });
  await rowsOf(page).first().waitFor();
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(MOST_ROWS_IN_PAGE);
  await list(page).hover();
  await page.mouse.wheel(0, 4_000);
  await isScrolledTo(page, 4_000);
  await page.mouse.move(1000, 500);
  const row = rowOf(page, await idAt(page, { x: 190, y: 500 }));
  const y = await yOf(row);
  await stage.backend.sim('new-customer');
  await isScrolledTo(page, 4_080);
  await isAt(row, y);
  await leave(page);
});

/** The crafted rows that the search 'zé 4' finds. */
const FOUND = ['crafted-4', 'crafted-44', 'crafted-49'] as const;

test('a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it', async () => {
  const page = await open('ana', { rows: 200 });
  await searchTheList(page);
  await page.keyboard.type('CONCEICAO aparecida');
  await list(page).getByText('40 conversas').waitFor({ state: 'attached' });

  await search(page).fill('(11) 90000-0012');
  await list(page).getByText('1 conversa', { exact: true }).waitFor({ state: 'attached' });
  await search(page).fill('11900000012');
  await rowOf(page, 'crafted-12').waitFor();

  await search(page).fill('zé 4');
  await list(page).getByText('3 conversas').waitFor({ state: 'attached' });
  for (const id of FOUND) await rowOf(page, id).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await expectChat(page, FOUND[0]);
  // Two presses move two rows, however long a chat takes to render.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expectChat(page, FOUND[2]);
  await page.keyboard.press('Alt+ArrowUp');
  await expectChat(page, FOUND[1]);

  await search(page).fill('ninguém assim');
  await page.getByText('Nada encontrado para “ninguém assim”').waitFor();
  await search(page).press('Escape');
  expect(await search(page).inputValue()).toBe('');
  await rowsOf(page).nth(5).waitFor();
  await leave(page);
});

const expectChat = (page: Page, id: string) =>
  page.waitForURL((url) => url.searchParams.get('chat') === id);

test('a list that could not be read says so, and is read again', async () => {
  const page = await open('ana');
  await refuseList(page);
  const retryBy = await failsUntilClick(page, '**/api/conversations', (route) => route.continue());
  await page.reload();
  await page.getByText('Não foi possível carregar as conversas.').waitFor();
  await retryBy(page.getByRole('button', { name: 'Tentar novamente' }));
  await rowsOf(page).first().waitFor();
  await leave(page);
});

test('while it loads, the list holds rows of their final size', async () => {
  const page = await open('ana');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/conversations', async (route) => {
    await asked;
    await route.continue();
  });
  await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
  await page.route(/\/socket\.io\//, (route) => route.abort());
  await page.reload();
  const skeleton = page.getByRole('status', { name: 'Carregando conversas…' });
  const bone = await skeleton.locator('> *').first().boundingBox();
  answer();
  expect(bone).toEqual(await rowsOf(page).first().boundingBox());
  await leave(page);
});

test('on a narrow screen a chat covers the list, which comes back as it was left', async () => {
  const page = await open('ana', { size: 'narrow', rows: 200 });
  const [first] = customers();
  await rowsOf(page).first().waitFor();
  await search(page).fill('1');
  await list(page).hover();
  await page.mouse.wheel(0, 40_000);
  await page.waitForFunction(() => {
    const pane = document.querySelector('nav [role="list"]')?.parentElement ?? null;
    return (
      pane !== null &&
      pane.scrollTop > 0 &&
      pane.scrollTop + pane.clientHeight === pane.scrollHeight
    );
  });
  const row = rowOf(page, first.chatId);
  await row.waitFor();
  const top = await scrollTop(page);
  await row.click();
  await page.getByRole('log').waitFor();
  expect(await list(page).count()).toBe(0);
  expect(chatInAddress(page)).toBe(first.chatId);

  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await row.waitFor();
  expect(chatInAddress(page)).toBeNull();
  expect(await search(page).inputValue()).toBe('1');
  await focused(row);
  await isScrolledTo(page, top);

  await page.keyboard.press('Enter');
  await page.getByRole('log').waitFor();
  await page.goBack();
  await row.waitFor();
  await leave(page);
});

test('a reload opens the same chat, and its draft shows on its row', async () => {
  const [first, second] = customers();
  const page = await open('ana', { path: addressOf(first) });
  const input = page.getByLabel('Mensagem', { exact: true });
  await input.fill('Só um instante');
  await page.reload();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Só um instante'),
  );
  expect(chatInAddress(page)).toBe(first.chatId);
  await rowOf(page, second.chatId).click();
  await rowOf(page, first.chatId).getByText('Rascunho:').waitFor();
  await rowOf(page, first.chatId).getByText('Só um instante').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: first.name }).waitFor();
  await input.fill('');
  await leave(page);
});

test('a chat that ends elsewhere keeps its place under the pointer, and says that it is gone', async () => {
  const page = await open('ana');
  const [first, second] = customers();
  const row = rowOf(page, second.chatId);
  await row.hover();
  const y = await yOf(row);
  await agent.call('POST', `/api/agente/finalizar/${encodeURIComponent(first.chatId)}`);
  await page.getByText('Esta conversa saiu da lista').waitFor();
  expect(await yOf(row)).toBe(y);
  await page.mouse.move(1000, 500);
  await page.getByText('Esta conversa saiu da lista').waitFor({ state: 'detached' });
  await isAt(row, (y ?? 0) - 80);
  await leave(page);
});

test('at 1400 px a bar of 56 px, a list of 380 and a drawer of 400 at the right; the panes scroll, the page does not', async () => {
  const [, second] = customers();
  const page = await open('ana', { path: addressOf(second), rows: 100 });
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.getByRole('button', { name: 'Cupons', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Cupons' });
  await drawer.waitFor();
  // The connection strip of 3 px is above all of them.
  const boxes = {
    bar: { x: 0, y: 3, width: 1400, height: 56 },
    list: { x: 0, y: 59, width: 380, height: 741 },
    drawer: { x: 1000, y: 59, width: 400, height: 741 },
  };
  const drawn = async () => ({
    bar: await page.getByRole('banner').boundingBox(),
    list: await list(page).locator('..').boundingBox(),
    drawer: await drawer.boundingBox(),
  });
  expect(await drawn()).toEqual(boxes);
  expect((await page.getByRole('log').boundingBox())?.x).toBe(380);

  await drawer.getByRole('button', { name: 'Fechar', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  // The open chat's row is far below the others, and the list starts there.
  await list(page).hover();
  await page.mouse.wheel(0, -40_000);
  await isScrolledTo(page, 0);
  await page.mouse.wheel(0, 500);
  await isScrolledTo(page, 500);
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    window.scrollTo(100, 100);
    return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
  });
  expect(over).toEqual([0, 0]);
  expect(await page.getByRole('banner').boundingBox()).toEqual(boxes.bar);
  await leave(page);
});

test('list and chat stand side by side from 1400 px on, and one at a time below', async () => {
  const [, second] = customers();
  const page = await open('ana', { path: addressOf(second) });
  for (const [width, lists] of [
    [1400, 1],
    [1399, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('log').waitFor();
    await list(page).waitFor({ state: lists === 1 ? 'visible' : 'detached' });
  }
  await leave(page);
});

test('the login card is 450 px wide', async () => {
  const { page } = await openPerson(stage.browser, stage.backend.url);
  await page.goto('/login');
  const width = await page
    .getByRole('heading', { name: 'Bem-vindo!' })
    .evaluate((heading) => heading.closest('.MuiPaper-root')?.getBoundingClientRect().width);
  expect(width).toBe(450);
  await page.context().close();
});

test('an answer that its page is closed under is no fault of the test that closes it', async () => {
  const { context, page } = await openSignedIn(stage, 'ana');
  const passed = new Promise<void>((resolve, reject) => {
    void page.route('**/api/conversations', (route) => {
      const fetch: typeof route.fetch = async (...asked) => {
        const response = await route.fetch(...asked);
        await context.close();
        return response;
      };
      const fulfill: typeof route.fulfill = (changed) => route.fulfill(changed);
      return passChanged({ fetch, fulfill }, { body: (text) => text }).then(resolve, reject);
    });
  });
  await page.goto('/dashboard').catch(() => undefined);
  await expect(passed).resolves.toBeUndefined();
});
