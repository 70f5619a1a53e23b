import type { Page, Request } from 'playwright-core';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn, VIEWPORTS } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { untilNothing } from './support/eventually';
import { seededJourney } from './support/journey';
import { controlNetwork } from './support/network';
import { emailOf, keepInStorage, openReturning } from './support/signedIn';
import { noteSyncWords } from './support/syncWords';
import { hush, saying } from './support/toasts';
import { addressOf } from './support/world';

const EMAIL = emailOf('ana');

const stage = seededJourney();

const input = (page: Page) => page.getByLabel('Mensagem', { exact: true });
const inSync = (page: Page) => page.getByText('Em dia', { exact: true });

const openAna = (viewport: { width: number; height: number } = VIEWPORTS.wide) =>
  openReturning(stage, 'ana', { viewport });

async function send(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Waits until the one message with these words is sent. */
const isSent = (page: Page, text: string) =>
  page
    .getByRole('log')
    .locator('[data-index]', { hasText: text })
    .getByRole('img', { name: 'enviada' })
    .waitFor();

/** Returns how often the host stores a message with this text in the prepared chat. */
async function storedTimes(text: string): Promise<number> {
  const { world } = stage;
  const { messages } = (await world.ana(
    'GET',
    `/api/conversations/${encodeURIComponent(world.chat.chatId)}`,
  )) as { messages: { body: string }[] };
  return messages.filter(({ body }) => body === text).length;
}

const isSendOf = (request: Request, text: string) =>
  new URL(request.url()).pathname.endsWith('/send') && (request.postData() ?? '').includes(text);

test('a reload during work loses nothing: the chat, the draft, and a message without a response', async () => {
  const { context, page, faults } = await openAna();
  const network = await controlNetwork(context);
  await page.goto(addressOf(stage.world.chat));
  await inSync(page).waitFor();
  // The host proves that it keeps keys: from then on an unanswered message is repeated automatically.
  await send(page, 'Antes da queda.');
  await isSent(page, 'Antes da queda.');

  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (isSendOf(request, 'Cheguei, mas ninguém soube.')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  // The request arrives, but its response does not.
  await context.route('**/send', async (route) => {
    await route.fetch();
    await network.cut();
    await route.abort();
  });
  await send(page, 'Cheguei, mas ninguém soube.');
  const row = page.getByRole('log').getByText('Cheguei, mas ninguém soube.');
  await page.getByText('na fila').waitFor();
  await page.getByText('Sem conexão', { exact: true }).waitFor();
  await input(page).fill('Um rascunho que fica');
  await context.unroute('**/send');
  expect(await storedTimes('Cheguei, mas ninguém soube.')).toBe(1);

  await page.reload();
  await page.getByText('Sem conexão').first().waitFor();
  await network.mend();
  await inSync(page).waitFor();
  await row.waitFor();
  expect(new URL(page.url()).searchParams.get('chat')).toBe(stage.world.chat.chatId);
  expect(await input(page).inputValue()).toBe('Um rascunho que fica');
  await isSent(page, 'Cheguei, mas ninguém soube.');
  expect(await row.count()).toBe(1);
  expect(await storedTimes('Cheguei, mas ninguém soube.')).toBe(1);
  // The message has one key, whether it was sent again or found in the chat first.
  expect(new Set(keys).size).toBe(1);
  await input(page).fill('');
  expect(faults).toEqual([]);
  await context.close();
});

test('a host that is away at the start: a spinner says so, then the console appears by itself', async () => {
  const { context, page } = await openAna();
  const network = await controlNetwork(context);
  await network.cut();
  await page.goto(addressOf(stage.world.chat));
  await page.getByText('Sem conexão', { exact: true }).waitFor();
  await page.getByRole('progressbar', { name: 'Carregando…' }).waitFor();
  await network.mend();
  await page.getByRole('log').getByText('Qual é o prazo? 😋').waitFor();
  await inSync(page).waitFor();
  await context.close();
});

test('a host that is away at the login: the screen says so, keeps the input, and signs in later', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  const network = await controlNetwork(context);
  await network.cut();
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('alert').getByText('Erro ao fazer login').waitFor();
  await network.mend();
  await afterDoubleClick(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard**');
  await context.close();
});

test('a token that expired before the visit signs out without a notice', async () => {
  const person = await openPerson(stage.browser, stage.backend.url);
  const { context, page } = person;
  await keepInStorage(person, { token: 'um.token.vencido' });
  await page.goto(addressOf(stage.world.chat));
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByText('Erro de autenticação').count()).toBe(0);
  await context.close();
});

test('a token that expires during work signs out with a notice, and the refused message waits for the next time', async () => {
  const { context, page } = await openAna();
  await page.goto(addressOf(stage.world.chat));
  await inSync(page).waitFor();
  await context.route('**/send', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer vencido' } }),
  );
  await saying(page, 'Erro de autenticação. Faça login novamente.', () =>
    send(page, 'Escrita com um token vencido.'),
  );
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await storedTimes('Escrita com um token vencido.')).toBe(0);

  await context.unroute('**/send');
  await signIn(page, EMAIL, DEMO_PASSWORD);
  await page.goto(addressOf(stage.world.chat));
  const row = page.getByRole('log').getByText('Escrita com um token vencido.');
  await isSent(page, 'Escrita com um token vencido.');
  expect(await row.count()).toBe(1);
  expect(await storedTimes('Escrita com um token vencido.')).toBe(1);
  await context.close();
});

