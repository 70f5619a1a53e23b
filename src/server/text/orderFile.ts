import type { PAGAMENTO_STATUSES, Pedido, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import type { Cents, EpochMs } from '@/contract/wire';
import { CSV_START, csvMoney, csvRow, csvText, type CsvColumn } from '@/domain/csv';
import { saoPauloDateTime } from '@/domain/saoPaulo';

/** The names of the order statuses (behaviour: order-status), Portuguese in the file as well. */
const statusText: Readonly<Record<(typeof PEDIDO_STATUSES)[number], string>> = {
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
};

const named = (names: Readonly<Record<string, string>>, status: string) => names[status] ?? status;
const day = (at: EpochMs | null) => csvText(at === null ? null : saoPauloDateTime(at));
const money = (cents: Cents | null) => (cents === null ? '' : csvMoney(cents));

/**
 * The columns of the exported file. Amounts are numbers that a spreadsheet can add up, everything else is plain text.
 */
const COLUMNS: readonly CsvColumn<Pedido>[] = [
  { title: 'Pedido', cell: (pedido) => csvText(pedido.id) },
  { title: 'Data', cell: (pedido) => day(pedido.createdAt) },
  { title: 'Cliente', cell: (pedido) => csvText(pedido.nomeCompleto) },
  { title: 'Telefone', cell: (pedido) => csvText(pedido.clienteTelefone) },
  { title: 'Restaurante', cell: (pedido) => csvText(pedido.restaurante) },
  { title: 'Endereço', cell: (pedido) => csvText(pedido.enderecoEntrega) },
  { title: 'Forma de pagamento', cell: (pedido) => csvText(pedido.formaPagamento) },
  { title: 'Número do pedido', cell: (pedido) => csvText(pedido.numeroPedido) },
  { title: 'Agente', cell: (pedido) => csvText(pedido.agenteInfo?.nome ?? null) },
  { title: 'Status', cell: (pedido) => csvText(named(statusText, pedido.status)) },
  {
    title: 'Pagamento',
    cell: (pedido) => csvText(named(pagamentoText, pedido.cupomPagamentoStatus)),
  },
  { title: 'Valor do cupom', cell: (pedido) => money(pedido.cupomValorOriginal) },
  { title: 'Valor do cliente', cell: (pedido) => money(pedido.cupomValorCliente) },
  { title: 'Comissão', cell: (pedido) => money(pedido.cupomValorFuncionario) },
  { title: 'Lucro', cell: (pedido) => money(pedido.cupomLucroBruto) },
  { title: 'ID do pagamento', cell: (pedido) => csvText(pedido.cupomPixId) },
];

/** The beginning of a file of orders: the column titles. */
export const orderFileStart = CSV_START + csvRow(COLUMNS.map(({ title }) => csvText(title)));

/** An order's row in the file. */
export const orderFileRow = (pedido: Pedido): string =>
  csvRow(COLUMNS.map(({ cell }) => cell(pedido)));

/** @param day 'AAAA-MM-DD'. */
export const orderFileName = (day: string) => `pedidos-${day}.csv`;
