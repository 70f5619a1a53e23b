import type { Page, Route } from 'playwright-core';
import { passChanged } from '../passChanged';
import { addressOf } from '../world';
import { button, openHistory, showChat, type Screen } from './screen';

const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Erro interno' } });

/** Changes the host's conversations to groups. */
const asGroups = (route: Route): Promise<void> =>
  passChanged(route, {
    body: (text) => text.replaceAll('"isGroup":false', '"isGroup":true'),
  });

/** Orders of every kind: each status, each payment, long names, and each possible action. */
const ORDERS = [
  { status: 'pendente', cupomPagamentoStatus: 'pendente', restaurante: 'Cantina Hipotética' },
  {
    status: 'feito',
    cupomPagamentoStatus: 'aprovado',
    restaurante: 'Confeitaria e Lanchonete das Hipóteses Improváveis do Jardim Suposto',
    numeroPedido: '4711-000-2291-8854',
  },
  { status: 'reembolsado', cupomPagamentoStatus: 'aprovado', restaurante: 'Burger Quimera' },
  { status: 'cancelado', cupomPagamentoStatus: 'expirado', restaurante: null },
].map((order, index) => ({
  _id: `pedido-${String(index)}`,
  clienteTelefone: '5511900000000',
  createdAt: '2026-05-03T15:30:00.000Z',
  cupomValorOriginal: 20,
  cupomValorCliente: 4.7,
  cupomPixId: `pix-${String(index)}`,
  ...order,
}));

async function openActions(page: Page): Promise<void> {
  await button(page, 'Ações').click();
  await page.getByRole('menuitem', { name: 'Indicações' }).click();
}

/** The chat's header, order, history and input, in states that the main path does not show. */
export const CHAT_SCREENS: readonly Screen[] = [
  {
    name: 'order history with orders',
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/api/pedidos/cliente/*', (route) => route.fulfill({ json: ORDERS }));
      await showChat(page, world);
      await openHistory(page);
      await page.getByRole('button', { name: /^Reembolsar/ }).waitFor();
    },
    leave: (page) => page.unroute('**/api/pedidos/cliente/*'),
  },
  {
    name: 'what of a customer cannot be read',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/api/{clientes,pedidos}/**', fail);
      await page.goto(addressOf(world.chat));
      await openHistory(page);
      await page.getByText('Não foi possível carregar os dados do cliente.').waitFor();
      await page.getByText('Não foi possível carregar os pedidos.').waitFor();
      // A phone shows them in the menu alone (behaviour: referral-indicator).
      await page.getByTitle('Indicações indisponíveis no momento').waitFor({ state: 'attached' });
    },
    leave: (page) => page.unroute('**/api/{clientes,pedidos}/**'),
  },
  {
    name: 'what of a customer still loads',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/api/{clientes,pedidos}/**', () => undefined);
      await page.goto(addressOf(world.chat));
      await openHistory(page);
      await page.getByRole('status', { name: 'Carregando dados do cliente…' }).waitFor();
      await page.getByRole('status', { name: 'Carregando pedidos…' }).waitFor();
    },
    leave: (page) => page.unroute('**/api/{clientes,pedidos}/**'),
  },
  {
    name: 'referrals',
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/indicacoes', (route) =>
        route.fulfill({
          json: {
            success: true,
            indicacoes: {
              cuponsGratisDisponiveis: 2,
              totalIndicacoes: 7,
              limiteIndicacoes: 10,
            },
          },
        }),
      );
      await showChat(page, world);
      await openActions(page);
      await page.getByText('Faltam 3 indicações para o limite.').waitFor();
    },
    leave: (page) => page.unroute('**/indicacoes'),
  },
  {
    name: 'referrals that cannot be read',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/indicacoes', fail);
      await showChat(page, world);
      await openActions(page);
      await page.getByText('Não foi possível carregar as indicações.').waitFor();
    },
    leave: (page) => page.unroute('**/indicacoes'),
  },
  {
    name: 'actions of a group',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await page.route('**/api/conversations**', asGroups);
      await showChat(page, world);
      await button(page, 'Ações').click();
      await page.getByRole('menuitem', { name: 'Encerrar' }).waitFor();
      await page.getByRole('menuitem', { name: 'Reiniciar' }).waitFor({ state: 'detached' });
    },
    leave: (page) => page.unroute('**/api/conversations**'),
  },
  {
    name: 'a message that is too long',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await showChat(page, world);
      await page.getByLabel('Mensagem', { exact: true }).fill('palavra '.repeat(600));
      await page.getByText(/no máximo 4\.096 caracteres/).waitFor();
    },
    leave: (page) => page.getByLabel('Mensagem', { exact: true }).fill(''),
  },
];
