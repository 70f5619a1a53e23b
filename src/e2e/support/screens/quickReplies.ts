import type { Page } from 'playwright-core';
import type { World } from '../world';
import { button, showChat, type Screen } from './screen';

const LIST = '**/api/respostas-rapidas';

async function openList(page: Page, world: World): Promise<void> {
  await showChat(page, world);
  await button(page, 'Respostas rápidas').click();
}

const closeList = (page: Page) => page.keyboard.press('Escape');

/** The list of quick replies, its dialog and its form. */
export const QUICK_REPLY_SCREENS: readonly Screen[] = [
  {
    name: 'quick replies',
    who: 'ana',
    show: async (page, world) => {
      await openList(page, world);
      await page.getByRole('listbox', { name: 'Respostas rápidas' }).waitFor();
    },
    leave: closeList,
  },
  {
    name: 'quick replies that cannot be read',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'Erro' } }));
      await openList(page, world);
      await page.getByText('Não foi possível carregar as respostas.').waitFor();
    },
    leave: (page) => page.unroute(LIST),
  },
  {
    name: 'no quick replies',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route(LIST, (route) => route.fulfill({ json: [] }));
      await openList(page, world);
      await page.getByText(/^Nenhuma resposta rápida ainda/).waitFor();
    },
    leave: (page) => page.unroute(LIST),
  },
  {
    name: "quick replies' dialog",
    who: 'ana',
    show: async (page, world) => {
      await openList(page, world);
      await button(page, 'Gerenciar').click();
      await page
        .getByRole('dialog', { name: 'Respostas rápidas' })
        .getByText('/pix', { exact: true })
        .waitFor();
    },
    leave: closeList,
  },
  {
    name: 'new quick reply',
    who: 'ana',
    show: async (page, world) => {
      await openList(page, world);
      await button(page, 'Nova resposta').click();
      await button(page, 'Salvar').click();
      await page.getByText('Dê um atalho à resposta.').waitFor();
    },
    leave: closeList,
  },
];
