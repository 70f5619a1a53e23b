import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  button,
  cellsOf,
  click,
  figure,
  full,
  maria,
  openDashboard,
  plain,
  rita,
  rowOf,
  withOrders,
} from '@/testing/dashboardSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';

describe('the figures', () => {
  test('of the chosen period are shown beside its tab: 24 hours, 7 days, 30 days', async () => {
    const { address, asked, container } = await openDashboard();
    expect([figure('Pedidos pagos'), figure('Receita')]).toEqual(['4', 'R$ 18,80']);
    await click(screen.getByRole('tab', { name: 'Últimos 7 dias' }));
    expect([figure('Pedidos pagos'), figure('Receita')]).toEqual(['28', 'R$ 131,60']);
    await click(screen.getByRole('tab', { name: 'Últimos 30 dias' }));
    expect([figure('Pedidos pagos'), figure('Receita')]).toEqual(['120', 'R$ 564,00']);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Últimos 30 dias');
    expect(address()).toBe('?periodo=30d');
    expect(asked()).toHaveLength(1);
    await expectAccessible(container);
  });

  test('change with the arrow keys, and only one tab is a Tab stop', async () => {
    await openDashboard();
    const keys = userEvent.setup();
    const tab = (name: string) => screen.getByRole('tab', { name });
    act(() => tab('Últimas 24 horas').focus());
    await keys.keyboard('{ArrowLeft}');
    expect(tab('Últimos 30 dias')).toHaveFocus();
    expect(tab('Últimos 30 dias')).toHaveAttribute('aria-selected', 'true');
    await keys.keyboard('{ArrowRight}{ArrowRight}{End}{Home}');
    expect(tab('Últimas 24 horas')).toHaveFocus();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  test('of everything are shown only to the configured administrators', async () => {
    await openDashboard({ summaryAdminIds: ['chefe'] });
    expect(
      ['Total de pedidos', 'Receita total', 'Lucro bruto', 'A pagar à equipe'].map(figure),
    ).toEqual(['1.234', 'R$ 5.800,00', 'R$ 4.500,00', 'R$ 812,00']);
  });

  test('show what came late and has to go back, while there is any', async () => {
    await openDashboard({ summaryAdminIds: ['chefe'] });
    expect(figure('A devolver a clientes')).toBe('R$ 9,40');
  });

  test('show nothing of it when all of it went back', async () => {
    const none = { ...full, aDevolver: { total: 0, pedidos: 0 } };
    await openDashboard({
      summaryAdminIds: ['chefe'],
      scripts: { getDashboard: () => answer(none) },
    });
    expect(screen.queryByText('A devolver a clientes')).not.toBeInTheDocument();
  });

  test('of everything are not shown to anybody else', async () => {
    await openDashboard({ summaryAdminIds: ['outra'] });
    expect(screen.queryByText('Receita total')).not.toBeInTheDocument();
    expect(screen.queryByText('A pagar à equipe')).not.toBeInTheDocument();
  });
});

describe('an agent’s card', () => {
  test('shows amount owed and order count; a click filters the table, another clears it', async () => {
    const { address, asked } = await openDashboard({ address: '?pagina=3' });
    const card = button(/Ana Beatriz/);
    expect(plain(card.textContent)).toContain('Pendente R$ 312,00820 pedidos');
    expect(button(/Bruno/)).toHaveTextContent('1 pedido');
    await click(card);
    expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('?agente=ana');
    await happens();
    expect(screen.getByText('1.234 pedidos na lista abaixo')).toBeVisible();
    expect(asked().at(-1)).toEqual({ page: '1', limit: '20', agenteId: 'ana' });
    await click(card);
    expect(card).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toBe('');
    expect(asked().at(-1)).toEqual({ page: '1', limit: '20' });
  });
});

test('on a host that does not narrow the orders nothing offers to, and all of it is shown', async () => {
  await openDashboard({ filters: false });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  for (const name of [/Exportar/, /^Feito/, /^Data/, /^Preço/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  const counted = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counted).toContain('Feito300');
  expect(screen.getByRole('columnheader', { name: 'Data' })).not.toHaveAttribute('aria-sort');
  await click(button(/Ana Beatriz/));
  expect(button(/Ana Beatriz/)).toHaveAttribute('aria-pressed', 'true');
});

test('the first twelve of many agents are shown until all are requested; the chosen one always is', async () => {
  const [ana] = full.valoresPorAgente.items;
  if (!ana) throw new Error('no agent');
  const items = Array.from({ length: 14 }, (_, at) => ({
    ...ana,
    agenteId: `a${String(at)}`,
    nome: `Agente ${String(at)}`,
  }));
  await openDashboard({
    address: '?agente=a13',
    scripts: {
      getDashboard: () => answer({ ...full, valoresPorAgente: { items, rejected: [] } }),
    },
  });
  const cards = () => screen.getAllByRole('button', { name: /Agente \d/ });
  expect(cards()).toHaveLength(13);
  expect(button(/Agente 13/)).toHaveAttribute('aria-pressed', 'true');
  await click(button('Ver todos (14)'));
  expect(cards()).toHaveLength(14);
  await click(button('Ver menos'));
  expect(cards()).toHaveLength(13);
});

describe('the status counters', () => {
  test('count each status; a click lists it alone, another all again', async () => {
    const { address, asked } = await openDashboard();
    expect(
      ['Pendente', 'Feito', 'Em preparo', 'Entregue', 'Cancelado', 'Reembolsado'].map(
        (name) => button(new RegExp(`^${name} ?\\d`)).textContent,
      ),
    ).toEqual([
      'Pendente12',
      'Feito300',
      'Em preparo4',
      'Entregue800',
      'Cancelado100',
      'Reembolsado18',
    ]);
    await click(button(/^Em preparo/));
    expect(address()).toBe('?status=em_preparo');
    await happens();
    expect(screen.getByText('1.234 pedidos na lista abaixo')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ status: 'em_preparo' });
    await click(button(/^Em preparo/));
    expect(asked().at(-1)).toEqual({ page: '1', limit: '20' });
  });

  test('count what came late and has to go back, while there is any or it is listed', async () => {
    const { address, asked, host } = await openDashboard();
    await click(button(/^A devolver ?2/));
    expect(address()).toBe('?status=a_devolver');
    expect(asked().at(-1)).toMatchObject({ status: 'a_devolver' });
    const none = { ...full, aDevolver: { total: 0, pedidos: 0 } };
    host.script({ getDashboard: () => answer(none) });
    await click(button('Atualizar'));
    await click(button(/^A devolver ?0/));
    expect(address()).toBe('');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^A devolver/ })).not.toBeInTheDocument(),
    );
  });
});

