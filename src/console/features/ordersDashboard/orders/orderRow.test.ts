import { buildPedido } from '@/testing/builders/pedido';
import { changedOrders } from './changedOrders';
import { changesAnnouncement } from './changesAnnouncement';
import { ALL_TEXTS } from '@/testing/allTexts';
import { orderRow } from './orderRow';

const { 'pt-BR': ptBR, en } = ALL_TEXTS;

const NOBODY = new Map<string, string>();
const rowOf = (overrides: Parameters<typeof buildPedido>[0] = {}, names = NOBODY) =>
  orderRow(buildPedido(overrides), ptBR, 'pt-BR', names);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('an order reads with number, date and time, masked phone, and its values in reais', () => {
  const row = rowOf({
    numeroPedido: '4711',
    nomeCompleto: ' Maria ',
    clienteTelefone: '5511987654321',
    agenteInfo: { nome: 'Ana', foto: null },
    createdAt: Date.UTC(2026, 10, 21, 21, 5),
    cupomValorOriginal: 123450,
  });
  expect(row).toMatchObject({
    number: 'nº 4711',
    date: '21/11/2026 18:05',
    customer: 'Maria',
    phone: '+55 (11) 98765-4321',
    agent: 'Ana',
    label: 'nº 4711 · Maria',
    isFree: false,
  });
  expect([row.original, row.paid, row.commission, row.profit].map(plain)).toEqual([
    'R$ 1.234,50',
    'R$ 4,70',
    'R$ 1,00',
    'R$ 3,70',
  ]);
});

test.each([
  ['pt-BR', ptBR, '31/12/2025 23:07'],
  ['en', en, '31 Dec 2025 23:07'],
] as const)(
  'an order’s date is São Paulo’s, whatever the reader’s clock says (%s)',
  (locale, text, date) => {
    const createdAt = Date.UTC(2026, 0, 1, 2, 7);
    const pedido = buildPedido({ createdAt, numeroPedido: null, nomeCompleto: 'Rita' });
    expect(orderRow(pedido, text, locale, NOBODY)).toMatchObject({ date, label: `Rita · ${date}` });
  },
);

test('a missing value is named, and never left blank', () => {
  expect(
    rowOf({
      id: 'p9',
      numeroPedido: null,
      nomeCompleto: ' ',
      createdAt: null,
      status: '',
      cupomValorOriginal: null,
      cupomLucroBruto: null,
    }),
  ).toMatchObject({
    number: 'Sem número',
    customer: 'Nome não informado',
    agent: 'Sem agente',
    date: '—',
    status: '—',
    original: '—',
    profit: '—',
    label: 'Nome não informado · —',
  });
});

test('an agent’s name that the order lacks comes from the agents’ totals', () => {
  expect(rowOf({ agenteId: 'b' }, new Map([['b', 'Bruno']])).agent).toBe('Bruno');
});

test.each([
  ['pendente', 'Pendente', 'Pending'],
  ['feito', 'Feito', 'Placed'],
  ['em_preparo', 'Em preparo', 'In preparation'],
  ['entregue', 'Entregue', 'Delivered'],
  ['cancelado', 'Cancelado', 'Cancelled'],
  ['reembolsado', 'Reembolsado', 'Refunded'],
  ['na_rua', 'Na rua', 'Na rua'],
])('the status %s reads %s, in English %s', (status, portuguese, english) => {
  const pedido = buildPedido({ status });
  expect(orderRow(pedido, ptBR, 'pt-BR', NOBODY).status).toBe(portuguese);
  expect(orderRow(pedido, en, 'en', NOBODY).status).toBe(english);
});

test.each([
  ['aprovado', 'Pago', 'Paid', 'good'],
  ['pendente', 'Pendente', 'Pending', 'open'],
  ['expirado', 'Expirado', 'Expired', 'over'],
  ['pago_atrasado', 'Pago com atraso', 'Paid late', 'late'],
  ['cancelado', 'Cancelado', 'Cancelled', 'over'],
  ['outra_coisa', 'Cancelado', 'Cancelled', 'over'],
])('the payment %s reads %s, in English %s', (cupomPagamentoStatus, portuguese, english, tone) => {
  const pedido = buildPedido({ cupomPagamentoStatus });
  expect(orderRow(pedido, ptBR, 'pt-BR', NOBODY)).toMatchObject({ payment: portuguese, tone });
  expect(orderRow(pedido, en, 'en', NOBODY).payment).toBe(english);
});

test('an order that was refunded says so, and its payment is no longer good', () => {
  expect(rowOf({ status: 'reembolsado', cupomPagamentoStatus: 'aprovado' })).toMatchObject({
    ...{ payment: 'Pago', tone: 'over', givenBack: 'devolvido' },
  });
  expect(rowOf({ status: 'reembolsado', cupomPagamentoStatus: 'pago_atrasado' }).tone).toBe('over');
  expect(rowOf({ status: 'feito', cupomPagamentoStatus: 'aprovado' }).givenBack).toBeNull();
});

test('a free coupon is named: paid, and nothing to pay', () => {
  expect(rowOf({ cupomValorCliente: 0 }).isFree).toBe(true);
  expect(rowOf({ cupomValorCliente: 0, cupomPagamentoStatus: 'pendente' }).isFree).toBe(false);
});

describe('an order that changes on screen', () => {
  const [one, two] = [buildPedido({ cupomPagamentoStatus: 'pendente' }), buildPedido()];

  test('is one whose status differs, not one that is new or unchanged', () => {
    const paid = { ...one, cupomPagamentoStatus: 'aprovado' };
    expect(changedOrders([one, two], [buildPedido(), paid, { ...two }])).toEqual([paid]);
    expect(changedOrders([], [one])).toEqual([]);
  });

  test('is announced in a sentence: the new state of one, or the number of several', () => {
    const words = ptBR.ordersDashboard.table;
    const row = rowOf({ numeroPedido: '7', nomeCompleto: 'Rita', status: 'feito' });
    expect(changesAnnouncement([], words, 'pt-BR')).toBe('');
    expect(changesAnnouncement([row], words, 'pt-BR')).toBe(
      'Atualizado: nº 7 · Rita, Feito, pagamento Pago',
    );
    expect(changesAnnouncement([row, row], words, 'pt-BR')).toBe('2 pedidos atualizados');
  });
});
