import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { fillPurchase } from './support/purchase';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();
let agent: AgentClient;
let customer: Taken;

beforeAll(async () => {
  agent = await openAgentClient(stage.backend, 'ana@balcao.local');
  [customer] = (await agent.takeSilentCustomers(1)) as [Taken];
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
});

test('from the customer’s wish to the purchase the next step is one key, and one filled button', async () => {
  const { page } = await openSignedIn(stage, 'ana');
  const { backend } = stage;
  const { chatId } = customer;
  const says = (text: string) => backend.sim('say', { chatId, text });
  const phone = chatId.replace(/\D/g, '');
  await agent.call('POST', `/api/clientes/${phone}/estado-fluxo`, {
    estadoFluxo: 'aguardando_nome',
  });
  await page.goto(addressOf(customer));
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  const tools = page.getByRole('toolbar', { name: 'Ferramentas do atendimento' });
  /** Waits until that step is the filled button, long enough for its key to count. */
  const isNext = async (name: string) => {
    await tools.locator('[aria-keyshortcuts="Alt+P"]').getByText(name, { exact: true }).waitFor();
    await page.waitForTimeout(700);
  };
  const input = page.getByLabel('Mensagem', { exact: true });
  await input.fill('Um momento, por favor.');

  await isNext('Puxar cupom');
  await saying(page, /^Cupom de R\$\s15,00 puxado\. Conta vinculada a /, () =>
    page.keyboard.press('Alt+P'),
  );
  await page.getByLabel('Dados do pedido').getByText('@').waitFor();
  // The customer is asked for the rest; nothing is to be done until they have answered.
  await tools.locator('[aria-keyshortcuts]').waitFor({ state: 'detached' });
  for (const text of ['Maria Aparecida', 'Rua das Flores, 123, Centro', 'pix']) await says(text);

  await isNext('Resumir');
  await saying(page, 'Etapa: Aguardando confirmação', () => page.keyboard.press('Alt+P'));
  const card = page.getByRole('region', { name: 'Resumo do pedido' });
  await card.getByText('Nome: Maria Aparecida').waitFor();
  await button(page, 'Colocar na mensagem').click();
  await focused(input);
  expect(await input.inputValue()).toBe(
    `Um momento, por favor.\n\n${await page.evaluate(() => navigator.clipboard.readText())}`,
  );
  await input.press('Enter');
  await page.getByRole('log').getByText('Está tudo certo? Responda para confirmar.').waitFor();
  await says('sim');

  await isNext('Verificar PIX');
  await saying(page, 'O pagamento ainda não foi identificado.', () =>
    button(page, 'Verificar PIX').click(),
  );
  await backend.sim('pay', { chatId });

  await isNext('Registrar pedido');
  await page.keyboard.press('Alt+P');
  await fillPurchase(page, '4711');
  await saying(page, '✅ Pedido registrado com sucesso!', () => button(page, 'Concluir').click());
});