test('two tabs of one person: signing out in one signs out in both', async () => {
  const { context, page } = await openAna();
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(addressOf(stage.world.chat))));
  await Promise.all([page, other].map((tab) => inSync(tab).waitFor()));
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/login')));
  expect(await other.getByText('Qual é o prazo? 😋').count()).toBe(0);

  await signIn(page, EMAIL, DEMO_PASSWORD);
  await other.waitForURL('**/dashboard**');
  await context.close();
});

test('‘Em dia’ is not said while the socket is cut, though the API answers', async () => {
  const { context, page } = await openAna();
  const network = await controlNetwork(context);
  await page.goto(addressOf(stage.world.chat));
  await inSync(page).waitFor();
  const said = await noteSyncWords(page);
  await network.cutSocket();
  await page.getByText('Sem conexão', { exact: true }).waitFor();
  // A message written meanwhile is sent through the API, which proves nothing about the socket.
  await send(page, 'Sem socket, mas com API.');
  await isSent(page, 'Sem socket, mas com API.');
  await stage.backend.sim('say', { chatId: stage.world.chat.chatId, text: 'Você não me ouve?' });
  await page.getByRole('button', { name: new RegExp(`^${stage.world.unreadChat.name}`) }).click();
  await page
    .getByRole('log')
    .getByText(/^Oi, alguém aí\?/)
    .waitFor();
  await page.getByRole('button', { name: new RegExp(`^${stage.world.chat.name}`) }).click();
  expect((await said()).slice(1).map(({ word }) => word)).not.toContain('Em dia');
  expect(await page.getByText('Sem conexão', { exact: true }).count()).toBe(1);

  await network.mend();
  await inSync(page).waitFor();
  await page.getByRole('log').getByText('Você não me ouve?').waitFor();
  expect((await said()).at(-1)?.word).toBe('Em dia');
  await context.close();
});

