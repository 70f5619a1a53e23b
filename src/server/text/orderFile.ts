import type { PAGAMENTO_STATUSES, Pedido, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import type { Cents, EpochMs } from '@/contract/wire';
import { CSV_START, csvMoney, csvRow, csvText, type CsvColumn } from '@/domain/csv';
import { saoPauloDateTime } from '@/domain/saoPaulo';

/** The names of the order statuses (behaviour: order-status), Portuguese in the file as well. */
export const statusText: Readonly<Record<(typeof PEDIDO_STATUSES)[number], string>> = {
  pendente: 'Pendente',
  feito: 'Feito',
  em_preparo: 'Em preparo',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
  reembolsado: 'Reembolsado',
};

const pagamentoText: Readonly<Record<(typeof PAGAMENTO_STATUSES)[number], string>> = {
  aprovado: 'Pago',
  pendente: 'Pendente',
  expirado: 'Expirado',
  cancelado: 'Cancelado',
  pago_atrasado: 'Pago com atraso',
};

const named = (names: Readonly<Record<string, string>>, status: string) => names[status] ?? status;
const day = (at: EpochMs | null) => csvText(at === null ? null : saoPauloDateTime(at));
const money = (cents: Cents | null) => (cents === null ? '' : csvMoney(cents));

/**
 * The columns of the exported file. Amounts are numbers that a spreadsheet can add up, everything else is plain text.
 */
const COLUMNS: readonly CsvColumn<Pedido>[] = [
  { title: 'Pedido', cell: (order) => csvText(order.id) },
  { title: 'Data', cell: (order) => day(order.createdAt) },
  { title: 'Cliente', cell: (order) => csvText(order.nomeCompleto) },
  { title: 'Telefone', cell: (order) => csvText(order.clienteTelefone) },
  { title: 'Restaurante', cell: (order) => csvText(order.restaurante) },
  { title: 'Endereço', cell: (order) => csvText(order.enderecoEntrega) },
  { title: 'Forma de pagamento', cell: (order) => csvText(order.formaPagamento) },
  { title: 'Número do pedido', cell: (order) => csvText(order.numeroPedido) },
  { title: 'Agente', cell: (order) => csvText(order.agenteInfo?.nome ?? null) },
  { title: 'Status', cell: (order) => csvText(named(statusText, order.status)) },
  {
    title: 'Pagamento',
    cell: (order) => csvText(named(pagamentoText, order.cupomPagamentoStatus)),
  },
  { title: 'Valor do cupom', cell: (order) => money(order.cupomValorOriginal) },
  { title: 'Preço do cupom', cell: (order) => money(order.cupomValorCliente) },
  { title: 'Comissão', cell: (order) => money(order.cupomValorFuncionario) },
  { title: 'Lucro', cell: (order) => money(order.cupomLucroBruto) },
  { title: 'ID do pagamento', cell: (order) => csvText(order.cupomPixId) },
];

/** The beginning of a file of orders: the column titles. */
export const orderFileStart = CSV_START + csvRow(COLUMNS.map(({ title }) => csvText(title)));

/** An order's row in the file. */
export const orderFileRow = (order: Pedido): string =>
  csvRow(COLUMNS.map(({ cell }) => cell(order)));

/** @param day 'AAAA-MM-DD'. */
export const orderFileName = (day: string) => `pedidos-${day}.csv`;
