import type { Page } from 'playwright-core';
import { linkFirst } from '../linking';
import { hush, saying } from '../toasts';
import type { World } from '../world';
import { button, showChat, type Screen } from './screen';

async function openDrawer(page: Page, world: World): Promise<void> {
  await showChat(page, world);
  await button(page, 'Cupons').click();
  await page.getByRole('dialog', { name: 'Cupons' }).waitFor();
}

async function showDrawer(page: Page, world: World): Promise<void> {
  await openDrawer(page, world);
  await button(page, 'Vincular ao cliente').first().waitFor();
  await page.getByText('R$ 20,00', { exact: true }).waitFor();
}

async function showPurchase(page: Page, world: World): Promise<void> {
  await showChat(page, world);
  await button(page, 'Registrar pedido').click();
  await page.getByRole('dialog', { name: 'Registrar pedido' }).waitFor();
}

async function showAccounts(page: Page, world: World): Promise<void> {
  await showPurchase(page, world);
  await page.getByRole('combobox', { name: 'Conta vinculada' }).click();
  await page.getByRole('option').nth(1).waitFor();
}

/** The drawer and the register-order modal, in their states. */
export const COUPON_SCREENS: readonly Screen[] = [
  { name: 'coupons drawer', who: 'ana', show: showDrawer },
  {
    name: 'menu of a linked account',
    who: 'ana',
    show: async (page, world) => {
      await showDrawer(page, world);
      await saying(page, /^Conta vinculada a/, () => linkFirst(page));
      await button(page, 'Desvincular').waitFor();
      // On a phone the toast covers the account, and it stays while the mouse is over it.
      await hush(page);
      await button(page, 'Mais ações').first().click();
      await page.getByRole('menuitem', { name: 'Devolver' }).waitFor();
    },
    leave: (page) => page.evaluate(() => localStorage.removeItem('couponClientLinks')),
  },
  {
    name: 'coupons that cannot be read',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/email/**', (route) => route.fulfill({ status: 500, json: {} }));
      await openDrawer(page, world);
      await page.getByText('❌ Erro ao carregar cupons disponíveis').waitFor();
      await page.getByText('Não foi possível carregar os seus cupons.').waitFor();
    },
    leave: (page) => page.unroute('**/email/**'),
  },
  {
    name: 'no coupons at all',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/email/**', (route) => route.fulfill({ json: { coupons: [] } }));
      await openDrawer(page, world);
      await page.getByText('Nenhum cupom disponível agora').waitFor();
      await page.getByText('Você ainda não puxou nenhum cupom').waitFor();
    },
    leave: (page) => page.unroute('**/email/**'),
  },
  { name: 'purchase', rare: true, who: 'ana', show: showPurchase },
  { name: 'purchase with its accounts open', who: 'ana', show: showAccounts },
  {
    name: 'purchase that had no answer, with a field missing',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await showAccounts(page, world);
      await page.getByRole('option').nth(1).click();
      for (const name of ['Número do pedido', 'Código de entrega', 'Telefone da loja']) {
        await page.getByLabel(name).fill('1133334444');
      }
      await page.route('**/compra', (route) => route.abort());
      await button(page, 'Concluir').click();
      await page.getByText(/^Sem resposta do servidor/).waitFor();
      await page.getByLabel('Código de entrega').fill('');
      // A toast stays while the pointer is over it.
      await page.getByText('❌ Erro ao registrar pedido. Tente novamente.').hover();
    },
    leave: (page) => page.unroute('**/compra'),
  },
];
