import type { Locator, Page, Route } from 'playwright-core';
import { stepsHolding, type Person } from './support/browser';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { failsUntilClick } from './support/failsUntilClick';
import { answering } from './support/dialogs';
import { afterDoubleClick } from './support/doubleClick';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { pressLink } from './support/linking';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying, toasts } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();
let agent: AgentClient;
let userId: string;
let ana: Person;
let page: Page;
let rita: Taken;
let jose: Taken;

interface Account {
  id: string;
  email: string;
}

beforeAll(async () => {
  agent = await openAgentClient(stage.backend, 'ana@balcao.local');
  [rita, jose] = (await agent.takeCustomers(2)) as [Taken, Taken];
  await stage.backend.sim('silence', { on: true });
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  userId = ((await agent.call('GET', '/api/auth/perfil')) as { user: { id: string } }).user.id;
  ana = await openSignedIn(stage, 'ana', { record: true });
  page = ana.page;
});

const dialogOf = (tab: Page) => tab.getByRole('dialog', { name: 'Cupons' });
const poolRow = (value: string, tab = page) =>
  dialogOf(tab)
    .getByRole('region', { name: 'Disponíveis' })
    .getByRole('listitem')
    .filter({ hasText: value });
const ownRow = (email: string, tab = page) =>
  dialogOf(tab)
    .getByRole('region', { name: 'Meus cupons' })
    .getByRole('listitem')
    .filter({ hasText: email });
const pullOf = (row: Locator) => row.getByRole('button', { name: 'Puxar' });

async function openDrawer(chat: Taken, tab = page): Promise<void> {
  await tab.goto(addressOf(chat));
  await tab.getByRole('heading', { name: chat.name }).waitFor();
  await button(tab, 'Cupons').click();
  await poolRow('R$ 40,00', tab).waitFor();
}

/** Selects another chat in the list; the drawer stays open beside it. */
async function turnTo(chat: Taken): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Conversas' });
  await list.getByRole('button', { name: new RegExp(`^${chat.name}`) }).click();
  await page.getByRole('heading', { name: chat.name }).waitFor();
}

/** Pulls a coupon on the screen, and returns the account that the host gave for it. */
async function pullHere(reais: number): Promise<Account> {
  const answered = page.waitForResponse('**/email/request-coupon-by-value');
  await saying(page, `Cupom de R$ ${reais},00 puxado!`, () =>
    pullOf(poolRow(`R$ ${reais},00`)).click(),
  );
  const mine = (await (await answered).json()) as Account;
  await ownRow(mine.email).waitFor();
  return mine;
}

/** Chooses an item from an account's menu, not so soon after another that it would count as a double click. */
async function choose(email: string, item: string): Promise<void> {
  await afterDoubleClick(page);
  await ownRow(email).getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/**
 * Chooses an item that opens a browser dialog, and answers it.
 *
 * @returns the question
 */
async function asked(email: string, item: string, answer: 'yes' | 'no'): Promise<string> {
  const questions = answering(page, answer === 'yes' ? true : null);
  await choose(email, item);
  return (await questions).join();
}

/** Links an account to the customer whose chat is open. */
const link = (email: string, tab = page) =>
  pressLink(tab, ownRow(email, tab).getByRole('button', { name: 'Vincular ao cliente' }));

/** Waits until this browser stores no link: that happens a moment after the screen shows it. */
const keepsNoLink = () =>
  page.waitForFunction(() => localStorage.getItem('couponClientLinks') === '{}');

/** Pulls a coupon as `who` through the API, outside the browser. */
async function pullAs(who: string, couponValue: number): Promise<Account> {
  const { backend } = stage;
  const token = await backend.token(who);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(backend.url + path, { headers, ...init })).json();
  const { user } = (await ask('/api/auth/perfil')) as { user: { id: string } };
  return (await ask('/email/request-coupon-by-value', {
    method: 'POST',
    body: JSON.stringify({ couponValue, applicatorId: user.id }),
  })) as Account;
}

const ownAccounts = async () =>
  (await agent.call('GET', `/email/coupons/${userId}`)) as (Account & { coupon: number })[];
const cookiesOf = async ({ id }: Account) =>
  ((await agent.call('GET', `/email/get-cookie/${id}`)) as { cookies_json: string | null })
    .cookies_json;
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

