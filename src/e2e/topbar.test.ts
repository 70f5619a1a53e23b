import type { Page } from 'playwright-core';
import { afterDoubleClick } from './support/doubleClick';
import { untilNothing } from './support/eventually';
import { seededJourney } from './support/journey';
import { onlineSwitch } from './support/onlineSwitch';
import { openReturning } from './support/signedIn';
import { saying } from './support/toasts';
import { addressOf } from './support/world';

const stage = seededJourney();

async function openAna(viewport?: { width: number; height: number }, locale = 'pt-BR') {
  const person = await openReturning(stage, 'ana', viewport ? { viewport } : {}, { locale });
  await enter(person.page);
  return person;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText(/^(Em dia|Up to date)$/).waitFor({ state: 'attached' });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openMenu = (page: Page) => button(page, 'Menu do usuário').click();

test('online and forwarding: each does what it says, and says when it fails', async () => {
  const { context, page, faults } = await openAna();
  await onlineSwitch(page, 'Ficar online').click();
  // Until the response arrives, a second click has no effect.
  await onlineSwitch(page, 'Ficar offline').and(page.locator('[aria-busy="false"]')).waitFor();
  await page.route('**/api/agente/status', (route) => route.fulfill({ status: 500, json: {} }));
  await saying(page, 'Erro ao atualizar status', () => onlineSwitch(page, 'Ficar offline').click());
  await onlineSwitch(page, 'Ficar offline').waitFor();
  await page.unroute('**/api/agente/status');

  const forwarding = page.getByRole('switch', { name: 'Encaminhar mensagens' });
  const isOn = (on: boolean) =>
    page.getByRole('switch', { name: 'Encaminhar mensagens', checked: on }).waitFor();
  await page.route('**/api/user/toggle-encaminhamento', (route) => route.abort());
  await saying(page, 'Erro ao atualizar encaminhamento', () => forwarding.click());
  await isOn(false);
  await afterDoubleClick(page);
  // The response is lost, but the host made the change: the switch finds out.
  await page.unroute('**/api/user/toggle-encaminhamento');
  await page.route('**/api/user/toggle-encaminhamento', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await Promise.all([
    page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/toggle-encaminhamento'),
    ),
    forwarding.click(),
  ]);
  await isOn(true);
  await page.unroute('**/api/user/toggle-encaminhamento');
  await page.reload();
  await isOn(true);
  expect(faults).toEqual([]);
  await stage.world.ana('POST', '/api/agente/status', { online: false });
  await context.close();
});

test('two tabs of one browser share mute, theme and language', async () => {
  const { context, page } = await openAna();
  const other = await context.newPage();
  await enter(other);
  // A background tab renders nothing, and a click would wait for that.
  await page.bringToFront();
  await button(page, 'Silenciar sons').click();
  await button(other, 'Ativar sons').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('notificationsMuted'))).toBe('true');
  await other.bringToFront();
  await button(other, 'Ativar sons').click();
  await button(page, 'Silenciar sons').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('notificationsMuted'))).toBe('false');

  await page.bringToFront();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Modo claro' }).click();
  await other.locator('html.light').waitFor({ state: 'attached' });
  await openMenu(page);
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await button(other, 'User menu').waitFor();
  await other.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await context.close();
});

test('the QR code: it comes while the modal is open, in five steps, and ready closes it', async () => {
  const { context, page } = await openAna();
  await stage.backend.sim('disconnect');
  await button(page, 'WhatsApp desconectado Mostrar QR code').click();
  const modal = page.getByRole('dialog', { name: 'Conectar WhatsApp' });
  await modal.getByText('Aponte o celular para esta tela').waitFor();
  expect(await modal.getByRole('listitem').count()).toBe(5);
  await modal.getByRole('img', { name: 'QR Code para conectar o WhatsApp' }).waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  // Closed by hand, it opens again with the code it had, and the focus is where it was.
  await button(page, 'WhatsApp desconectado Mostrar QR code')
    .and(page.locator(':focus'))
    .press('Enter');
  await modal.getByRole('img', { name: 'QR Code para conectar o WhatsApp' }).waitFor();
  await stage.backend.sim('ready');
  await modal.waitFor({ state: 'detached' });
  await page.getByText('WhatsApp conectado').waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: 'Conversas' }).and(page.locator(':focus')).waitFor();
  await context.close();
});

