import type { Locator, Page } from 'playwright-core';
import type { Person } from './support/browser';
import { openAgentClient, type AgentClient, type Taken } from './support/agentClient';
import { answering } from './support/dialogs';
import { afterDoubleClick } from './support/doubleClick';
import { failsUntilClick } from './support/failsUntilClick';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { linkFirst } from './support/linking';
import { confirmOrder } from './support/orders';
import { registerPurchase } from './support/purchase';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { hush, saying } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();
let agent: AgentClient;
let ana: Person;
let page: Page;
/**
 * Four customers: `payer` orders and pays; `talker` is written to, and their flow is restarted; `buyer` buys;
 * `leaver`'s attendance is ended.
 */
let payer: Taken;
let talker: Taken;
let buyer: Taken;
let leaver: Taken;

beforeAll(async () => {
  const { backend } = stage;
  agent = await openAgentClient(backend, 'ana@balcao.local');
  const taken = await agent.takeSilentCustomers(4);
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  [payer, talker, buyer, leaver] = taken as [Taken, Taken, Taken, Taken];
  ana = await openSignedIn(stage, 'ana');
  page = ana.page;
});

const ordering = ({ chatId }: Taken) => ({ backend: stage.backend, call: agent.call, chatId });

/** Opens a chat by its address, as a shared link does, and waits until the console is in sync. */
async function open(chat: Taken): Promise<void> {
  await page.goto(addressOf(chat));
  await page.getByRole('heading', { name: chat.name }).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** Runs `deed`, answers the browser dialog it opens, and returns the question. */
async function asked(deed: () => Promise<void>, answer: 'yes' | 'no'): Promise<string> {
  await afterDoubleClick(page);
  const questions = answering(page, answer === 'yes' ? true : null);
  await deed();
  return (await questions).join();
}

async function choose(item: string): Promise<void> {
  await button(page, 'Ações').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Answers matching requests with this response until the returned function is called. */
async function answered(pattern: string, status: number, json: unknown) {
  await page.route(pattern, (route) => route.fulfill({ status, json }));
  return () => page.unroute(pattern);
}

/** Runs `act`, waits for its notice with this text, and closes that, so that it covers nothing. */
async function says(text: string, act: () => Promise<unknown>): Promise<void> {
  await saying(page, text, act);
  await hush(page);
  // A pointer resting on the top bar shows a tooltip there, which covers other elements.
  await page.mouse.move(700, 600);
}

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

describe('the order’s details', () => {
  test('a click copies name and address, ‘Copiado!’; an unknown value is not a button', async () => {
    await open(payer);
    await confirmOrder(ordering(payer));
    const details = page.getByLabel('Dados do pedido');
    await says('Copiado!', () =>
      details.getByRole('button', { name: 'Copiar Nome: Maria Aparecida' }).click(),
    );
    expect(await clipboard()).toBe('Maria Aparecida');
    await says('Copiado!', () => details.getByRole('button', { name: /^Copiar Endereço/ }).click());
    expect(await clipboard()).toBe('Rua das Flores, 123, Centro');

    await open(talker);
    await details.getByText('Endereço não informado').waitFor();
    expect(await details.getByRole('button').count()).toBe(0);
  });

  test('a clipboard that refuses causes a notice', async () => {
    await open(payer);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await says('Não foi possível copiar', () =>
      page.getByRole('button', { name: /^Copiar Nome/ }).click(),
    );
  });

  test('a record that cannot be read says so, and is tried again', async () => {
    const mendBy = await failsUntilClick(page, '**/api/clientes/chat/*');
    await page.goto(addressOf(payer));
    await page.getByText('Não foi possível carregar os dados do cliente.').waitFor();
    const details = page.getByLabel('Dados do pedido');
    await mendBy(details.getByRole('button', { name: 'Tentar novamente' }));
    await details.getByText('Maria Aparecida').waitFor();
  });
});

describe('the order history', () => {
  const row = () =>
    page.getByRole('region', { name: 'Histórico de pedidos' }).getByRole('listitem');
  const act = (name: string): Locator =>
    row().getByRole('button', { name: new RegExp(`^${name}`) });

  test('a pending payment is verified: the notice has the bank’s answer, or says that the bank could not be asked', async () => {
    await open(payer);
    await button(page, 'Histórico de pedidos').click();
    await row().getByText('Pagamento: Pendente').waitFor();
    expect(await act('Reembolsar').count()).toBe(0);
    await says('O pagamento ainda não foi identificado.', () => act('Verificar').click());
    const mend = await answered('**/verificar-pagamento', 502, { message: 'O banco não responde' });
    await afterDoubleClick(page);
    await says('Erro ao verificar pagamento. Tente novamente.', () => act('Verificar').click());
    await mend();
  });

  test('a payment that arrives is shown by itself, and can be refunded once, however often it is clicked', async () => {
    await stage.backend.sim('pay', { chatId: payer.chatId });
    await row().getByText('Pagamento: Pago').waitFor();
    await act('Reembolsar').waitFor();

    expect(await asked(() => act('Reembolsar').click(), 'no')).toMatch(
      /^Tem certeza que deseja reembolsar R\$.\d+,\d\d a Maria Aparecida\?$/,
    );
    const own = await answered('**/reembolsar', 409, { message: 'Palavras do servidor.' });
    await says('Palavras do servidor.', () => asked(() => act('Reembolsar').click(), 'yes'));
    await own();
    const dumb = await answered('**/reembolsar', 500, {});
    await says('Erro ao processar reembolso. Tente novamente.', () =>
      asked(() => act('Reembolsar').click(), 'yes'),
    );
    await dumb();

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reembolsar')) requests.push(request.url());
    });
    await asked(() => act('Reembolsar').dblclick(), 'yes');
    await row().getByText('Reembolsado', { exact: true }).waitFor();
    expect(await act('Reembolsar').count()).toBe(0);
    expect(requests).toHaveLength(1);
    expect(ana.faults).toEqual([]);
  });

  test('a history that cannot be read says so, and is tried again', async () => {
    await open(payer);
    const mendBy = await failsUntilClick(page, '**/api/pedidos/cliente/*');
    await button(page, 'Histórico de pedidos').click();
    const region = page.getByRole('region', { name: 'Histórico de pedidos' });
    await region.getByText('Não foi possível carregar os pedidos.').waitFor();
    await mendBy(region.getByRole('button', { name: 'Tentar novamente' }));
    await row().getByText('Reembolsado', { exact: true }).waitFor();
  });
});

