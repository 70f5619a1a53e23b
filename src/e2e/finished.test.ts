import type { Page } from 'playwright-core';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { axeFindings } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { searchTheList } from './support/palette';
import { emailOf, keepInStorage, openSignedIn } from './support/signedIn';

const stage = journey();
let ana: AgentClient;
let bruno: AgentClient;
let customer: Taken;

const said = 'Qualquer coisa, é só chamar!';
const secret = 'Agora é com o Bruno';

beforeAll(async () => {
  ana = await openAgentClient(stage.backend, emailOf('ana'));
  bruno = await openAgentClient(stage.backend, emailOf('bruno'));
  // Silent: who speaks is the test, through the customer.
  [customer] = (await ana.takeSilentCustomers(1)) as [Taken];
  await ana.call('POST', `/api/conversations/${encodeURIComponent(customer.chatId)}/send`, {
    message: said,
  });
});
afterAll(() => {
  ana.close();
  bruno.close();
});

const finished = (page: Page) => page.getByRole('navigation', { name: 'Finalizadas' });
const rowOf = (page: Page) =>
  finished(page).getByRole('button', { name: new RegExp(customer.name) });
const entry = (page: Page) => page.getByRole('button', { name: 'Finalizadas', exact: true });
const readOnly = (page: Page) => page.getByRole('main', { name: 'Atendimento finalizado' });
const ended = (page: Page) => readOnly(page).getByText(/^Atendimento finalizado em /);
const isWithin = (page: Page, width: number) =>
  page.evaluate((most) => document.documentElement.scrollWidth <= most, width);

/** Brings the customer, who wants another coupon, to this agent. */
async function serveAgain(agent: AgentClient): Promise<void> {
  await agent.call('POST', '/api/agente/status', { online: true });
  const taken = agent.nextOffer();
  for (const text of ['quero outro', '15']) {
    await stage.backend.sim('say', { chatId: customer.chatId, text });
  }
  const { ofertaId } = await taken;
  await agent.call('POST', `/api/agente/aceitar-oferta/${encodeURIComponent(ofertaId)}`);
}

test('an attendance that ends in another tab stands in the open list at once', async () => {
  const { page, context } = await openSignedIn(stage, 'ana');
  await page.goto('/dashboard');
  await entry(page).click();
  await finished(page).getByText('Nenhum atendimento finalizado').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const second = await context.newPage();
  await second.goto(`/dashboard?chat=${encodeURIComponent(customer.chatId)}`);
  await second.getByRole('log').getByText(said).waitFor();
  second.once('dialog', (dialog) => void dialog.accept());
  await second.getByRole('main').getByRole('button', { name: 'Ações' }).click();
  await second.getByRole('menuitem', { name: 'Encerrar' }).click();
  await rowOf(page).waitFor();
  await rowOf(page).getByText('há instantes').waitFor();
  await rowOf(page).getByText('Sem pedido registrado').waitFor();
  await context.close();
});

