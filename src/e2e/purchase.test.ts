import type { Page, Route } from 'playwright-core';
import type { Person } from './support/browser';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { journey } from './support/journey';
import { pressLink } from './support/linking';
import { confirmOrder } from './support/orders';
import { fillPurchase } from './support/purchase';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying, toasts } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();
let agent: AgentClient;
let ana: Person;
let page: Page;
/**
 * Three customers. The purchase of `buyer` succeeds, that of `unlucky` is registered but every call after it fails, and
 * that of `unheard` is registered without a response.
 */
let buyer: Taken;
let unlucky: Taken;
let unheard: Taken;
/** The e-mails of three accounts, one for each of them. */
let emails: [string, string, string];

beforeAll(async () => {
  const { backend } = stage;
  agent = await openAgentClient(backend, 'ana@balcao.local');
  [buyer, unlucky, unheard] = (await agent.takeCustomers(3)) as [Taken, Taken, Taken];
  await backend.sim('silence', { on: true });
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  const { user } = (await agent.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  const pulled: { email: string }[] = [];
  for (const couponValue of [21, 22, 23]) {
    const body = { couponValue, applicatorId: user.id };
    pulled.push(
      (await agent.call('POST', '/email/request-coupon-by-value', body)) as { email: string },
    );
  }
  emails = pulled.map(({ email }) => email) as [string, string, string];
  ana = await openSignedIn(stage, 'ana');
  page = ana.page;
});

/** Brings a customer to the point where the order is paid and waits for its purchase. */
async function paid({ chatId }: Taken): Promise<void> {
  const { backend } = stage;
  await confirmOrder({ backend, call: agent.call, chatId });
  await backend.sim('pay', { chatId });
}

async function open(chat: Taken, tab = page): Promise<void> {
  await tab.goto(addressOf(chat));
  await tab.getByRole('heading', { name: chat.name }).waitFor();
  await tab.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

const modal = () => page.getByRole('dialog', { name: 'Registrar pedido' });
const field = (name: string) => modal().getByLabel(name);
const done = () => modal().getByRole('button', { name: 'Concluir' });
/** A person can press a greyed button; Playwright's click would wait until it is enabled. */
const pressGreyed = () => done().press('Enter');
const press = () => done().click();
const says = (text: string | RegExp, act: () => Promise<void>) => saying(page, text, act);
const rowOf = ({ name }: Taken) =>
  page
    .getByRole('navigation', { name: 'Conversas' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

const fill = (number: string) => fillPurchase(page, number);

async function chooseAccount(email: string): Promise<void> {
  await modal().getByRole('combobox', { name: 'Conta vinculada' }).click();
  await page.getByRole('option', { name: new RegExp(`^${email}`) }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Links `email` to the open chat's customer in the drawer, and closes the drawer. */
async function link(email: string): Promise<void> {
  await button(page, 'Cupons').click();
  const own = page.getByRole('region', { name: 'Meus cupons' });
  const row = own.getByRole('listitem').filter({ hasText: email });
  await pressLink(page, row.getByRole('button', { name: 'Vincular ao cliente' }));
  await row.getByRole('button', { name: 'Desvincular' }).waitFor();
  await page.keyboard.press('Escape');
}

const ownEmails = async () => {
  const { user } = (await agent.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  const own = (await agent.call('GET', `/email/coupons/${user.id}`)) as { email: string }[];
  return own.map(({ email }) => email);
};
const fail = (route: Route) => route.fulfill({ status: 500, json: { message: '' } });

test('a click on the greyed button says what is missing, in order', async () => {
  await open(buyer);
  await button(page, 'Registrar pedido').click();
  await modal().getByText('Vincule uma conta antes de registrar a compra').waitFor();
  expect(await done().getAttribute('aria-disabled')).toBe('true');
  await says('❌ Você precisa vincular uma conta antes de registrar a compra', pressGreyed);
  await chooseAccount(emails[1]);
  await says('❌ Preencha o número do pedido, código de entrega e telefone da loja', pressGreyed);
  await fill('4711');
  expect(await field('Telefone da loja').inputValue()).toBe('(11) 3333-4444');
  expect(await done().getAttribute('aria-disabled')).toBe('false');
});

test('a refusal shows the server’s words, a failure ours, and the input stays', async () => {
  // The customer has not paid yet.
  await says('❌ Não há pedido pago aguardando registro para este cliente.', press);
  await page.route('**/compra', fail);
  await says('❌ Erro ao registrar pedido. Tente novamente.', () =>
    field('Código de entrega').press('Enter'),
  );
  await page.unroute('**/compra');
  await done().getByText('Concluir', { exact: true }).waitFor();
  expect(await field('Número do pedido').inputValue()).toBe('4711');
  expect(await field('Telefone da loja').inputValue()).toBe('(11) 3333-4444');
  await page.keyboard.press('Escape');
  await modal().waitFor({ state: 'detached' });
});

test('a registered purchase shows a notice, ends and removes the chat, frees the account and removes its link', async () => {
  await paid(buyer);
  await link(emails[0]);
  // A drawer in another tab, open during the whole purchase.
  const other = await ana.context.newPage();
  await open(unlucky, other);
  await button(other, 'Cupons').click();
  await other.getByText('3 no total').waitFor();
  await other.getByText(`Vinculada a ${buyer.name}`).waitFor();
  await page.bringToFront();
  await button(page, 'Registrar pedido').click();
  await modal().getByRole('combobox', { name: 'Conta vinculada' }).getByText(emails[0]).waitFor();
  await fill('4712');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/compra')) sent += 1;
  });
  await says('✅ Pedido registrado com sucesso!', () =>
    says('✅ Atendimento finalizado! Cliente pode fazer um novo pedido.', () => done().dblclick()),
  );
  await rowOf(buyer).waitFor({ state: 'detached' });
  await modal().waitFor({ state: 'detached' });
  await other.getByText('2 no total').waitFor();
  await other.getByText(emails[0]).waitFor({ state: 'detached' });
  await other.close();
  expect(await ownEmails()).toEqual([emails[1], emails[2]]);
  await page.waitForFunction(() => localStorage.getItem('couponClientLinks') === '{}');
  expect(sent).toBe(1);
});

test('a failure after a purchase names the account, and the next visit frees it', async () => {
  await paid(unlucky);
  await open(unlucky);
  await link(emails[1]);
  await page.route('**/api/agente/finalizar/*', fail);
  await page.route('**/email/*', (route) =>
    route.request().method() === 'PUT' ? fail(route) : route.fallback(),
  );
  await button(page, 'Registrar pedido').click();
  await fill('4713');
  await says('✅ Pedido registrado com sucesso!', () =>
    says(
      `O pedido foi registrado, mas a conta ${emails[1]} não foi liberada. Marque-a como sem cupom em Cupons.`,
      press,
    ),
  );
  await rowOf(unlucky).waitFor({ state: 'detached' });
  expect(await page.getByText('❌ Erro ao encerrar atendimento').count()).toBe(0);
  expect(await ownEmails()).toContain(emails[1]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload({ waitUntil: 'commit' });
  await toasts(page)
    .getByText(`A conta ${emails[1]}, já usada em um pedido, foi liberada`)
    .waitFor();
  expect(await ownEmails()).toEqual([emails[2]]);
});

test('a purchase without a response: the first request never arrived, the second did', async () => {
  await paid(unheard);
  await open(unheard);
  await link(emails[2]);
  await button(page, 'Registrar pedido').click();
  await fill('4714');
  await page.route('**/compra', (route) => route.abort());
  await says('❌ Erro ao registrar pedido. Tente novamente.', press);
  await modal()
    .getByText(/^Sem resposta do servidor: o pedido pode já estar registrado/)
    .waitFor();
  await page.unroute('**/compra');
  await page.route('**/compra', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await says(/^O pedido deve ter sido registrado, embora a resposta não tenha chegado\./, press);
  await rowOf(unheard).waitFor({ state: 'detached' });
  await page.unroute('**/compra');
  // The account stays, and its link names the customer: the agent decides what to do with it.
  await button(page, 'Cupons').waitFor({ state: 'detached' });
  expect(await ownEmails()).toEqual([emails[2]]);
  expect(ana.faults).toEqual([]);
});
