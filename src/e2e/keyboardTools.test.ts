import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { afterDoubleClick } from './support/doubleClick';
import { seededJourney } from './support/journey';
import { focused, keyboardOf } from './support/keyboard';
import { openPalette, searchTheList } from './support/palette';
import { showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying } from './support/toasts';

const stage = seededJourney();
let page: Page;
let keys: ReturnType<typeof keyboardOf>;

beforeAll(async () => {
  ({ page } = await openSignedIn(stage, 'ana'));
  keys = keyboardOf(page);
});

beforeEach(async () => {
  await showChat(page, stage.world);
});

const named = (name: string) => page.getByRole('button', { name, exact: true });
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** Presses Escape, which closes the topmost region, and expects the focus where it was before. */
async function leave(region: Locator, back: Locator): Promise<void> {
  await keys.press('Escape');
  await region.waitFor({ state: 'detached' });
  await focused(back);
}

test('the search leads to another chat and back', async () => {
  await searchTheList(page);
  await keys.type(stage.world.unreadChat.name);
  await keys.press('Escape');
  const before = page.url();
  await keys.press('Alt+ArrowDown');
  await page.waitForURL((url) => url.href !== before);
  await keys.press('Alt+ArrowUp');
  await page.waitForURL((url) => url.href === before);
});

test('the palette leads to a chat, to a command and to the shortcuts, by keyboard alone', async () => {
  const input = page.getByRole('textbox', { name: 'Mensagem' });
  await openPalette(page);
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('Escape');
  await focused(input);

  const { name } = stage.world.unreadChat;
  await openPalette(page);
  await keys.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await keys.press('ArrowDown', 'Enter');
  await page.getByRole('heading', { name }).waitFor();
  await focused(input);

  await openPalette(page);
  await keys.type('claro modo');
  await page.getByRole('option', { name: 'Modo claro' }).waitFor();
  await keys.press('ArrowDown', 'Enter');
  await openPalette(page);
  await keys.type('modo');
  await page.getByRole('option', { name: 'Modo escuro' }).waitFor();
  await keys.press('ArrowDown', 'Enter');

  await openPalette(page);
  await keys.type('atalhos');
  await keys.press('ArrowDown', 'Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await shortcuts.getByText('Aceitar a primeira oferta').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });
  // In a text it is a question mark.
  await keys.press('Shift+?');
  await focused(input);
  expect(await shortcuts.count()).toBe(0);
  await keys.press('Backspace');
});

test('a picture is opened, enlarged and left', async () => {
  const picture = page
    .getByRole('log')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
  await keys.tabTo(picture.first());
  await keys.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Visualizador de imagens' });
  await viewer.getByRole('img').first().waitFor();
  expect(await keys.staysIn(viewer, 6)).toBe(true);
  await keys.press('+', '+', '0');
  await leave(viewer, picture.first());
});

test('name and address are copied, the history is opened', async () => {
  const copy = page.getByRole('button', { name: /^Copiar/ });
  await keys.tabTo(copy.first());
  await saying(page, 'Copiado!', () => keys.press('Enter'));
  expect(await clipboard()).toBe('Maria Aparecida');
  await keys.tabTo(named('Histórico de pedidos'));
  await keys.press('Space');
  await page.getByText('Nenhum pedido encontrado').waitFor();
});

test('the referrals are looked at', async () => {
  await keys.takeFromMenu(named('Ações'), 'Indicações');
  const dialog = page.getByRole('dialog', { name: 'Indicações' });
  await dialog.getByText('Cupons Grátis', { exact: true }).waitFor();
  expect(await keys.staysIn(dialog, 4)).toBe(true);
  await leave(dialog, named('Ações'));
});

test('a catalog is filtered, searched and copied', async () => {
  await keys.tabTo(named('Filtrar promoções'));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filtrar promoções' });
  await keys.tabTo(dialog.getByLabel('JSON do catálogo'));
  await keys.type('[{"name":"Açaí 500 ml","unitPrice":18.9},{"name":"Pastel","unitPrice":7}]');
  await keys.tabTo(dialog.getByRole('button', { name: 'Filtrar', exact: true }));
  await keys.press('Enter');
  await dialog.getByRole('heading', { name: '2 produtos sem promoção' }).waitFor();
  await keys.tabTo(dialog.getByRole('searchbox'));
  await keys.type('açaí');
  await dialog.getByText('1 produto encontrado').waitFor({ state: 'attached' });
  await keys.tabTo(dialog.getByRole('button', { name: 'Copiar o encontrado' }));
  await saying(page, '1 produto copiado!', () => keys.press('Enter'));
  expect(await clipboard()).toContain('Açaí 500 ml');
  expect(await keys.staysIn(dialog, 10)).toBe(true);
  await leave(dialog, named('Filtrar promoções'));
});

/** Returns an account of the agent with stored cookies. At least one of two accounts of the same value has some. */
async function accountWithCookies(): Promise<{ email: string }> {
  const { ana } = stage.world;
  const { user } = (await ana('GET', '/api/auth/perfil')) as { user: { id: string } };
  await ana('POST', '/email/request-coupon-by-value', { couponValue: 11, applicatorId: user.id });
  const own = (await ana('GET', `/email/coupons/${user.id}`)) as {
    email: string;
    has_cookies: boolean;
  }[];
  const found = own.find(({ has_cookies: has }) => has);
  if (!found) throw new Error('none of the accounts has cookies');
  return found;
}

test('an account gives its login script, and is given back', async () => {
  const { email } = await accountWithCookies();
  await keys.tabTo(named('Cupons'));
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cupons' });
  const row = drawer.getByRole('listitem').filter({ hasText: email });
  const menu = row.getByRole('button', { name: 'Mais ações' });
  await saying(page, 'Script de login copiado!', () =>
    keys.takeFromMenu(menu, 'Copiar script de login'),
  );
  expect(await clipboard()).toContain('document.cookie');
  await afterDoubleClick(page);
  await keys.takeFromMenu(menu, 'Devolver');
  await row.waitFor({ state: 'detached' });
  await keys.press('Escape');
  await drawer.waitFor({ state: 'detached' });
});

test('an offer is ignored', async () => {
  await stage.world.ana('POST', '/api/agente/status', { online: true });
  const { chatId } = await stage.backend.sim('new-customer', { name: 'Conceição dos Santos' });
  await stage.backend.sim('say', { chatId, text: '15' });
  await named('Ignorar').waitFor();
  await keys.tabTo(named('Ignorar'), 'Shift+Tab');
  await keys.press('Enter');
  await named('Ignorar').waitFor({ state: 'detached' });
  await stage.world.ana('POST', '/api/agente/status', { online: false });
});