test("the QR modal says 'Gerando QR Code...' while the code is awaited", async () => {
  const { context, page } = await openAna();
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.route('**/api/status', (route) =>
    route.fulfill({ json: { connected: false, qr: null } }),
  );
  await page.reload();
  await button(page, 'WhatsApp desconectado Mostrar QR code').click();
  await page.getByRole('dialog').getByText('Gerando QR Code...').waitFor();
  await page.getByText('Sem conexão', { exact: true }).waitFor({ state: 'attached' });
  await context.close();
});

test('the page title counts the conversations that need the agent, however much each says, and no longer counts an answered one', async () => {
  const { context, page } = await openAna();
  const { chat, unreadChat, ana } = stage.world;
  const hasTitle = (title: string) =>
    page.waitForFunction((expected) => document.title === expected, title);
  for (const { chatId } of [chat, unreadChat]) {
    const path = `/api/conversations/${encodeURIComponent(chatId)}/send`;
    await ana('POST', `/api/agente/automacao/${encodeURIComponent(chatId)}`, { pausada: true });
    await ana('POST', path, { message: 'Um instante' });
  }
  await hasTitle('Conversas · Balcão');
  for (const text of ['Oi', 'Tudo bem?', 'Alô?']) {
    await stage.backend.sim('say', { chatId: unreadChat.chatId, text });
  }
  await hasTitle('(1) Conversas · Balcão');
  // To have read it is no answer.
  await page.goto(addressOf(unreadChat));
  await page.getByRole('log').getByText('Alô?').waitFor();
  await hasTitle('(1) Conversas · Balcão');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Pronto!');
  await page.keyboard.press('Enter');
  await hasTitle('Conversas · Balcão');
  await context.close();
});

/** Lists parts of the bar that are cut off, covered by another part, or outside the window. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    if (bar === null) return ['no bar'];
    const parts = [...bar.querySelectorAll<HTMLElement>('button, h1, dd, [role="switch"]')];
    return parts
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCovered = !(part.contains(middle) || middle?.contains(part));
        return (
          left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1 || isCovered
        );
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });

const SIZES = {
  '1500 px': { width: 1500, height: 900 },
  '1200 px': { width: 1200, height: 800 },
  '200 % zoom of 1280 px': { width: 640, height: 360 },
  '390 px': { width: 390, height: 844 },
  '360 px': { width: 360, height: 740 },
};

test('no part of the bar is cut off or covered at any size, with large amounts and a long name', async () => {
  const { context, page } = await openAna(SIZES['1500 px'], 'en');
  const ganhos = { pendente: 123456.78, recebido: 987654.32, total: 1111111.1 };
  await page.route('**/api/agente/ganhos', (route) =>
    route.fulfill({ json: { success: true, ganhos } }),
  );
  await page.route('**/api/auth/perfil', async (route) => {
    const { user } = (await (await route.fetch()).json()) as { user: object };
    const nome = 'Maximiliana Conceição Aparecida dos Santos Cavalcanti de Albuquerque';
    await route.fulfill({ json: { user: { ...user, nome } } });
  });
  await enter(page);
  await page.getByText('R$987,654.32').waitFor();
  const found: Record<string, unknown> = {};
  const look = async (where: string, sizes: [string, { width: number; height: number }][]) => {
    for (const [size, viewport] of sizes) {
      await page.setViewportSize(viewport);
      await button(page, 'User menu').click({ trial: true });
      // The pointer leaves the button, whose tooltip would cover an amount a moment later.
      await page.mouse.move(viewport.width / 2, viewport.height - 1);
      found[`${where} at ${size}`] = await untilNothing(() => faultsOfBar(page));
    }
  };
  const sizes = Object.entries(SIZES);
  await look('list', sizes);
  await page.goto(addressOf(stage.world.chat));
  await page.getByLabel('Message', { exact: true }).waitFor();
  // On a phone an open chat has no bar above it (design: phone-chat).
  const wide = sizes.filter(([, { width }]) => width >= 600);
  await page.setViewportSize(SIZES['1500 px']);
  await look('chat', wide);
  const places = Object.keys(found);
  expect(places).toHaveLength(8);
  expect(found).toEqual(Object.fromEntries(places.map((place) => [place, []])));

  await page.goto('/dashboard');
  await page.setViewportSize(SIZES['360 px']);
  await button(page, 'User menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).scrollIntoViewIfNeeded();
  const { left, right } = await page.getByRole('menu').evaluate((menu) => {
    const box = menu.getBoundingClientRect();
    return { left: box.left, right: box.right };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
  await context.close();
});