test('at 1200 px list and chat show one at a time, with a way back', async () => {
  const { context, page } = await openAna(VIEWPORTS.narrow);
  await page.goto('/dashboard');
  const list = page.getByRole('navigation', { name: 'Conversas' });
  const row = list.getByRole('button', { name: new RegExp(`^${stage.world.chat.name}`) });
  await row.click();
  await input(page).waitFor();
  expect(await list.count()).toBe(0);
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await row.waitFor();
  expect(await input(page).count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
  // The browser's own Back closes the chat too, and never leads into one that was closed.
  await row.click();
  await input(page).waitFor();
  await page.goBack();
  await row.waitFor();
  expect(await input(page).count()).toBe(0);
  await row.click();
  await input(page).waitFor();
  await page.setViewportSize(VIEWPORTS.wide);
  await row.waitFor();
  await input(page).waitFor();
  await context.close();
});

/** Lists what sticks out of the window at a side: the page's own width, and every visible control. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > innerWidth ? [`page ${root.scrollWidth}`] : [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, input, textarea, a, dd, h1, h2, time'),
    ]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
    return [...wide, ...controls];
  });

// design: narrow
test('at 360 px nothing scrolls or sticks out sideways, on any screen of the path', async () => {
  const { context, page } = await openAna({ width: 360, height: 740 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const found: Record<string, readonly string[]> = {};

  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem').nth(1).waitFor();
  found['list'] = await untilNothing(() => sticksOut(page));
  await page.goto(addressOf(stage.world.chat));
  await page.getByRole('log').locator('[data-index]').last().waitFor();
  found['chat'] = await untilNothing(() => sticksOut(page));
  await button('Cupons').click();
  await page.getByRole('dialog', { name: 'Cupons' }).getByText('R$ 20,00').waitFor();
  found['coupons'] = await untilNothing(() => sticksOut(page));
  await page.keyboard.press('Escape');
  await button('Registrar pedido').click();
  await page.getByLabel('Número do pedido').waitFor();
  found['purchase'] = await untilNothing(() => sticksOut(page));
  await page.keyboard.press('Escape');
  // On a phone the bar is beside the list alone.
  await button('Voltar').click();
  await button('Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
  found['user menu'] = await untilNothing(() => sticksOut(page));
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await button('Entrar').click();
  await page.getByText('Preencha todos os campos!').waitFor();
  found['login'] = await untilNothing(() => sticksOut(page));

  expect(found).toEqual({
    list: [],
    chat: [],
    coupons: [],
    purchase: [],
    'user menu': [],
    login: [],
  });
  await context.close();
});

/** The file that the page downloads to be signed in (wire: entry-and-desk). */
const DESK = '**/js/desk-shared.*.js';

test('a login whose console cannot be downloaded says that it failed, and succeeds when it can', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  await context.route(DESK, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  const submit = page.getByRole('button', { name: 'Entrar', exact: true });
  await saying(page, 'Erro ao fazer login', () => submit.click());
  await context.unroute(DESK);
  await submit.click();
  await inSync(page).waitFor();
  await context.close();
});

test('a reload while the console cannot be downloaded says so, and the page goes on by itself when it can', async () => {
  const { context, page, faults } = await openAna();
  await page.goto('/dashboard');
  await inSync(page).waitFor();
  await context.route(DESK, (route) => route.abort());
  await page.reload();
  await page.getByText('Sem conexão', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Tentar novamente' }).waitFor();
  await context.unroute(DESK);
  await inSync(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

// behaviour: part-not-downloaded
test('what is opened and cannot be downloaded says so; the chat goes on, and the next press opens it', async () => {
  const { context, page } = await openAna();
  await page.goto(addressOf(stage.world.chat));
  await inSync(page).waitFor();
  await input(page).fill('Um rascunho que fica');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const parts = [
    { button: button('Ações'), opened: page.getByRole('menu'), files: 'menus' },
    { button: button('Menu do usuário'), opened: page.getByRole('menu'), files: 'menus' },
    { button: button('Cupons'), opened: dialog, files: 'coupons' },
    { button: button('Filtrar promoções'), opened: dialog, files: 'promotions' },
    { button: button('Registrar pedido'), opened: dialog, files: 'purchase' },
    {
      button: page.getByRole('log').getByRole('button', { name: 'Imagem enviada na conversa' }),
      opened: dialog,
      files: 'viewer',
    },
  ];
  for (const part of parts) {
    const files = `**/js/${part.files}.*.js`;
    await context.route(files, (route) => route.abort());
    // What another part has downloaded already cannot fail.
    if (part.files !== 'menus' || part === parts[0]) {
      await saying(page, 'Não foi possível abrir. Verifique a sua conexão e tente de novo.', () =>
        part.button.click(),
      );
      // The next part's toast has the same words, and would take the place of this one.
      await hush(page);
      expect(await part.opened.count()).toBe(0);
      expect(await input(page).inputValue()).toBe('Um rascunho que fica');
    }
    await context.unroute(files);
    await part.button.click();
    await part.opened.first().waitFor();
    await page.keyboard.press('Escape');
    await part.opened.first().waitFor({ state: 'detached' });
  }
  await context.close();
});