const LOOKS = [
  { width: 1500, theme: 'dark' },
  { width: 1500, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;

test.each(LOOKS)(
  'a finished attendance is found and read, wide and on a phone, by keyboard, and a reload opens the same: $width px, $theme',
  async ({ width, theme }) => {
    const narrow = width < 1400;
    const { page, context } = await openSignedIn(stage, 'ana', {
      viewport: { width, height: 844 },
    });
    await keepInStorage({ page }, { theme_preference: theme });
    await page.goto('/dashboard');
    await entry(page).waitFor();
    expect(await isWithin(page, width)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    // Behind the filters in the order of Tab.
    await searchTheList(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await focused(entry(page));
    await page.keyboard.press('Enter');
    await focused(page.getByRole('button', { name: 'Voltar às conversas' }));
    await rowOf(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await focused(rowOf(page));
    await page.keyboard.press('Enter');

    await readOnly(page).getByRole('log').getByText(said).waitFor();
    await ended(page).waitFor();
    expect(await readOnly(page).getByRole('textbox').count()).toBe(0);
    expect(await isWithin(page, width)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await readOnly(page).getByRole('log').getByText(said).waitFor();

    if (narrow) await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    else await page.getByRole('button', { name: 'Fechar atendimento' }).click();
    await readOnly(page).waitFor({ state: 'detached' });
    await rowOf(page).click();
    await ended(page).waitFor();
    await readOnly(page).focus();
    await page.keyboard.press('Escape');
    await readOnly(page).waitFor({ state: 'detached' });
    await focused(rowOf(page));
    await page.keyboard.press('Escape');
    await focused(entry(page));
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  },
);

test('nothing can be sent in it: the host refuses what the screen does not offer', async () => {
  const send = ana.call('POST', `/api/conversations/${encodeURIComponent(customer.chatId)}/send`, {
    message: 'mais uma coisa',
  });
  await expect(send).rejects.toThrow(/404/);
});

test.each([1500, 390])(
  'a second attendance of the same customer shows the first above, with who served, in one scroll (%i px)',
  async (width) => {
    if (width === 1500) {
      await ana.call('POST', '/api/agente/status', { online: false });
      await serveAgain(bruno);
      await bruno.call('POST', `/api/conversations/${encodeURIComponent(customer.chatId)}/send`, {
        message: secret,
      });
    }
    const { page, context } = await openSignedIn(stage, 'bruno', {
      viewport: { width, height: 844 },
    });
    await page.goto(`/dashboard?chat=${encodeURIComponent(customer.chatId)}`);
    const log = page.getByRole('log');
    await log.getByText(secret).waitFor();
    const line = log.getByText(/^Atendimento anterior · Ana Atendente \(demo\) · /);
    await eventually(async () => {
      await log.hover();
      await page.mouse.wheel(0, -300);
      return (await line.count()) === 1 && (await log.getByText(said).count()) === 1;
    }, 'the first attendance is scrolled to');
    const [above, below] = await Promise.all([
      log.getByText(said).boundingBox(),
      line.boundingBox(),
    ]);
    expect(above?.y ?? NaN).toBeLessThan(below?.y ?? NaN);
    expect(await isWithin(page, width)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  },
);

test('what the customer writes to somebody else later is not in the first agent’s', async () => {
  const { page, context } = await openSignedIn(stage, 'ana');
  await page.goto('/dashboard?finalizadas');
  await rowOf(page).click();
  await readOnly(page).getByRole('log').getByText(said).waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
  expect(await page.getByText('quero outro').count()).toBe(0);
  await context.close();
});

test('a long one is read from its end to its first message, and the list page by page', async () => {
  const others = await ana.takeSilentCustomers(32);
  const [long] = others as [Taken];
  await stage.backend.sim('flood', { messages: 120, chatIds: [long.chatId] });
  const { messages } = (await ana.call(
    'GET',
    `/api/conversations/${encodeURIComponent(long.chatId)}?limit=200`,
  )) as { messages: { body: string }[] };
  for (const { chatId } of others) {
    await ana.call('POST', `/api/agente/finalizar/${encodeURIComponent(chatId)}`);
  }
  const { page, context } = await openSignedIn(stage, 'ana');
  await page.goto('/dashboard?finalizadas');
  // It ended first of them: it is behind the first page.
  const row = finished(page)
    .getByRole('button', { name: new RegExp(long.name) })
    .last();
  await eventually(async () => {
    await finished(page).getByRole('listitem').first().hover();
    await page.mouse.wheel(0, 2_000);
    return (await row.count()) === 1;
  }, 'the list is read to its end');
  await row.click();
  await ended(page).waitFor();
  const log = readOnly(page).getByRole('log');
  await log
    .getByText(messages[0]?.body.slice(0, 20) ?? '')
    .first()
    .waitFor({ state: 'detached' });
  await eventually(async () => {
    await log.hover();
    await page.mouse.wheel(0, -3_000);
    return (await log.getByText(messages[0]?.body.slice(0, 20) ?? '').count()) > 0;
  }, 'the chat is read to its first message');
  await context.close();
});