test('coupons of one value are pulled one by one, until another agent has the last one', async () => {
  await openDrawer(rita);
  await poolRow('R$ 20,00').getByText('4 disponíveis').waitFor();
  for (const left of ['3 disponíveis', '2 disponíveis', '1 disponível']) {
    await pullHere(20);
    await poolRow('R$ 20,00').getByText(left).waitFor();
  }
  await page.getByText('3 no total').waitFor();
  await pullAs('bruno@balcao.local', 20);
  await saying(page, 'Não há mais cupons de R$ 20,00 disponíveis', () =>
    pullOf(poolRow('R$ 20,00')).click(),
  );
  await poolRow('R$ 20,00').waitFor({ state: 'detached' });
  expect(await ownAccounts()).toHaveLength(3);
});

test('a link is made, moved and announced, survives a reload, and a customer who left is named', async () => {
  const [first, second] = await ownAccounts();
  if (!first || !second) throw new Error('three were pulled');
  await saying(page, `Conta vinculada a ${rita.name}`, () => link(first.email));
  await openDrawer(rita);
  await ownRow(first.email).getByRole('button', { name: 'Desvincular' }).waitFor();
  await turnTo(jose);
  await ownRow(first.email).getByText(`Vinculada a ${rita.name}`).waitFor();
  await link(second.email);
  await ownRow(second.email).getByRole('button', { name: 'Desvincular' }).waitFor();
  const questions = answering(page, null);
  await ownRow(first.email).getByRole('button', { name: 'Vincular ao cliente' }).click();
  expect((await questions).join()).toContain(
    `A conta ${first.email} está vinculada a ${rita.name}.`,
  );
  const isAsBefore = async () => {
    await ownRow(first.email).getByText(`Vinculada a ${rita.name}`).waitFor();
    await ownRow(second.email).getByRole('button', { name: 'Desvincular' }).waitFor();
  };
  await isAsBefore();
  await link(first.email);
  await ownRow(first.email).getByRole('button', { name: 'Desvincular' }).waitFor();
  await toasts(page).getByRole('button', { name: 'Desfazer' }).last().click();
  await isAsBefore();
  await saying(
    page,
    `Conta vinculada a ${jose.name}. A conta ${first.email} deixou de estar vinculada a ${rita.name}. ` +
      `A conta ${second.email} deixou de estar vinculada a ${jose.name}`,
    () => link(first.email),
  );
  await saying(page, 'Conta desvinculada', () =>
    ownRow(first.email).getByRole('button', { name: 'Desvincular' }).click(),
  );
  await ownRow(first.email).getByRole('button', { name: 'Vincular ao cliente' }).waitFor();
});

test('the login script goes to the clipboard, and its cookies nowhere else', async () => {
  // All four of this value, because one of them has no cookies.
  const pulled = [37, 37, 37, 37].map((value) => pullAs('ana@balcao.local', value));
  const accounts = await Promise.all(pulled);
  const stored = await Promise.all(accounts.map(cookiesOf));
  const full = accounts.find((_account, n) => stored[n]?.startsWith('['));
  const empty = accounts.find((_account, n) => stored[n] === null);
  if (!full || !empty) throw new Error('the demo has some with cookies and some without');
  const { value } = (JSON.parse((await cookiesOf(full)) ?? '[]') as [{ value: string }])[0];

  await openDrawer(rita);
  const copyScript = ({ email }: Account) => choose(email, 'Copiar script de login');
  await saying(page, 'Script de login copiado!', () => copyScript(full));
  const script = await clipboard();
  expect(script).toContain(value);
  expect(script).toContain('document.cookie');

  await saying(page, 'Esta conta não possui cookies salvos', () => copyScript(empty));
  // Stored text that is not JSON.
  await page.route('**/email/get-cookie/*', (route) =>
    route.fulfill({ json: { cookies_json: `sessao=${value}` } }),
  );
  await saying(page, 'Erro ao copiar script de login', () => copyScript(full));
  await page.unroute('**/email/get-cookie/*');
  expect(await clipboard()).toBe(script);
  expect(await stepsHolding(page, [value])).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(value);
});

test('‘Devolver’ puts the coupon back at once, and asks only when a customer is linked to it', async () => {
  const mine = await pullHere(31);
  await poolRow('R$ 31,00').getByText('3 disponíveis').waitFor();
  await saying(page, 'Cupom devolvido', () => choose(mine.email, 'Devolver'));
  await ownRow(mine.email).waitFor({ state: 'detached' });
  await poolRow('R$ 31,00').getByText('4 disponíveis').waitFor();

  const again = await pullHere(31);
  await turnTo(rita);
  await link(again.email);
  await ownRow(again.email).getByRole('button', { name: 'Desvincular' }).waitFor();
  expect(await asked(again.email, 'Devolver', 'no')).toBe(
    `A conta ${again.email} está vinculada a ${rita.name}. Devolver mesmo assim?`,
  );
  await ownRow(again.email).getByText(`Vinculada a ${rita.name}`).waitFor();
  await asked(again.email, 'Devolver', 'yes');
  await ownRow(again.email).waitFor({ state: 'detached' });
  await keepsNoLink();
});

