import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Pedido } from '@/contract/entities/pedido';
import { buildConversation } from '@/testing/builders/conversation';
import { buildPedido } from '@/testing/builders/pedido';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, type Scripts } from '@/testing/scriptedHost';
import { OrderHistory } from './OrderHistory';

const PHONE = '5511912345678';
const chat = buildConversation({ id: 'c1', number: PHONE });

/** Opens the history of a customer with these orders. */
async function open(
  orders: Partial<Pedido>[],
  { isAdmin = false, scripts = {} }: { isAdmin?: boolean; scripts?: Scripts } = {},
) {
  const session = await openLiveConsole({
    conversations: [chat],
    user: buildUser({ id: 'ana', isAdmin }),
  });
  const items = orders.map((order) => buildPedido({ agenteId: 'ana', ...order }));
  session.host.script({ listPedidosOfCliente: () => ({ items, rejected: [] }), ...scripts });
  const view = renderWithStore(<OrderHistory phone={PHONE} />, session.world, session.store);
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Histórico de pedidos' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(session.host.asked('listPedidosOfCliente')).toEqual([]);
  await user.click(toggle);
  if (orders.length > 0) await screen.findAllByRole('listitem');
  return { ...session, ...view, user, toggle };
}

const rows = () => screen.getAllByRole('listitem');
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the order history', () => {
  test('is collapsed at first and read when it is opened, and each time again', async () => {
    const { container, host, toggle, user } = await open([{}]);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(host.asked('listPedidosOfCliente')).toHaveLength(1);
    await expectAccessible(container);
    await user.click(toggle);
    await user.click(toggle);
    await act(settle);
    expect(host.asked('listPedidosOfCliente')).toHaveLength(2);
  });

  test('tells a refunded order at a glance', async () => {
    await open([
      { status: 'reembolsado', cupomPagamentoStatus: 'aprovado' },
      { status: 'entregue', cupomPagamentoStatus: 'aprovado' },
    ]);
    const [refunded, delivered] = rows();
    expect(refunded).toHaveTextContent('Pagamento: Pago · devolvido');
    expect(within(refunded!).getByText('Pago')).toHaveAttribute('data-tone', 'over');
    expect(delivered).not.toHaveTextContent('devolvido');
    expect(within(delivered!).getByText('Pago')).toHaveAttribute('data-tone', 'good');
  });

  test('shows restaurant, number, date, status, payment and values', async () => {
    await open([
      {
        restaurante: 'Cantina Hipotética',
        numeroPedido: '4711',
        status: 'em_preparo',
        createdAt: new Date(2026, 4, 3, 12, 30).getTime(),
        cupomPagamentoStatus: 'aprovado',
        cupomValorOriginal: 2000,
        cupomValorCliente: 470,
      },
      { restaurante: null, createdAt: null, cupomValorOriginal: null, cupomValorCliente: null },
    ]);
    expect(rows()[0]).toHaveTextContent('Cantina Hipotética · nº 4711');
    expect(rows()[0]).toHaveTextContent('Em preparo');
    expect(rows()[0]).toHaveTextContent('03/05/2026 12:30');
    expect(rows()[0]).toHaveTextContent('Pagamento: Pago');
    expect(rows()[0]).toHaveTextContent('Cupom R$ 20,00 · Preço R$ 4,70');
    expect(rows()[1]).toHaveTextContent('Pedido');
    expect(rows()[1]).toHaveTextContent('Cupom — · Preço —');
  });

  test.each([
    ['pendente', 'Pendente'],
    ['feito', 'Feito'],
    ['em_preparo', 'Em preparo'],
    ['entregue', 'Entregue'],
    ['cancelado', 'Cancelado'],
    ['reembolsado', 'Reembolsado'],
    ['saiu_para_entrega', 'Saiu para entrega'],
  ])('the order status %s reads %s', async (status, text) => {
    await open([{ status }]);
    expect(within(rows()[0]!).getByText(text)).toBeInTheDocument();
  });

  test.each([
    ['aprovado', 'Pago'],
    ['pendente', 'Pendente'],
    ['expirado', 'Expirado'],
    ['pago_atrasado', 'Pago com atraso'],
    ['cancelado', 'Cancelado'],
    ['estornado', 'Cancelado'],
    ['', 'Cancelado'],
    ['constructor', 'Cancelado'],
  ])('the payment status %j reads %s', async (cupomPagamentoStatus, text) => {
    await open([{ cupomPagamentoStatus, status: 'feito' }]);
    expect(within(rows()[0]!).getByText(text)).toBeInTheDocument();
  });

  test('shows rows that load, says when there are none, and tries again what failed', async () => {
    let answer: (said: HostError) => void = () => undefined;
    const { container, host, user } = await open([], {
      scripts: {
        listPedidosOfCliente: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    expect(screen.getByRole('status', { name: 'Carregando pedidos…' })).toBeInTheDocument();
    answer(new HostError(500));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar os pedidos.');
    await expectAccessible(container);
    host.script({ listPedidosOfCliente: () => ({ items: [], rejected: [] }) });
    await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeInTheDocument();
  });

  test('shows no stale orders when reading them again failed', async () => {
    const { host } = await open([{ restaurante: 'Cantina' }]);
    host.script({ listPedidosOfCliente: () => new HostError(500) });
    const event = { pedidoId: 'p', chatId: 'c1', agenteId: 'ana', clienteNome: 'Bia', valor: 1 };
    act(() => host.push('pagamentoAprovado', event));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('Cantina')).not.toBeInTheDocument();
  });
});

