import type { Page } from 'playwright-core';
import { openAgentClient, type Taken } from './support/agentClient';
import { axeFindings } from './support/axe';
import { forgetMessages, showMessages, wireMessage } from './support/craftedChat';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { openSignedIn } from './support/signedIn';

const stage = journey();
let chat: Taken;
let page: Page;

beforeAll(async () => {
  const { backend } = stage;
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  const [taken] = await agent.takeSilentCustomers(1);
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  if (!taken) throw new Error('no customer came');
  chat = taken;
  ({ page } = await openSignedIn(stage, 'ana'));
});
beforeEach(() => showMessages(page, chat, [wireMessage({ body: 'Quando chega?' })]));
afterEach(() => forgetMessages(page));

const input = () => page.getByLabel('Mensagem', { exact: true });
/** The newest message with these words, including the elements around its bubble. */
const row = (words: string) =>
  page.getByRole('log').locator('[data-index]', { hasText: words }).last();

test('finds an emoji by its name, in the place of the caret, and another with Shift held', async () => {
  await input().fill('Oi , tudo bem?');
  await input().evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await page.getByRole('button', { name: 'Emojis' }).click();
  const picker = page.getByRole('dialog', { name: 'Emojis' });
  await focused(picker.getByRole('searchbox'));
  await page.keyboard.type('coracao vermelho');
  await picker.getByRole('gridcell', { name: 'coração vermelho' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Enter');
  await picker.waitFor({ state: 'detached' });
  await focused(input());
  expect(await input().inputValue()).toBe('Oi ❤️❤️, tudo bem?');
  await page.keyboard.type('!');
  expect(await input().inputValue()).toBe('Oi ❤️❤️!, tudo bem?');

  await page.getByRole('button', { name: 'Emojis' }).click();
  await focused(picker.getByRole('searchbox'));
  await page.keyboard.press('Escape');
  await picker.waitFor({ state: 'detached' });
  await focused(input());
  await input().fill('');
});

test('takes a refused message back into the input, to be written anew, or drops it', async () => {
  await page.route('**/send', (route) => route.fulfill({ status: 500, json: { message: 'não' } }));
  await input().fill('Em vinte minutos');
  await page.keyboard.press('Enter');
  await row('Em vinte minutos')
    .getByText(/^falhou/)
    .waitFor();
  await input().fill('Até já');
  await row('Em vinte minutos').getByRole('button', { name: 'Editar' }).click();
  await row('Em vinte minutos').waitFor({ state: 'detached' });
  await focused(input());
  expect(await input().inputValue()).toBe('Em vinte minutos\n\nAté já');
  await page.keyboard.press('Enter');
  const refused = row('Até já');
  await refused.getByText(/^falhou/).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await refused.getByRole('button', { name: 'Descartar' }).click();
  await refused.waitFor({ state: 'detached' });
  await page.unroute('**/send');
});
