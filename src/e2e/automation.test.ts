import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient } from './support/agentClient';
import { axeFindings } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { emailOf, openSignedIn } from './support/signedIn';

const stage = journey();
const CART = '*foto da tela*';
let client: AgentClient;
let customer: { chatId: string; name: string };
/** Ana's two tabs, and an administrator's console. */
let ana: Page;
let second: Page;
let admin: Page;

beforeAll(async () => {
  client = await openAgentClient(stage.backend, emailOf('ana'));
  // Silent: who speaks is the test, through the customer.
  [customer] = (await client.takeSilentCustomers(1)) as [typeof customer];
  ({ page: ana } = await openSignedIn(stage, 'ana'));
  second = await ana.context().newPage();
  ({ page: admin } = await openSignedIn(stage, 'admin'));
  for (const page of [ana, second, admin]) {
    await page.goto(`/dashboard?chat=${encodeURIComponent(customer.chatId)}`);
    await page.getByRole('log').waitFor();
  }
});
afterAll(() => client.close());

const rowOf = (page: Page) => page.getByRole('button', { name: new RegExp(customer.name) }).first();
const markedRow = (page: Page) => rowOf(page).getByRole('img', { name: 'Automação pausada' });
const header = (page: Page) => page.getByRole('main').locator('header');
const mark = (page: Page) => header(page).getByText('Automação pausada');
const customerSays = (text: string) =>
  stage.backend.sim('say', { chatId: customer.chatId, text }) as Promise<unknown>;

async function choose(page: Page, entry: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Ações' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The messages of the flow that the host has, oldest first. */
async function saidByFlow(): Promise<string[]> {
  const { messages } = (await client.call(
    'GET',
    `/api/conversations/${encodeURIComponent(customer.chatId)}`,
  )) as { messages: { body: string; origem?: string }[] };
  return messages.filter(({ origem }) => origem === 'fluxo').map(({ body }) => body);
}

test('what the flow said is marked, and the list tells it from what the agent and the customer said', async () => {
  const log = ana.getByRole('log');
  await log.getByRole('img', { name: 'Automática' }).first().waitFor();
  await rowOf(ana).getByText('Bot:').waitFor();
  expect(await rowOf(ana).innerText()).not.toContain('*');
  await ana.getByRole('textbox', { name: 'Mensagem' }).fill('Oi, sou a *Ana*');
  await ana.keyboard.press('Enter');
  await rowOf(ana).getByText('Você:').waitFor();
  await rowOf(ana).getByText('Oi, sou a Ana').waitFor();
  await rowOf(admin)
    .getByText(/^Agente:\s*Oi, sou a Ana$/)
    .waitFor();
  await customerSays('oi, Ana');
  await rowOf(ana).getByText('Bot:').waitFor();
  expect(await axeFindings(ana)).toEqual([]);
});

test('a pause shows at once in every tab and for the administrator, and nothing is asked until it ends', async () => {
  const actions = await header(ana).getByRole('button', { name: 'Ações' }).boundingBox();
  await choose(ana, 'Pausar automação');
  for (const page of [ana, second, admin]) {
    await mark(page).waitFor();
    await markedRow(page).waitFor();
  }
  expect(await header(ana).getByRole('button', { name: 'Ações' }).boundingBox()).toEqual(actions);
  expect(await axeFindings(ana)).toEqual([]);
  const before = await saidByFlow();
  await customerSays('tem alguém aí?');
  for (const page of [ana, second, admin]) {
    await page.getByRole('log').getByText('tem alguém aí?').waitFor();
  }
  expect(await saidByFlow()).toEqual(before);
  await eventually(async () => (await rowOf(admin).innerText()).includes('tem alguém aí?'));

  // The second tab resumes, and the flow asks what the stage asks.
  await choose(second, 'Retomar automação');
  for (const page of [ana, second, admin]) {
    await mark(page).waitFor({ state: 'detached' });
    await markedRow(page).waitFor({ state: 'detached' });
  }
  const after = await saidByFlow();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toContain(CART);
  await rowOf(admin).getByText('Bot:').waitFor();
});

test('on a phone the mark has a place of its own: nothing else moves, and the page does not scroll sideways', async () => {
  await second.setViewportSize({ width: 390, height: 844 });
  const actions = second.getByRole('button', { name: 'Ações', exact: true });
  await second.getByRole('button', { name: 'Voltar', exact: true }).waitFor();
  const place = await actions.boundingBox();
  await client.call('POST', `/api/agente/automacao/${encodeURIComponent(customer.chatId)}`, {
    pausada: true,
  });
  await mark(second).waitFor();
  expect(await actions.boundingBox()).toEqual(place);
  for (const name of ['Ações', 'Voltar']) {
    const box = await second.getByRole('button', { name, exact: true }).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  }
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
  expect(await axeFindings(second)).toEqual([]);
});

test('a failure is said, and what is shown stays true', async () => {
  await ana.route('**/api/agente/automacao/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await choose(ana, 'Retomar automação');
  await ana.getByText('Erro ao retomar automação. Tente novamente.').waitFor();
  await mark(ana).waitFor();
  await ana.unroute('**/api/agente/automacao/**');
});

test('the end of the attendance ends the pause', async () => {
  ana.once('dialog', (dialog) => void dialog.accept());
  await choose(ana, 'Encerrar');
  await rowOf(ana).waitFor({ state: 'detached' });
  await mark(admin).waitFor({ state: 'detached' });
  await markedRow(admin).waitFor({ state: 'detached' });
  await customerSays('quero outro');
  await eventually(async () => (await rowOf(admin).innerText()).includes('Escolha inicial'));
  await rowOf(admin).getByText('Bot:').waitFor();
});