describe('‘Verificar’ and ‘Reembolsar’', () => {
  const approved = { cupomPagamentoStatus: 'aprovado', status: 'feito', cupomValorCliente: 470 };
  const pending = { cupomPagamentoStatus: 'pendente' };
  const late = { cupomPagamentoStatus: 'pago_atrasado', status: 'cancelado' };

  test.each([
    ['approved and the agent’s own', approved, ['Verificar', 'Reembolsar']],
    ['paid late', { ...approved, ...late }, ['Verificar', 'Reembolsar']],
    ['paid late, refunded already', { ...approved, ...late, status: 'reembolsado' }, []],
    [
      'approved, of a host that does not say whose',
      { ...approved, agenteId: null },
      ['Verificar', 'Reembolsar'],
    ],
    ['approved, another agent’s', { ...approved, agenteId: 'bruno' }, []],
    ['approved, refunded already', { ...approved, status: 'reembolsado' }, []],
    [
      'approved, free for the customer',
      { ...approved, cupomValorCliente: 0, cupomPixId: null },
      [],
    ],
    ['approved, of no known value', { ...approved, cupomValorCliente: null }, ['Verificar']],
    [
      'approved, with a refund that the bank has not decided',
      { ...approved, reembolsoEmAndamento: true },
      ['Verificar', 'Reembolso em andamento'],
    ],
    ['pending', pending, ['Verificar']],
    ['pending, another agent’s', { ...pending, agenteId: 'bruno' }, []],
    ['expired', { cupomPagamentoStatus: 'expirado' }, ['Verificar']],
    ['pending, without a payment id', { ...pending, cupomPixId: null }, ['Verificar']],
    ['expired, without a payment id', { cupomPagamentoStatus: 'expirado', cupomPixId: null }, []],
    ['of a status unknown here', { cupomPagamentoStatus: 'novo' }, ['Verificar']],
  ])('an order that is %s', async (_what, order, expected) => {
    await open([order]);
    expect(buttons()).toEqual(['Histórico de pedidos', ...expected]);
  });

  test('an administrator gets them on anybody’s order', async () => {
    await open(
      [
        { ...approved, agenteId: 'bruno' },
        { ...pending, agenteId: 'bruno' },
      ],
      {
        isAdmin: true,
      },
    );
    expect(buttons()).toEqual(['Histórico de pedidos', 'Verificar', 'Reembolsar', 'Verificar']);
  });

  test('a refund shows as busy while it runs, is requested once, and its button disappears with it', async () => {
    let release: () => void = () => undefined;
    const order = { id: 'p1', restaurante: 'Cantina', ...approved };
    const { container, host, user } = await open([order], {
      scripts: {
        refundPedido: () =>
          new Promise((resolve) => {
            release = () => resolve({ success: true, message: null });
          }),
      },
    });
    await user.dblClick(screen.getByRole('button', { name: 'Reembolsar: Cantina' }));
    const busy = await screen.findByRole('button', { name: 'Reembolsando…: Cantina' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(container);
    await user.click(busy);
    host.script({
      listPedidosOfCliente: () => ({
        items: [buildPedido({ agenteId: 'ana', ...order, status: 'reembolsado' })],
        rejected: [],
      }),
    });
    release();
    await waitFor(() => expect(buttons()).toEqual(['Histórico de pedidos']));
    expect(within(rows()[0]!).getByText('Reembolsado')).toBeInTheDocument();
    expect(host.asked('refundPedido')).toHaveLength(1);
    // The button had the focus. Now its order has it and says what became of the refund.
    expect(rows()[0]).toHaveFocus();
    await expectAccessible(container);
  });

  test('the focus goes from ‘Verificar’ to its order when the button goes, but stays where a person moved it', async () => {
    const order = { id: 'p1', restaurante: 'Cantina', ...pending };
    const { host, user, toggle } = await open(
      [order, { id: 'p2', restaurante: 'Bar', ...pending }],
      {
        scripts: { verifyPayment: () => ({ status: 'aprovado', message: null }) },
      },
    );
    const paid = (id: string, restaurante: string) =>
      buildPedido({ id, restaurante, agenteId: 'ana', ...approved });
    const refunded = { ...paid('p1', 'Cantina'), status: 'reembolsado' };
    host.script({ listPedidosOfCliente: () => ({ items: [refunded], rejected: [] }) });
    await user.click(screen.getByRole('button', { name: 'Verificar: Cantina' }));
    await screen.findByText('Reembolsado');
    expect(rows()[0]).toHaveFocus();
    act(() => toggle.focus());
    host.script({ listPedidosOfCliente: () => ({ items: [paid('p3', 'Outro')], rejected: [] }) });
    act(() =>
      host.push('pagamentoAprovado', {
        pedidoId: 'p3',
        chatId: 'c1',
        agenteId: 'ana',
        clienteNome: 'Bia',
        valor: 1,
      }),
    );
    await screen.findByRole('button', { name: 'Reembolsar: Outro' });
    expect(toggle).toHaveFocus();
  });

  test('a refund that the bank has not decided is not requested again', async () => {
    const { host, user } = await open([{ ...approved, reembolsoEmAndamento: true }]);
    const button = screen.getByRole('button', { name: /^Reembolso em andamento: / });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(host.asked('refundPedido')).toEqual([]);
  });

  test('a verification is busy while it runs', async () => {
    let release: () => void = () => undefined;
    const { user } = await open([{ restaurante: 'Cantina', ...pending }], {
      scripts: {
        verifyPayment: () =>
          new Promise((resolve) => {
            release = () => resolve({ status: 'pendente', message: null });
          }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Verificar: Cantina' }));
    expect(await screen.findByRole('button', { name: 'Verificando…: Cantina' })).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: 'Verificar: Cantina' })).toBeVisible();
  });
});
