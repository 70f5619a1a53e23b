import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { axeFindings } from './support/axe';
import { journey } from './support/journey';
import { pressLink } from './support/linking';
import { confirmOrder } from './support/orders';
import { registerPurchase } from './support/purchase';
import { button } from './support/screens/screen';
import { emailOf, openSignedIn } from './support/signedIn';
import { hush, saying } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();
const BRUNO = 'Bruno Balconista (demo)';
let anas: AgentClient;
/** Ana's, Bruno's and an administrator's console, side by side. */
let ana: Page;
let bruno: Page;
let admin: Page;
/** Customers of Ana's: one who has paid, and three more. */
let buyer: Taken;
let refused: Taken;
let kept: Taken;
let queued: Taken;

beforeAll(async () => {
  const { backend } = stage;
  anas = await openAgentClient(backend, emailOf('ana'));
  // Silent: who speaks is the test, through the customer.
  [buyer, refused, kept, queued] = (await anas.takeSilentCustomers(4)) as [
    ...[Taken, Taken, Taken, Taken],
  ];
  await anas.call('POST', '/api/agente/status', { online: false });
  anas.close();
  const { user } = (await anas.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  const body = { couponValue: 15, applicatorId: user.id };
  await anas.call('POST', '/email/request-coupon-by-value', body);
  await confirmOrder({ backend, call: anas.call, chatId: buyer.chatId });
  await backend.sim('pay', { chatId: buyer.chatId });

  ({ page: ana } = await openSignedIn(stage, 'ana'));
  ({ page: bruno } = await openSignedIn(stage, 'bruno'));
  ({ page: admin } = await openSignedIn(stage, 'admin'));
  await bruno.goto('/dashboard');
  await bruno.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  await bruno.getByRole('banner').getByRole('button', { name: 'Ficar online' }).click();
  await bruno.getByRole('banner').getByRole('button', { name: 'Ficar offline' }).waitFor();
});

async function open(page: Page, chat: Taken): Promise<void> {
  await page.goto(addressOf(chat));
  await page.getByRole('heading', { name: chat.name }).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}
const rowOf = (page: Page, { name }: Taken) =>
  page
    .getByRole('navigation', { name: 'Conversas' })
    .getByRole('listitem')
    .filter({ hasText: name });
const line = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true });
const dialogOf = (page: Page, { name }: Taken) =>
  page.getByRole('dialog', { name: `Transferir a conversa de ${name}` });
/** The only offer that runs; its customer is named as in their order, which the list does not know. */
const card = () => bruno.getByRole('article', { name: /^Transferência de Ana / });

async function openDialog(page: Page, chat: Taken) {
  await page.getByRole('main').getByRole('button', { name: 'Ações', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Transferir…' }).click();
  const dialog = dialogOf(page, chat);
  await dialog.waitFor();
  await page.locator('[role="menu"]').waitFor({ state: 'detached' });
  return dialog;
}

async function transfer(chat: Taken, to: string | RegExp, note = ''): Promise<void> {
  await open(ana, chat);
  const dialog = await openDialog(ana, chat);
  await dialog.getByRole('radio', { name: to }).check();
  await dialog.getByLabel(/^Recado/).fill(note);
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an accepted transfer takes order and account along: its receiver registers the purchase', async () => {
  await open(ana, buyer);
  await open(admin, buyer);
  await button(ana, 'Cupons').click();
  const own = ana.getByRole('region', { name: 'Meus cupons' });
  await pressLink(ana, own.getByRole('button', { name: 'Vincular ao cliente' }).first());
  await own.getByRole('button', { name: 'Desvincular' }).waitFor();
  await ana.keyboard.press('Escape');
  const input = ana.getByLabel('Mensagem', { exact: true });
  await input.fill('meio escrito');

  const dialog = await openDialog(ana, buyer);
  await dialog.getByText('meio escrito').waitFor();
  await dialog.getByText(/e a conta vinculada .+@/).waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  await dialog.getByRole('radio', { name: BRUNO }).check();
  await dialog.getByLabel(/^Recado/).fill('pagou agora, falta registrar');
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();

  for (const page of [ana, admin]) {
    await line(page, `Transferindo para ${BRUNO}…`).waitFor();
    await rowOf(page, buyer)
      .getByRole('img', { name: `Transferindo para ${BRUNO}…` })
      .waitFor();
  }
  expect(await admin.getByRole('button', { name: 'Cancelar transferência' }).count()).toBe(0);
  expect(await axeFindings(ana)).toEqual([]);
  // Until somebody accepts, the giver goes on.
  await input.fill('Já te passo para o Bruno');
  await input.press('Enter');
  await ana.getByRole('log').getByText('Já te passo para o Bruno').waitFor();
  await input.fill('isto fica');

  await card().getByText('pagou agora, falta registrar').waitFor();
  await saying(ana, `${BRUNO} aceitou a conversa de ${buyer.name}`, () =>
    card().getByRole('button', { name: 'Aceitar' }).click(),
  );
  await ana.getByText('A conversa deste rascunho não está mais com você: “isto fica”').waitFor();
  await rowOf(ana, buyer).waitFor({ state: 'detached' });
  await rowOf(admin, buyer).getByText(BRUNO).waitFor();
  await bruno.getByRole('heading', { name: buyer.name }).waitFor();
  await bruno.getByRole('log').getByText('Já te passo para o Bruno').waitFor();
  await hush(bruno);
  await registerPurchase(bruno, '4711');
  await rowOf(bruno, buyer).waitFor({ state: 'detached' });
});

test('a refused transfer stays with its giver, who is told', async () => {
  await transfer(refused, BRUNO);
  await line(ana, `Transferindo para ${BRUNO}…`).waitFor();
  await saying(ana, `${BRUNO} recusou a conversa de ${refused.name}. Ela continua com você.`, () =>
    card().getByRole('button', { name: 'Ignorar' }).click(),
  );
  await line(ana, `Transferindo para ${BRUNO}…`).waitFor({ state: 'detached' });
  await rowOf(ana, refused).waitFor();
});

test('a transfer that its giver takes back leaves the receiver’s screen', async () => {
  await transfer(kept, BRUNO);
  await card().waitFor();
  await ana.getByRole('button', { name: 'Cancelar transferência' }).click();
  await card().waitFor({ state: 'detached' });
  await line(ana, `Transferindo para ${BRUNO}…`).waitFor({ state: 'detached' });
  await rowOf(ana, kept).waitFor();
});

test('a chat that goes back to the queue is taken by whoever accepts', async () => {
  await ana.setViewportSize({ width: 360, height: 740 });
  await transfer(queued, /^Devolver à fila/);
  await line(ana, 'Devolvendo à fila…').waitFor();
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(ana)).toEqual([]);
  await saying(ana, `${BRUNO} aceitou a conversa de ${queued.name}`, () =>
    card().getByRole('button', { name: 'Aceitar' }).click(),
  );
  await bruno.getByRole('heading', { name: queued.name }).waitFor();
});