describe('‘Indicações’', () => {
  test('a dialog shows freshly read data, says what failed, and gives the focus back', async () => {
    await open(talker);
    await page.getByRole('term').filter({ hasText: 'Cupons Grátis' }).waitFor();
    const better = await answered('**/indicacoes', 200, {
      success: true,
      indicacoes: { cuponsGratisDisponiveis: 2, totalIndicacoes: 3, limiteIndicacoes: 10 },
    });
    const mendBy = await failsUntilClick(page, '**/indicacoes');
    await choose('Indicações');
    const dialog = page.getByRole('dialog', { name: 'Indicações' });
    await dialog.getByText('Não foi possível carregar as indicações.').waitFor();
    await mendBy(dialog.getByRole('button', { name: 'Tentar novamente' }));
    await dialog.getByText('3 de 10').waitFor();
    await dialog.getByText('Faltam 7 indicações para o limite.').waitFor();
    // The button that had the focus is gone: the dialog takes the focus.
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await focused(button(page, 'Ações'));
    await page.getByRole('definition').filter({ hasText: '3/10' }).waitFor();
    await better();
  });

  test('the menu closes on Escape and on a click outside', async () => {
    await open(talker);
    const menu = page.getByRole('menu');
    await button(page, 'Ações').click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button(page, 'Ações').click();
    await menu.waitFor();
    await page.mouse.click(5, 500);
    await menu.waitFor({ state: 'hidden' });
    await focused(button(page, 'Ações'));
  });
});

describe('the input', () => {
  const input = () => page.getByLabel('Mensagem', { exact: true });
  /** Waits until the input has this height, in px. */
  const isHigh = (px: number) =>
    page.waitForFunction(
      (height) => document.activeElement?.getBoundingClientRect().height === height,
      px,
    );

  test('has the focus, grows to 120 px, then scrolls; Shift+Enter breaks the line, Enter sends', async () => {
    await open(talker);
    await focused(input());
    await isHigh(40);
    await page.keyboard.type('um');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('dois');
    await isHigh(60);
    for (let line = 0; line < 8; line += 1) await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('dez');
    await isHigh(120);
    const scrolls = await input().evaluate((area) => area.scrollHeight > area.clientHeight);
    expect(scrolls).toBe(true);
    await page.keyboard.press('Enter');
    await page
      .getByRole('log')
      .getByText(/^um\s+dois\s+dez$/)
      .last()
      .waitFor();
    await isHigh(40);
  });

  test('a draft is kept per chat, over a reload as well, and shows on its row', async () => {
    await open(talker);
    await input().fill('Só um minuto');
    const row = page.getByRole('button', { name: new RegExp(`^${talker.name}`) });
    await open(leaver);
    expect(await input().inputValue()).toBe('');
    await row.getByText('Rascunho:').waitFor();
    await row.getByText('Só um minuto').waitFor();
    await row.click();
    await page.getByRole('heading', { name: talker.name }).waitFor();
    expect(await input().inputValue()).toBe('Só um minuto');
    await input().fill('');
    await page.getByRole('button', { name: new RegExp(`^${leaver.name}`) }).click();
    await page.getByRole('heading', { name: leaver.name }).waitFor();
    await row.getByText('Rascunho:').waitFor({ state: 'detached' });
  });

  test('while WhatsApp is disconnected it is disabled and says so, with a banner above', async () => {
    await open(talker);
    await input().fill('meia frase');
    await stage.backend.sim('disconnect');
    await page.getByText('WhatsApp desconectado. Reconecte para enviar mensagens.').waitFor();
    expect(await input().isDisabled()).toBe(true);
    expect(await input().getAttribute('placeholder')).toBe('WhatsApp desconectado');
    expect(await button(page, 'Enviar').isDisabled()).toBe(true);
    await button(page, 'Conectar').click();
    const qr = page.getByRole('dialog', { name: 'Conectar WhatsApp' });
    await qr.waitFor();
    await stage.backend.sim('ready');
    await qr.waitFor({ state: 'detached' });
    await page.getByPlaceholder('Digite uma mensagem').waitFor();
    expect(await input().inputValue()).toBe('meia frase');
    await input().fill('');
  });

  test('a message that is too long stays in the input, with a notice', async () => {
    await open(talker);
    await input().fill('a'.repeat(4097));
    await page.getByText('A mensagem pode ter no máximo 4.096 caracteres (1 a mais)').waitFor();
    expect(await button(page, 'Enviar').isDisabled()).toBe(true);
    await input().fill('');
  });
});