test('‘Marcar sem cupom’ asks, and then the account is gone for good', async () => {
  const mine = await pullHere(32);
  expect(await asked(mine.email, 'Marcar sem cupom', 'no')).toMatch(/^Marcar .+ como sem cupom\?/);
  await ownRow(mine.email).waitFor();
  await saying(page, 'Conta marcada como sem cupom', () =>
    asked(mine.email, 'Marcar sem cupom', 'yes'),
  );
  await ownRow(mine.email).waitFor({ state: 'detached' });
  await poolRow('R$ 32,00').getByText('3 disponíveis').waitFor();
  expect((await ownAccounts()).map(({ id }) => id)).not.toContain(mine.id);
});

test('two tabs: what is pulled, linked and given back in one shows in the other', async () => {
  const other = await ana.context.newPage();
  await openDrawer(jose, other);
  // A background tab renders nothing, and a click would wait for that.
  await page.bringToFront();
  const mine = await pullHere(33);
  await ownRow(mine.email, other).waitFor();
  await poolRow('R$ 33,00', other).getByText('3 disponíveis').waitFor();
  await link(mine.email);
  await ownRow(mine.email, other).getByText(`Vinculada a ${rita.name}`).waitFor();
  await other.bringToFront();
  await link(mine.email, other);
  await ownRow(mine.email).getByText(`Vinculada a ${jose.name}`).waitFor();
  await page.bringToFront();
  await asked(mine.email, 'Devolver', 'yes');
  await ownRow(mine.email, other).waitFor({ state: 'detached' });
  await poolRow('R$ 33,00', other).getByText('4 disponíveis').waitFor();
  await other.close();
});

test('every failure has its notice, and changes nothing', async () => {
  const mine = await pullHere(34);
  const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Erro interno' } });
  const retryBy = await failsUntilClick(page, '**/email/scanner/coupons/count');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await button(page, 'Cupons').click();
  await page.getByRole('alert').getByText('❌ Erro ao carregar cupons disponíveis').waitFor();
  await ownRow(mine.email).waitFor();
  await retryBy(button(page, 'Tentar novamente'));
  await poolRow('R$ 34,00').getByText('3 disponíveis').waitFor();

  await page.route('**/email/request-coupon-by-value', fail);
  await saying(page, 'Erro ao puxar cupom. Tente novamente.', () =>
    pullOf(poolRow('R$ 34,00')).click(),
  );
  await page.route('**/email/*', (route) =>
    route.request().method() === 'PUT' ? fail(route) : route.fallback(),
  );
  await saying(page, 'Erro ao devolver cupom', () => choose(mine.email, 'Devolver'));
  await saying(page, 'Erro ao marcar conta sem cupom', () =>
    asked(mine.email, 'Marcar sem cupom', 'yes'),
  );
  await page.route('**/email/get-cookie/*', (route) => route.abort());
  await saying(page, 'Erro ao copiar script de login', () =>
    choose(mine.email, 'Copiar script de login'),
  );
  await ownRow(mine.email).waitFor();
  await page.unrouteAll();
  expect((await ownAccounts()).map(({ id }) => id)).toContain(mine.id);
  expect(ana.faults).toEqual([]);
});

test('by keyboard: the menu opens, acts, and the focus is never lost', async () => {
  const mine = await pullHere(35);
  await ownRow(mine.email).getByRole('button', { name: 'Mais ações' }).focus();
  await page.keyboard.press('Enter');
  await focused(page.getByRole('menuitem', { name: 'Copiar script de login' }));
  await page.keyboard.press('End');
  await focused(page.getByRole('menuitem', { name: 'Devolver' }));
  await page.keyboard.press('Enter');
  await ownRow(mine.email).waitFor({ state: 'detached' });
  await focused(page.getByRole('region', { name: 'Meus cupons' }));
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await focused(button(page, 'Cupons'));
});

test('an administrator may use the drawer, with accounts of their own', async () => {
  const admin = await openSignedIn(stage, 'admin');
  await openDrawer(rita, admin.page);
  await admin.page.getByText('Você ainda não puxou nenhum cupom').waitFor();
  await pullOf(poolRow('R$ 36,00', admin.page)).click();
  await ownRow('@', admin.page).getByText('R$ 36,00').waitFor();
  expect(admin.faults).toEqual([]);
  await admin.context.close();
});