describe('when it cannot be read', () => {
  test("says 'Erro ao carregar dashboard', and is read by 'Tentar novamente'", async () => {
    const { container, host } = await openDashboard({
      scripts: { getDashboard: () => new HostError(500, { message: 'banco fora' }) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar dashboard');
    await expectAccessible(container);
    host.script({ getDashboard: () => answer(full) });
    act(() => button('Tentar novamente').focus());
    await click(button('Tentar novamente'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(rowOf('Maria')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("says 'Acesso negado. Apenas administradores.' on a 403, and hides the earlier data", async () => {
    const { host } = await openDashboard();
    host.script({ getDashboard: () => new HostError(403, { message: 'não' }) });
    await click(button('Atualizar'));
    expect(screen.getByRole('alert')).toHaveTextContent('Acesso negado. Apenas administradores.');
    expect(screen.queryByText('Maria')).not.toBeInTheDocument();
  });

  test('again, keeps the old data and says that it may be out of date', async () => {
    const { host } = await openDashboard();
    host.script({ getDashboard: () => NO_ANSWER });
    await click(button('Atualizar'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro ao carregar dashboard. O que aparece pode não estar atualizado.',
    );
    expect(rowOf('Maria')).toBeInTheDocument();
    host.script({ getDashboard: () => answer(full) });
    await click(button('Tentar novamente'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('for another page, says so in the orders’ place, and does not show the page before', async () => {
    const { address, container, host } = await openDashboard();
    host.script({ getDashboard: () => new HostError(500) });
    await click(button('Próxima'));
    await happens();
    const orders = screen.getByRole('group', { name: 'Pedidos' });
    expect(orders).toHaveAttribute('aria-busy', 'false');
    expect(screen.getAllByRole('alert')).toEqual([within(orders).getByRole('alert')]);
    expect(orders).toHaveTextContent('Erro ao carregar dashboard');
    expect(screen.queryByText('Maria')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Página \d/)).not.toBeInTheDocument();
    expect(figure('Receita')).toBe('R$ 18,80');
    expect(address()).toBe('?pagina=2');
    await expectAccessible(container);
    host.script({
      getDashboard: () => answer({ ...full, paginacao: { ...full.paginacao, paginaAtual: 2 } }),
    });
    act(() => button('Tentar novamente').focus());
    await click(button('Tentar novamente'));
    expect(orders).toHaveFocus();
    expect(rowOf('Maria')).toBeInTheDocument();
    expect(screen.getByText('Página 2 de 62 (1.234 itens)')).toBeVisible();
  });

  test('shows skeletons of the same layout while it loads', async () => {
    const { container } = await openDashboard({
      scripts: { getDashboard: () => new Promise(() => undefined) },
    });
    expect(screen.getByRole('status', { name: 'Carregando dashboard…' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    await expectAccessible(container);
  });
});

describe('what happens elsewhere', () => {
  const event = {
    pedidoId: 'p-maria',
    chatId: null,
    agenteId: 'ana',
    clienteNome: 'Maria',
    valor: 470,
  };

  test('changes row and figures without a reload, marks the row and announces it once', async () => {
    const { host, world } = await openDashboard();
    const paid = { ...maria, cupomPagamentoStatus: 'aprovado' };
    host.script({
      getDashboard: () =>
        answer({
          ...full,
          ultimas24h: { pedidos: 5, receita: 2350 },
          pedidos: { items: [paid, rita], rejected: [] },
        }),
    });
    await happens(() => host.push('pagamentoAprovado', event));
    expect(cellsOf(rowOf('Maria'))).toContain('Pago');
    expect(figure('Receita')).toBe('R$ 23,50');
    expect(rowOf('Maria')).toHaveAttribute('data-changed', 'true');
    expect(rowOf('Rita')).toHaveAttribute('data-changed', 'false');
    const announcement = 'Atualizado: nº 4711 · Maria, Pendente, pagamento Pago';
    expect(screen.getByText(announcement)).toHaveAttribute('role', 'status');
    await happens(() => world.clock.advance(4_000));
    expect(rowOf('Maria')).toHaveAttribute('data-changed', 'false');
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  });
});

test('keeps its place in the list while it is read again: rows are the same elements', async () => {
  const { host } = await openDashboard();
  const before = rowOf('Rita');
  host.script({ getDashboard: () => withOrders(maria, { ...rita, status: 'entregue' }) });
  await click(button('Atualizar'));
  await waitFor(() => expect(cellsOf(rowOf('Rita'))).toContain('Entregue'));
  expect(rowOf('Rita')).toBe(before);
});
