import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPedido } from '@/testing/builders/pedido';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { orderRow } from './orderRow';
import { OrdersToolbar } from './OrdersToolbar';
import { OrdersView } from './OrdersView';
import { ALL_TEXTS } from '@/testing/allTexts';
import { Paging } from './Paging';

const { 'pt-BR': ptBR, en } = ALL_TEXTS;

const rows = [
  buildPedido({ nomeCompleto: 'Maria', cupomLucroBruto: -100 }),
  buildPedido({ nomeCompleto: 'Rita', cupomValorCliente: 0 }),
].map((pedido) => ({
  ...orderRow(pedido, ptBR, 'pt-BR', new Map()),
  changed: false,
  actions: null,
}));

const show = (asCards: boolean, shown = rows) =>
  renderView(
    <OrdersView
      text={ptBR.ordersDashboard}
      toolbar={null}
      asCards={asCards}
      rows={shown}
      turning={false}
      missed={null}
      filtered={false}
      sort="recentes"
      onSort={jest.fn()}
      announcement=""
      page={1}
      pages={1}
      position=""
      onPage={jest.fn()}
    />,
  );

test('when the table does not fit, each order is a card with the same values', async () => {
  const { container } = show(true);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const [maria, rita] = screen.getAllByRole('listitem');
  for (const label of ['Cupom', 'Preço', 'Comissão', 'Lucro']) {
    expect(within(maria!).getByText(label)).toBeVisible();
  }
  expect(maria).toHaveTextContent('-R$ 1,00');
  expect(rita).toHaveTextContent('PreçoCupom grátis');
  await expectAccessible(container);
});

test.each([
  ['a card', true, 'listitem'],
  ['a row', false, 'row'],
] as const)(
  'a refunded order strikes its profit out and says so beside the payment (%s)',
  async (_as, asCards, role) => {
    const refunded = buildPedido({
      ...{ nomeCompleto: 'Rosa', status: 'reembolsado', cupomPagamentoStatus: 'aprovado' },
    });
    const { container } = show(asCards, [
      { ...orderRow(refunded, ptBR, 'pt-BR', new Map()), changed: false, actions: null },
      ...rows,
    ]);
    const of = (name: string) =>
      screen.getAllByRole(role).find(({ textContent }) => textContent.includes(name))!;
    expect(of('Rosa')).toHaveTextContent('Pago devolvido');
    expect(of('Rosa').querySelector('s')).toHaveTextContent('R$ 3,70');
    expect(of('Rita')).not.toHaveTextContent('devolvido');
    expect(of('Rita').querySelector('s')).toBeNull();
    await expectAccessible(container);
  },
);

test('in the table a free coupon is named beside its value', () => {
  show(false);
  const row = screen.getByRole('row', { name: /Rita/ });
  expect(row).toHaveTextContent('R$ 0,00Cupom grátis');
});

test('cards are sorted by a list of the same orders', async () => {
  const onSort = jest.fn();
  renderView(
    <OrdersToolbar
      text={ptBR.ordersDashboard.filters}
      typed=""
      onTyped={jest.fn()}
      sorting={{ sort: 'recentes', onSort }}
      onClear={null}
      exporting={false}
      onExport={jest.fn()}
    />,
  );
  const choice = screen.getByRole('combobox', { name: 'Ordenar por' });
  await userEvent.selectOptions(choice, 'Maior preço');
  expect(onSort).toHaveBeenCalledWith('maior-valor');
});

test("in English it reads 'Page X of Y (N items)', First, Previous, Next and Last", () => {
  const { paging } = en.ordersDashboard;
  renderView(
    <Paging
      text={paging}
      page={2}
      pages={62}
      position={paging.position('2', '62', '1,234')}
      onPage={jest.fn()}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 62 (1,234 items)');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'First',
    'Previous',
    'Next',
    'Last',
  ]);
});
