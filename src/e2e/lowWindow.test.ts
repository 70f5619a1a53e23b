import type { Locator, Page } from 'playwright-core';
import { eventually, untilNothing } from './support/eventually';
import { seededJourney } from './support/journey';
import { button, showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying } from './support/toasts';

/** Windows too low for a whole chat, in CSS px. */
const LOW = [
  ['1280 × 720 at 200 %', { width: 640, height: 360 }],
  ['a phone with its keyboard open', { width: 390, height: 400 }],
  ['a small phone', { width: 320, height: 568 }],
] as const;
/** 1280 × 1024 at 400 % (WCAG 1.4.10, Reflow). */
const REFLOW = { width: 320, height: 256 };

const stage = seededJourney();

const openAna = (viewport: { width: number; height: number }) =>
  openSignedIn(stage, 'ana', { viewport });

/** Returns the element's box in the window, in px. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return box;
}

/** Waits until the whole element is in the window and nothing covers its middle. */
const inSight = (locator: Locator) =>
  eventually(() =>
    locator.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        left >= 0 &&
        top >= 0 &&
        right <= window.innerWidth &&
        bottom <= window.innerHeight &&
        (element.contains(at) || at?.contains(element) === true)
      );
    }),
  );

/** Returns how far anything can be scrolled sideways, in px. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].reduce((most, element) => {
      const { overflowX } = getComputedStyle(element);
      const isScroller = overflowX === 'auto' || overflowX === 'scroll';
      const over = element.scrollWidth - element.clientWidth;
      return isScroller || element === document.documentElement ? Math.max(most, over) : most;
    }, 0),
  );

/** Waits until the messages take at least so many px. @returns nothing, or what takes the room instead. */
const lacking = (page: Page, leastPx: number) =>
  untilNothing(() =>
    page.getByRole('log').evaluate((log, least) => {
      if (log.getBoundingClientRect().height >= least) return [];
      const parts = document.querySelectorAll('header, header > *, main > *, main form > *');
      return [...parts].map((part) => {
        const { height } = part.getBoundingClientRect();
        return `${String(height)} px: ${part.tagName} ${part.textContent.slice(0, 60)}`;
      });
    }, leastPx),
  );

const input = (page: Page) => page.getByLabel('Mensagem', { exact: true });

