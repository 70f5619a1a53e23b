import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient } from './support/agentClient';
import { axeFindings } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { emailOf, openSignedIn } from './support/signedIn';

const stage = journey();
const SEEN_BY_US_ALONE = 'Nota interna: o cliente não vê';
let client: AgentClient;
let customer: { chatId: string; name: string };
let ana: Page;
let admin: Page;

beforeAll(async () => {
  client = await openAgentClient(stage.backend, emailOf('ana'));
  // Silent: who speaks is the test, through the customer.
  [customer] = (await client.takeSilentCustomers(1)) as [typeof customer];
  ({ page: ana } = await openSignedIn(stage, 'ana'));
  ({ page: admin } = await openSignedIn(stage, 'admin'));
  for (const page of [ana, admin]) {
    await page.goto(`/dashboard?chat=${encodeURIComponent(customer.chatId)}`);
    await page.getByRole('log').waitFor();
  }
});
afterAll(() => client.close());

const rowOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Conversas' })
    .getByRole('listitem')
    .filter({ hasText: customer.name });
const noteIn = (page: Page, text: string) =>
  page.getByRole('log').getByRole('note', { name: 'Nota interna' }).filter({ hasText: text });
const toggle = (page: Page) => page.getByRole('button', { name: 'Nota', exact: true });
const path = (rest: string) => `/api/conversations/${encodeURIComponent(customer.chatId)}${rest}`;

/** What the host keeps as messages of the chat. */
async function messages(): Promise<string[]> {
  const { messages: read } = (await client.call('GET', path(''))) as {
    messages: { body: string }[];
  };
  return read.map(({ body }) => body);
}

test('a note is seen by the agent and an administrator, and not by the customer', async () => {
  const before = await messages();
  const row = await rowOf(admin).innerText();
  await ana.getByRole('textbox', { name: 'Mensagem' }).fill('Olá, tudo');
  await toggle(ana).click();
  await ana.getByText(SEEN_BY_US_ALONE).waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  const input = ana.getByRole('textbox', { name: 'Nota interna' });
  await input.fill('prefere receber ligação');
  await ana.keyboard.press('Enter');
  for (const page of [ana, admin]) await noteIn(page, 'prefere receber ligação').waitFor();
  await noteIn(ana, 'Você').waitFor();
  await noteIn(admin, 'Ana').waitFor();
  expect(await input.inputValue()).toBe('');
  expect(await messages()).toEqual(before);
  expect(await rowOf(admin).innerText()).toBe(row);
  expect(await axeFindings(ana)).toEqual([]);

  // An administrator's note reaches the agent, behind a message that came meanwhile.
  await stage.backend.sim('say', { chatId: customer.chatId, text: 'tem alguém aí?' });
  await admin.getByRole('log').getByText('tem alguém aí?').waitFor();
  await toggle(admin).click();
  await admin.getByRole('textbox', { name: 'Nota interna' }).fill('cliente antigo');
  await admin.getByRole('button', { name: 'Salvar nota' }).click();
  await noteIn(ana, 'cliente antigo').waitFor();
  await toggle(ana).click();
  expect(await ana.getByRole('textbox', { name: 'Mensagem' }).inputValue()).toBe('Olá, tudo');
});

test('a note that could not be saved stays in the input, over a reload as well', async () => {
  await toggle(ana).click();
  await ana.route('**/notas', (route) => route.abort());
  await ana.getByRole('textbox', { name: 'Nota interna' }).fill('não perca isto');
  await ana.keyboard.press('Enter');
  await ana.getByText('Não foi possível salvar a nota.', { exact: false }).waitFor();
  expect(await ana.getByRole('textbox', { name: 'Nota interna' }).inputValue()).toBe(
    'não perca isto',
  );
  await ana.unroute('**/notas');
  await ana.reload();
  await ana.getByText(SEEN_BY_US_ALONE).waitFor();
  await ana.getByRole('button', { name: 'Salvar nota' }).click();
  for (const page of [ana, admin]) await noteIn(page, 'não perca isto').waitFor();
  await toggle(ana).click();
});

test('a remark stays with the customer over attendances, in one line on a phone', async () => {
  await ana.getByRole('button', { name: 'Ações', exact: true }).click();
  await ana.getByRole('menuitem', { name: 'Observação do cliente' }).click();
  await ana.getByRole('textbox', { name: 'Observação' }).fill('paga sempre na hora '.repeat(10));
  expect(await axeFindings(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Salvar', exact: true }).click();
  const line = (page: Page) => page.getByRole('button', { name: /^Observação: paga sempre/ });
  for (const page of [ana, admin]) await line(page).waitFor();
  await ana.setViewportSize({ width: 360, height: 740 });
  const box = await line(ana).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(32);
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(ana)).toEqual([]);
  await ana.setViewportSize({ width: 1500, height: 900 });

  await client.call('POST', `/api/agente/finalizar/${encodeURIComponent(customer.chatId)}`);
  await rowOf(ana).waitFor({ state: 'detached' });
  await stage.backend.sim('say', { chatId: customer.chatId, text: 'quero outro' });
  await eventually(async () => (await rowOf(admin).innerText()).includes('Escolha inicial'));
  await line(admin).waitFor();
  await noteIn(admin, 'cliente antigo').waitFor();
});
