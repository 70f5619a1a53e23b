import type { Page } from 'playwright-core';
import { button, showChat, type Screen } from './screen';

async function choose(page: Page, entry: string): Promise<void> {
  await button(page, 'Ações').click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.locator('[role="menu"]').waitFor({ state: 'detached' });
}

const colleagues = (page: Page, names: readonly string[]) =>
  page.route('**/api/agente/colegas', (route) =>
    route.fulfill({ json: names.map((nome, index) => ({ id: `c${String(index)}`, nome })) }),
  );

/** A note that is being written, the remark's dialog, and that in which a chat is handed over. */
export const NOTE_SCREENS: readonly Screen[] = [
  {
    name: 'a note that is too long',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await button(page, 'Nota').click();
      await page.getByLabel('Nota interna', { exact: true }).fill('palavra '.repeat(400));
      await page.getByText(/A nota pode ter no máximo 2\.000 caracteres/).waitFor();
    },
    leave: async (page) => {
      await page.getByLabel('Nota interna', { exact: true }).fill('');
      await button(page, 'Nota').click();
    },
  },
  {
    name: 'the remark on a customer',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await choose(page, 'Observação do cliente');
      await page.getByRole('textbox', { name: 'Observação' }).waitFor();
    },
  },
  {
    name: 'a chat that is to be handed over, with something unsent',
    who: 'ana',
    show: async (page, world) => {
      await colleagues(page, ['Bruno', 'Maria das Dores Aparecida do Nascimento Albuquerque']);
      await showChat(page, world);
      await page.getByLabel('Mensagem', { exact: true }).fill('Ainda não enviado. '.repeat(30));
      await choose(page, 'Transferir…');
      await page.getByRole('radio', { name: 'Bruno' }).waitFor();
      await page.getByText('Rascunho', { exact: true }).waitFor();
    },
    leave: async (page) => {
      await page.unroute('**/api/agente/colegas');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByLabel('Mensagem', { exact: true }).fill('');
    },
  },
  {
    name: 'a chat that nobody is there to take',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await colleagues(page, []);
      await showChat(page, world);
      await choose(page, 'Transferir…');
      await page.getByText('Nenhum outro agente está online agora.').waitFor();
    },
    leave: (page) => page.unroute('**/api/agente/colegas'),
  },
];
