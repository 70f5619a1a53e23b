import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { VIEWPORTS, type Person } from './support/browser';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { afterDoubleClick } from './support/doubleClick';
import { sayWhoIsThere } from './support/identity';
import { journey } from './support/journey';
import { confirmOrder } from './support/orders';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { addressOf } from './support/world';

const DASHBOARD = '/dashboard-pedidos';

const stage = journey();
let agent: AgentClient;
let admin: Person;
let page: Page;
/** A customer whose order waits for its payment. */
let customer: Taken;

beforeAll(async () => {
  agent = await openAgentClient(stage.backend, 'ana@balcao.local');
  const [taken] = await agent.takeSilentCustomers(1);
  if (!taken) throw new Error('no customer came');
  customer = taken;
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  await confirmOrder({ backend: stage.backend, call: agent.call, chatId: customer.chatId });
  admin = await openSignedIn(stage, 'admin');
  page = admin.page;
});

const phone = () => customer.chatId.replace(/\D/g, '');
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

/** Returns the figure under a label. */
const figure = async (label: string) =>
  plain(await page.locator('dt', { hasText: label }).locator('+ dd').first().textContent());
const cents = (money: string) => Number(money.replace(/\D/g, ''));
const row = () => page.getByRole('row').filter({ hasText: 'Maria Aparecida' });
const query = () => new URL(page.url()).search;

