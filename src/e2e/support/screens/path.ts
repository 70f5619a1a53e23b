import type { Page } from 'playwright-core';
import type { World } from '../world';
import { button, openHistory, showChat, showList, type Screen } from './screen';

async function showUserMenu(page: Page): Promise<void> {
  await showList(page);
  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
}

const disconnect = ({ backend }: World) => backend.sim('disconnect');
const reconnect = ({ backend }: World) => backend.sim('ready');

/** The main path's screens, each independent of the others. */
export const PATH_SCREENS: readonly Screen[] = [
  {
    name: 'login',
    who: 'nobody',
    show: async (page) => {
      await page.goto('/login');
      await button(page, 'Entrar').waitFor();
    },
  },
  {
    name: 'login with an error',
    who: 'nobody',
    show: async (page) => {
      await page.goto('/login');
      await button(page, 'Entrar').click();
      // A toast stays while the pointer is over it.
      await page.getByText('Preencha todos os campos!').hover();
    },
  },
  {
    name: 'a host that does not answer',
    who: 'bruno',
    show: async (page) => {
      await page.route('**/api/auth/perfil', (route) => route.abort());
      await page.goto('/dashboard');
      await page.getByText('Sem conexão').waitFor();
    },
    leave: (page) => page.unroute('**/api/auth/perfil'),
  },
  {
    name: 'console without conversations',
    who: 'bruno',
    show: async (page) => {
      await page.goto('/dashboard');
      await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
    },
  },
  {
    name: 'list of the administrator',
    who: 'admin',
    show: async (page) => {
      await showList(page);
      await page.getByText('Ana Atendente (demo)', { exact: true }).first().waitFor();
    },
  },
  { name: 'menu of the administrator', rare: true, who: 'admin', show: showUserMenu },
  { name: 'list', rare: true, who: 'ana', show: showList },
  {
    name: 'search without a hit',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await showList(page);
      await page.getByRole('searchbox').fill('ninguém');
      await page.getByText('Nada encontrado para “ninguém”').waitFor();
    },
  },
  { name: 'user menu', rare: true, who: 'ana', show: showUserMenu },
  {
    name: 'chat with a picture',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await page.getByRole('log').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'order history',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await openHistory(page);
      await page.getByText('Nenhum pedido encontrado').waitFor();
    },
  },
  {
    name: 'actions menu',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await button(page, 'Ações').click();
      await page.getByRole('menuitem', { name: 'Encerrar' }).waitFor();
    },
  },
  {
    name: 'a chat that is gone',
    who: 'ana',
    show: async (page) => {
      await page.goto('/dashboard?chat=nenhum');
      await page.getByText('Esta conversa não está mais disponível').waitFor();
    },
  },
  {
    name: 'a message that was refused',
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await page.route('**/send', (route) =>
        route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
      );
      await page.getByLabel('Mensagem', { exact: true }).fill('Um momento, por favor.');
      await page.keyboard.press('Enter');
      await page
        .getByText(/^falhou/)
        .first()
        .waitFor();
      await page.getByText('Erro ao enviar mensagem. Tente novamente.').first().hover();
    },
    leave: (page) => page.unroute('**/send'),
  },
  {
    name: 'WhatsApp disconnected',
    who: 'ana',
    show: showChat,
    happen: disconnect,
    seen: (page) =>
      page.getByText('WhatsApp desconectado. Reconecte para enviar mensagens.').waitFor(),
    after: reconnect,
  },
  {
    name: 'QR code',
    who: 'ana',
    show: showList,
    happen: disconnect,
    seen: async (page) => {
      await button(page, 'WhatsApp desconectado Mostrar QR code').click();
      await page.getByRole('img', { name: 'QR Code para conectar o WhatsApp' }).waitFor();
    },
    after: reconnect,
  },
  {
    name: 'an offer',
    rare: true,
    who: 'ana',
    show: showChat,
    happen: async ({ backend, ana }) => {
      await ana('POST', '/api/agente/status', { online: true });
      const { chatId } = await backend.sim('new-customer', { name: 'Conceição dos Santos' });
      await backend.sim('say', { chatId, text: '15' });
    },
    seen: (page) => button(page, 'Aceitar').waitFor(),
    after: ({ ana }) => ana('POST', '/api/agente/status', { online: false }),
  },
];