describe('‘Reiniciar’', () => {
  test('asks by the customer’s name, says that it failed, then starts again', async () => {
    await open(payer);
    await page.getByLabel('Dados do pedido').getByText('Maria Aparecida').waitFor();
    const question = await asked(() => choose('Reiniciar'), 'no');
    expect(question).toBe('Tem certeza que deseja reiniciar o fluxo de Maria Aparecida?');
    const mend = await answered('**/resetar-fluxo', 500, { message: 'Erro interno' });
    await says('❌ Erro ao resetar fluxo. Tente novamente.', () =>
      asked(() => choose('Reiniciar'), 'yes'),
    );
    await mend();
    await says('✅ Fluxo resetado com sucesso!', () => asked(() => choose('Reiniciar'), 'yes'));
    await page.getByRole('group', { name: 'Etapa' }).getByText('Enviando pedido').waitFor();
    await page.getByLabel('Dados do pedido').getByText('Pagamento não informado').waitFor();
  });

  test('needs the customer’s record', async () => {
    const mend = await answered('**/api/clientes/chat/*', 500, { message: 'Erro interno' });
    await page.goto(addressOf(payer));
    await page.getByText('Não foi possível carregar os dados do cliente.').waitFor();
    await says('Os dados do cliente ainda não foram carregados', () => choose('Reiniciar'));
    await mend();
  });
});

describe('‘Encerrar’', () => {
  test('asks, says what failed, and then the chat leaves', async () => {
    await open(leaver);
    const question = await asked(() => choose('Encerrar'), 'no');
    expect(question).toBe('Tem certeza que deseja encerrar este atendimento?');
    const refused = await answered('**/api/agente/finalizar/*', 200, {});
    await says('❌ Erro ao encerrar atendimento', () => asked(() => choose('Encerrar'), 'yes'));
    await refused();
    const failed = await answered('**/api/agente/finalizar/*', 500, { message: 'Erro interno' });
    await says('❌ Erro ao encerrar atendimento. Tente novamente.', () =>
      asked(() => choose('Encerrar'), 'yes'),
    );
    await failed();
    await says('✅ Atendimento finalizado! Cliente pode fazer um novo pedido.', () =>
      asked(() => choose('Encerrar'), 'yes'),
    );
    await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${leaver.name}`) }).waitFor({
      state: 'detached',
    });
  });

  test('a chat that ended while the question was open is reported as gone', async () => {
    await open(talker);
    await page.route('**/api/agente/finalizar/*', async (route) => {
      // Somebody with the right to do it has ended the chat first, so it can no longer be ended.
      const { url, token: tokenOf } = stage.backend;
      const token = await tokenOf('admin@balcao.local');
      await fetch(`${url}/api/agente/finalizar/${encodeURIComponent(talker.chatId)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
      await route.fulfill({ status: 404, json: { message: 'Não encontrado.' } });
    });
    await says('Esta conversa não está mais disponível', () =>
      asked(() => choose('Encerrar'), 'yes'),
    );
    await page.unroute('**/api/agente/finalizar/*');
  });
});

test('a registered purchase requests nothing about the chat that leaves', async () => {
  const { user } = (await agent.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  await agent.call('POST', '/email/request-coupon-by-value', {
    couponValue: 11,
    applicatorId: user.id,
  });
  await confirmOrder(ordering(buyer));
  await stage.backend.sim('pay', { chatId: buyer.chatId });
  await open(buyer);
  await button(page, 'Histórico de pedidos').click();
  await page.getByText('Pagamento: Pago').waitFor();
  await button(page, 'Cupons').click();
  await linkFirst(page);
  await page.keyboard.press('Escape');

  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const accountGivenBack = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/email/'),
  );
  await registerPurchase(page, '4711');
  await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
  // The last step that follows a purchase.
  await accountGivenBack;
  expect(refused).toEqual([]);
  expect(ana.faults).toEqual([]);
});