async function open(address = ''): Promise<void> {
  await page.goto(`${DASHBOARD}${address}`);
  await page.getByText(/^Página 1 de /).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** Runs in the page: returns whether the figure under a label has this text. */
const showsFigure = ([label, value]: readonly [string, string]) =>
  [...document.querySelectorAll('dt')].some(
    (term) => term.textContent === label && term.nextElementSibling?.textContent === value,
  );

/** Returns the sales of the last 24 hours as shown on screen. */
const sold = async () => ({
  orders: Number(await figure('Pedidos pagos')),
  revenue: cents(await figure('Receita')),
});

test('agents are redirected to their console; administrators come through the user menu', async () => {
  const ana = await openSignedIn(stage, 'ana');
  await ana.page.goto(DASHBOARD);
  await ana.page.waitForURL('**/dashboard');
  await ana.context.close();
  await page.goto('/dashboard');
  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Dashboard de Pedidos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard de Pedidos' }).waitFor();
  await page.getByText(/^Página 1 de /).waitFor();
  expect(await page.title()).toContain('Dashboard de Pedidos · Balcão');
  await button(page, 'Voltar').click();
  await page.waitForURL('**/dashboard');
});

test('an order paid and refunded in the agent’s console changes row and figures here, without a reload', async () => {
  await open(`?busca=${phone()}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await row().getByText('Pendente').first().waitFor();
  const before = await sold();

  await row()
    .getByRole('button', { name: /^Verificar/ })
    .click();
  await row()
    .getByRole('button', { name: /^Verificar:/ })
    .waitFor();
  await stage.backend.sim('pay', { chatId: customer.chatId });
  await row().getByText('Pago', { exact: true }).waitFor();
  const value = cents(plain(await row().getByRole('cell').nth(4).textContent()));
  expect(value).toBeGreaterThan(0);
  await page.waitForFunction(showsFigure, ['Pedidos pagos', String(before.orders + 1)] as const);
  expect(await sold()).toEqual({
    orders: before.orders + 1,
    revenue: before.revenue + value,
  });

  const ana = await openSignedIn(stage, 'ana');
  await ana.page.goto(addressOf(customer));
  await button(ana.page, 'Histórico de pedidos').click();
  ana.page.once('dialog', (dialog) => void dialog.accept());
  await ana.page.getByRole('button', { name: /^Reembolsar/ }).click();
  await row().getByText('Reembolsado').waitFor();
  await page.waitForFunction(showsFigure, ['Pedidos pagos', String(before.orders)] as const);
  expect(await sold()).toEqual(before);
  expect(await row().getByRole('button').count()).toBe(0);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await ana.context.close();
});

test('the view is in the address: a reload and Back show the same', async () => {
  await open();
  await page.getByRole('tab', { name: 'Últimos 30 dias' }).click();
  await button(page, 'Próxima').click();
  await page.getByText(/^Página 2 de /).waitFor();
  expect(query()).toBe('?periodo=30d&pagina=2');
  await page.getByRole('button', { name: /^Entregue/ }).click();
  await page.getByRole('button', { name: /^Ana Atendente/ }).click();
  await page.getByRole('columnheader', { name: 'Preço' }).getByRole('button').click();
  await page
    .getByRole('columnheader', { name: 'Preço', exact: true })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor();
  const asked = query();
  expect(asked).toMatch(/^\?periodo=30d&agente=[^&]+&status=entregue&ordem=maior-valor$/);
  const rows = () => page.getByRole('row').allTextContents();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const shown = await rows();
  expect(shown.slice(1).every((text) => text.includes('Ana') && text.includes('Entregue'))).toBe(
    true,
  );
  await page.reload();
  await page.getByText(/^Página 1 de /).waitFor();
  expect(await rows()).toEqual(shown);
  expect(await page.getByRole('button', { name: /^Entregue/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await page.goBack();
  await page.goBack();
  expect(query()).toBe('?periodo=30d&status=entregue');
  await page.goBack();
  await page.getByText(/^Página 2 de /).waitFor();
});

test('a page beyond the end is the last one', async () => {
  await page.goto(`${DASHBOARD}?pagina=99999`);
  await page.getByText(/^Página (\d+) de \1 /).waitFor();
  await button(page, 'Última').and(page.locator('[aria-disabled=true]')).waitFor();
  expect(query()).toMatch(/^\?pagina=\d{1,4}$/);
});

test('the filtered orders come as a file, as many as the table counts', async () => {
  await open('?status=reembolsado');
  const [, items = ''] =
    /\((\d+) itens\)/.exec(await page.getByText(/^Página 1/).innerText()) ?? [];
  const download = page.waitForEvent('download');
  await button(page, 'Exportar CSV').click();
  await sayWhoIsThere(page);
  const file = await (await download).path();
  const csv = await readFile(file, 'utf8');
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(Number(items) + 1);
  expect(csv).toContain('Reembolsado');
  expect(page.url()).toContain(DASHBOARD);
});

test('a refund here asks first, and is shown at once', async () => {
  await open();
  const refundable = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Reembolsar/ }) });
  const cells = await refundable.first().getByRole('cell').allInnerTexts();
  const [date = ''] = (cells[0] ?? '').split('\n');
  const phoneText =
    (await refundable.first().getByRole('rowheader').innerText()).split('\n')[1] ?? '';
  const order = page.getByRole('row').filter({ hasText: date }).filter({ hasText: phoneText });
  const refund = order.getByRole('button', { name: /^Reembolsar/ });

  page.once('dialog', (dialog) => void dialog.dismiss());
  await refund.click();
  await refund.waitFor();
  await afterDoubleClick(page);
  const question = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return plain(dialog.message());
  });
  await refund.click();
  expect(await question).toMatch(/^Tem certeza que deseja reembolsar R\$ \d+,\d\d a /);
  await order.getByText('Reembolsado').waitFor();
  // The host's event has its own text, and its notice replaces the response's.
  await page
    .getByText(/^(Reembolso realizado com sucesso!|O pedido de .* foi reembolsado)$/)
    .first()
    .waitFor();
  expect(await refund.count()).toBe(0);
});

test('neither an order number of a hundred characters nor a pending refund shifts the table', async () => {
  const number = '9'.repeat(100);
  const listed = '**/api/dashboard/pedidos?*';
  await page.route(listed, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      dashboard: { pedidos: { cupomValorCliente: number }[] };
    };
    // Chance decides which orders the demo gave away; of those nothing can be refunded.
    const paid = answer.dashboard.pedidos.findIndex(
      ({ cupomValorCliente }) => cupomValorCliente > 0,
    );
    answer.dashboard.pedidos = answer.dashboard.pedidos.map((order, index) =>
      index === paid ? { ...order, numeroPedido: number, reembolsoEmAndamento: true } : order,
    );
    await route.fulfill({ response, json: answer });
  });
  await open('?status=entregue');
  await page.getByRole('button', { name: /^Reembolso em andamento: / }).waitFor();
  expect(await page.getByTitle(`nº ${number}`).count()).toBe(1);
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const sideways = await page
    .getByRole('group', { name: 'Pedidos', exact: true })
    .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(sideways).toBe(0);
  await page.unroute(listed);
});

test('on a phone each order is a card, and nothing goes sideways', async () => {
  await page.setViewportSize(VIEWPORTS.phone);
  await open('?periodo=30d');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('menor-valor');
  await page.waitForURL('**ordem=menor-valor');
  const sideways = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].map(
      (element) => (element?.scrollWidth ?? 0) - (element?.clientWidth ?? 0),
    ),
  );
  expect(sideways).toEqual([0, 0]);
  await page.setViewportSize(VIEWPORTS.wide);
});

test('nothing went wrong in the browser on the way', () => {
  expect(admin.faults).toEqual([]);
});
