/** The dashboard for an administrator, on the real store and a host that the test scripts. */
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OrdersDashboard } from '@/console/features/ordersDashboard/OrdersDashboard';
import type { Dashboard } from '@/contract/entities/dashboard';
import { buildDashboard } from './builders/dashboard';
import { buildPedido } from './builders/pedido';
import { buildAdmin } from './builders/user';
import { openLiveConsole } from './consoleSession';
import { happens } from './happens';
import { renderWithStore } from './renderWithStore';
import { createScriptedHost, type Scripts } from './scriptedHost';

/** An order that is not paid yet. */
export const maria = buildPedido({
  id: 'p-maria',
  agenteId: 'ana',
  nomeCompleto: 'Maria',
  numeroPedido: '4711',
  status: 'pendente',
  cupomPagamentoStatus: 'pendente',
});
/** A paid order. */
export const rita = buildPedido({
  id: 'p-rita',
  agenteId: 'bruno',
  nomeCompleto: 'Rita',
  status: 'feito',
  cupomPixId: 'pix-rita',
  cupomValorCliente: 470,
});
/** A dashboard of many orders, of which it lists two. */
export const full = buildDashboard({
  totalPedidos: 1234,
  receita: { total: 580_000 },
  lucro: { total: 450_000 },
  aPagar: { total: 81_200 },
  aDevolver: { total: 940, pedidos: 2 },
  ultimas24h: { pedidos: 4, receita: 1880 },
  ultimos7Dias: { pedidos: 28, receita: 13_160 },
  ultimos30Dias: { pedidos: 120, receita: 56_400 },
  valoresPorAgente: {
    items: [
      {
        agenteId: 'ana',
        nome: 'Ana Beatriz',
        foto: null,
        totalAReceber: 31_200,
        pedidosCount: 820,
      },
      { agenteId: 'bruno', nome: 'Bruno', foto: null, totalAReceber: 50_000, pedidosCount: 1 },
    ],
    rejected: [],
  },
  pedidosPorStatus: {
    pendente: 12,
    feito: 300,
    em_preparo: 4,
    entregue: 800,
    cancelado: 100,
    reembolsado: 18,
  },
  pedidos: { items: [maria, rita], rejected: [] },
  paginacao: { paginaAtual: 1, totalPaginas: 62, totalItens: 1234, limitado: false },
});

export const answer = (dashboard: Dashboard) => ({ success: true, dashboard });
export const withOrders = (...items: Dashboard['pedidos']['items']) =>
  answer({ ...full, pedidos: { items, rejected: [] } });

interface Options {
  address?: string;
  scripts?: Scripts;
  summaryAdminIds?: string[];
  /** The host narrows the orders. Default: true. */
  filters?: boolean;
}

/** Opens the dashboard as an administrator. */
export async function openDashboard(options: Options = {}) {
  const session = await openLiveConsole({
    user: buildAdmin({ id: 'chefe' }),
    host: createScriptedHost({ features: { filtrarPedidos: options.filters ?? true } }),
  });
  const { host, store, world } = session;
  world.ports.config = {
    ...world.ports.config,
    summaryAdminIds: options.summaryAdminIds ?? [],
  };
  host.script({ getDashboard: () => answer(full), ...options.scripts });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <OrdersDashboard
            frame={(actions, content) => (
              <>
                <header>{actions}</header>
                <main>{content}</main>
              </>
            )}
          />
        ),
      },
    ],
    { initialEntries: [`/dashboard-pedidos${options.address ?? ''}`] },
  );
  const { container } = renderWithStore(<RouterProvider router={router} />, world, store);
  await happens();
  world.deeds.notices.length = 0;
  return {
    ...session,
    container,
    router,
    address: () => router.state.location.search,
    asked: () => host.asked('getDashboard').map(({ query }) => query),
    texts: () => world.deeds.notices.map(({ text }) => text),
  };
}

export const click = (element: HTMLElement) => happens(() => fireEvent.click(element));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Replaces no-break spaces, which join sign and figure in money. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
/** The figure under a label. */
export const figure = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent);
export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
export const cellsOf = (row: HTMLElement) =>
  [...row.children].map((cell) => plain(cell.textContent));
