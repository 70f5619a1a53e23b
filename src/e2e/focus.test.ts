import type { Page } from 'playwright-core';
import { openPerson, VIEWPORTS } from './support/browser';
import { craftChat, forgetMessages, wireMessage } from './support/craftedChat';
import { openAgentClient, type Taken } from './support/agentClient';
import { answering } from './support/dialogs';
import { journey } from './support/journey';
import { focused, keyboardOf } from './support/keyboard';
import { wheelUpTo } from './support/messageLog';
import { searchTheList } from './support/palette';
import { emailOf, openSignedIn } from './support/signedIn';
import { saying, toasts } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();

let customers: readonly Taken[] = [];

beforeAll(async () => {
  const agent = await openAgentClient(stage.backend, emailOf('ana'));
  customers = await agent.takeSilentCustomers(4);
  agent.close();
});

function customer(index: number): Taken {
  const taken = customers[index];
  if (!taken) throw new Error('too few customers came');
  return taken;
}

const input = (page: Page) => page.getByLabel('Mensagem', { exact: true });
const search = (page: Page) => page.getByRole('searchbox');
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversas' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends the attendance of a chat as an admin. */
async function endElsewhere({ chatId }: Taken): Promise<void> {
  const { token, url } = stage.backend;
  const answer = await fetch(`${url}/api/agente/finalizar/${encodeURIComponent(chatId)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token(emailOf('admin'))}` },
  });
  if (!answer.ok) throw new Error(`finalizar: ${answer.status}`);
}

test('the login focuses its first field, and after a refusal the one it was sent from', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  const keys = keyboardOf(page);
  await page.goto('/login');
  await focused(page.getByLabel('Email'));
  await keys.type(emailOf('ana'));
  await keys.press('Tab');
  await keys.type('errada');
  await keys.press('Enter');
  await toasts(page).first().waitFor();
  await focused(page.getByLabel('Senha', { exact: true }));
  await context.close();
});

describe('on a device with a keyboard', () => {
  test('the search opens its first result, and is emptied without losing the focus', async () => {
    const { context, page } = await openSignedIn(stage, 'ana');
    const keys = keyboardOf(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: new RegExp(`^${customer(0).name}`) }).waitFor();
    await searchTheList(page);
    await keys.type(customer(0).name);
    await keys.press('Enter');
    await page.getByRole('heading', { name: customer(0).name }).waitFor();
    await focused(input(page));
    await searchTheList(page);
    await keys.press('Tab', 'Enter');
    await focused(search(page));
    expect(await search(page).inputValue()).toBe('');
    await context.close();
  });

  test('a retry, a jump and a close by Enter hand the focus on', async () => {
    const { context, page } = await openSignedIn(stage, 'ana');
    const keys = keyboardOf(page);
    let isFailing = true;
    const messages = Array.from({ length: 40 }, (_unused, n) =>
      wireMessage({ body: `Linha ${n + 1}\n`.repeat(3) }),
    );
    await craftChat(page, customer(0), () => (isFailing ? 500 : { messages, hasMore: false }));
    await page.goto(addressOf(customer(0)));
    const retry = button(page, 'Tentar novamente');
    await retry.waitFor();
    await keys.tabTo(retry);
    // Fix it only now: otherwise the automatic re-read after the reconnect would remove the button.
    isFailing = false;
    await keys.press('Enter');
    await page.getByRole('log').waitFor();
    await focused(input(page));

    const jump = button(page, 'Ir para as mensagens mais recentes');
    await wheelUpTo(page, jump);
    await keys.tabTo(jump, 'Shift+Tab');
    await keys.press('Enter');
    await jump.waitFor({ state: 'detached' });
    await focused(input(page));

    await forgetMessages(page);
    await page.route('**/api/agente/finalizar/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
    );
    await end(page);
    const close = toasts(page).last().getByRole('button', { name: 'Fechar' });
    await close.focus();
    await keys.press('Enter');
    await focused(button(page, 'Ações'));
    await context.close();
  });

  test('a WhatsApp disconnect and reconnect leaves a person who is writing where they were', async () => {
    const { context, page } = await openSignedIn(stage, 'ana');
    const keys = keyboardOf(page);
    await page.goto(addressOf(customer(1)));
    await focused(input(page));
    await keys.type('meia frase');
    await stage.backend.sim('disconnect');
    await page.getByPlaceholder('WhatsApp desconectado').waitFor();
    await keys.type('!');
    await stage.backend.sim('ready');
    await page.getByPlaceholder('Digite uma mensagem').waitFor();
    await focused(input(page));
    await keys.type(' inteira');
    expect(await input(page).inputValue()).toBe('meia frase inteira');

    const words = `O atendimento de ${customer(1).name} foi encerrado em outro lugar, e o rascunho não enviado foi descartado`;
    await saying(page, words, () => endElsewhere(customer(1)));
    await focused(list(page));
    await context.close();
  });

  test('‘Encerrar’ leads to the list, and from there to its rows', async () => {
    const { context, page } = await openSignedIn(stage, 'ana');
    const keys = keyboardOf(page);
    await page.goto(addressOf(customer(2)));
    await focused(input(page));
    await end(page);
    await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
    await focused(list(page));
    await keys.press('ArrowDown', 'Enter');
    await focused(input(page));
    await context.close();
  });
});

test('on a narrow screen an opened row moves the focus into its chat, and a chat that leaves moves it back to the list', async () => {
  const { context, page } = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.phone });
  const keys = keyboardOf(page);
  await page.goto('/dashboard');
  const row = page.getByRole('button', { name: new RegExp(`^${customer(3).name}`) });
  await row.waitFor();
  await row.focus();
  await keys.press('Enter');
  await page.getByRole('heading', { name: customer(3).name }).waitFor();
  await focused(input(page));
  const words = `O atendimento de ${customer(3).name} foi encerrado em outro lugar`;
  await saying(page, words, () => endElsewhere(customer(3)));
  await focused(list(page));
  await context.close();
});

/** Presses 'Encerrar' by keyboard alone and confirms. */
async function end(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await keys.tabTo(button(page, 'Ações'), 'Shift+Tab');
  await keys.press('Enter');
  await focused(page.getByRole('menuitem', { name: 'Encerrar' }));
  const asked = answering(page, true);
  await keys.press('Enter');
  await asked;
}
