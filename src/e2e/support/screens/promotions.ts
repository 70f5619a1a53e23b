import type { Page } from 'playwright-core';
import type { World } from '../world';
import { button, showChat, type Screen } from './screen';

const LONG_NAME = 'Combo da casa com arroz, feijão, salada, batata frita e refrigerante '.repeat(3);

/** Enough products to scroll, among them a long name, a right-to-left one, and other prices. */
const MENU = [
  { name: LONG_NAME, unitPrice: 89.9, promotionalPrice: 79.9 },
  { name: 'فلافل مع صلصة الطحينة 🧆', unitPrice: 1234.5 },
  { name: 'Pizza', unitPrice: 40, promotionalPrice: 10, tags: ['CHRN_FD_50'] },
  ...Array.from({ length: 40 }, (_unused, index) => ({
    name: `Prato do dia ${index}`,
    unitPrice: 20 + index,
  })),
];

const field = (page: Page) => page.getByLabel('JSON do catálogo');

async function showModal(page: Page, world: World): Promise<void> {
  await showChat(page, world);
  await button(page, 'Filtrar promoções').click();
  await field(page).waitFor();
}

async function filter(page: Page, catalog: string): Promise<void> {
  await field(page).fill(catalog);
  await button(page, 'Filtrar').click();
}

async function showResult(page: Page, world: World): Promise<void> {
  await showModal(page, world);
  await filter(page, JSON.stringify(MENU));
  await button(page, 'Copiar os 42').waitFor();
}

/** 'Filtrar promoções' and its states. */
export const PROMOTIONS_SCREENS: readonly Screen[] = [
  { name: 'promotions', rare: true, who: 'ana', show: showModal },
  { name: 'promotions filtered', who: 'ana', show: showResult },
  {
    name: 'promotions without a hit',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await showResult(page, world);
      await page.getByRole('searchbox', { name: 'Buscar produto...' }).fill('nenhum');
      await page.getByText('Nada encontrado para “nenhum”').waitFor();
    },
  },
  {
    name: 'promotions of what is no JSON, from a file',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await showModal(page, world);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'catalogo-da-loja-com-um-nome-muito-comprido.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"menu": ['.repeat(100)),
      });
      await button(page, 'Filtrar').click();
      // A toast stays while the pointer is over it.
      await page.getByRole('alert').getByText('Erro ao processar JSON.', { exact: false }).hover();
    },
  },
];