test.each(LOW)(
  'an open chat in a low window (%s): two fifths are its messages, and everything else is reachable',
  async (_window, viewport) => {
    const { context, page, faults } = await openAna(viewport);
    await showChat(page, stage.world);
    expect(await lacking(page, 0.4 * viewport.height)).toEqual([]);
    // Another width breaks the lines anew: an empty input has none, however long its placeholder is.
    await page.setViewportSize({ ...viewport, width: viewport.width - 2 });
    await page.setViewportSize(viewport);
    expect(await lacking(page, 0.4 * viewport.height)).toEqual([]);
    expect((await boxOf(input(page))).height).toBe(40);
    for (const part of [
      button(page, 'Voltar'),
      button(page, 'Ações'),
      button(page, 'Registrar pedido'),
      input(page),
    ]) {
      await inSight(part);
    }
    expect(await sideways(page)).toBe(0);

    // The order's details are folded and open with one press.
    const address = page.getByRole('button', { name: /^Copiar Endereço/ });
    expect(await address.count()).toBe(0);
    const toggle = button(page, 'Dados do pedido');
    await toggle.press('Enter');
    await saying(page, 'Copiado!', () => address.click());
    await button(page, 'Histórico de pedidos').click();
    await page.getByText('Nenhum pedido encontrado').scrollIntoViewIfNeeded();
    await inSight(input(page));
    await toggle.press('Enter');
    await address.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('in the lowest of windows the chat scrolls to its input', async () => {
  const { context, page } = await openAna(REFLOW);
  await showChat(page, stage.world);
  expect(await lacking(page, 100)).toEqual([]);
  await input(page).scrollIntoViewIfNeeded();
  await inSight(input(page));
  expect(await sideways(page)).toBe(0);
  await context.close();
});

/** Phones without their keyboard, in CSS px. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;
/** A phone of 390 × 844 px of which the browser's own bars take a part. */
const WITH_BARS = { width: 390, height: 664 };

test.each(PHONES)(
  'on a phone (%p) two thirds are messages, and what is pressed while one chats is as large as a thumb',
  async (viewport) => {
    const { context, page, faults } = await openAna(viewport);
    await showChat(page, stage.world);
    const log = await boxOf(page.getByRole('log'));
    expect(log.height).toBeGreaterThanOrEqual((2 / 3) * viewport.height);
    const panel = page.getByRole('main', { name: 'Conversa' });
    const pressed = await panel.getByRole('button').all();
    expect(pressed.length).toBeGreaterThan(6);
    for (const one of pressed) {
      const { width, height } = await boxOf(one);
      expect([await one.textContent(), width >= 44, height >= 44]).toEqual([
        await one.textContent(),
        true,
        true,
      ]);
    }
    expect(await sideways(page)).toBe(0);
    await button(page, 'Dados do pedido').click();
    await inSight(page.getByRole('button', { name: /^Copiar Endereço/ }));
    await button(page, 'Voltar').click();
    await page.getByRole('banner').getByRole('button', { name: 'Menu do usuário' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('what a browser’s bars leave of a phone is no low window: the order’s line is there, and a thumb’s room', async () => {
  const { context, page } = await openAna(WITH_BARS);
  await showChat(page, stage.world);
  await page.getByText(/^Cupom pedido .* · /).waitFor();
  const log = await boxOf(page.getByRole('log'));
  expect(log.height).toBeGreaterThanOrEqual(0.6 * WITH_BARS.height);
  expect((await boxOf(button(page, 'Voltar'))).height).toBeGreaterThanOrEqual(44);
  await button(page, 'Ações').click();
  await page.getByRole('menuitem', { name: 'Encerrar' }).waitFor();
  for (const entry of await page.getByRole('menuitem').all()) {
    expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
  }
  expect(await sideways(page)).toBe(0);
  await context.close();
});

test('in a window with room for them, the order’s details are above the messages', async () => {
  const { context, page } = await openAna({ width: 800, height: 844 });
  await showChat(page, stage.world);
  await page.getByRole('button', { name: /^Copiar Endereço/ }).waitFor();
  expect(await button(page, 'Dados do pedido').count()).toBe(0);
  await context.close();
});

test.each(LOW)(
  'every dialog in a low window (%s) can be scrolled to its last button',
  async (_w, viewport) => {
    const { context, page } = await openAna(viewport);
    await showChat(page, stage.world);

    await button(page, 'Registrar pedido').click();
    const purchase = page.getByRole('dialog', { name: 'Registrar pedido' });
    // Title and buttons stay visible, and the input has at least a fifth of the window.
    const field = await boxOf(purchase.getByLabel('Número do pedido'));
    expect((await boxOf(purchase)).height).toBeGreaterThanOrEqual(0.8 * viewport.height);
    expect(field.width).toBeGreaterThan(200);
    for (const name of ['Número do pedido', 'Código de entrega', 'Telefone da loja']) {
      await purchase.getByLabel(name).focus();
      await inSight(purchase.getByLabel(name));
    }
    await inSight(button(page, 'Concluir'));
    await button(page, 'Cancelar').click();
    await purchase.waitFor({ state: 'detached' });

    await button(page, 'Filtrar promoções').click();
    const file = page.getByRole('dialog').getByRole('button', { name: 'Escolher arquivo' });
    await file.scrollIntoViewIfNeeded();
    await inSight(file);
    await page.keyboard.press('Escape');

    await button(page, 'Ações').click();
    await page.getByRole('menuitem', { name: 'Indicações' }).click();
    await page
      .getByRole('dialog', { name: 'Indicações' })
      .getByText(/de \d+$/)
      .waitFor();
    await inSight(button(page, 'Fechar'));
    await page.keyboard.press('Escape');

    await button(page, 'Cupons').click();
    const last = page
      .getByRole('dialog', { name: 'Cupons' })
      .getByRole('button', { name: /^Puxar(?! e vincular)/ });
    await last.last().scrollIntoViewIfNeeded();
    await inSight(last.last());
    expect(await sideways(page)).toBe(0);
    await context.close();
  },
);
