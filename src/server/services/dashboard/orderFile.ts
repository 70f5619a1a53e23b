import type { Pedido } from '@/contract/entities/pedido';
import { CSV_START, csvMoney, csvRow, csvText } from '@/domain/csv';
import { saoPauloDateTime } from '@/domain/saoPaulo';
import { orderFileHeader, pagamentoText, statusText } from '@/server/text/orderFile';

/** How a file of orders begins. */
export const orderFileStart = CSV_START + csvRow(orderFileHeader.map(csvText));

const named = (names: Readonly<Record<string, string>>, status: string) => names[status] ?? status;
const money = (cents: number | null) => (cents === null ? '' : csvMoney(cents));

/** An order's row: amounts are numbers to add up, everything else is text that a spreadsheet only shows. */
export function orderFileRow(pedido: Pedido): string {
  return csvRow([
    csvText(pedido.id),
    csvText(pedido.createdAt === null ? null : saoPauloDateTime(pedido.createdAt)),
    csvText(pedido.nomeCompleto),
    csvText(pedido.clienteTelefone),
    csvText(pedido.restaurante),
    csvText(pedido.enderecoEntrega),
    csvText(pedido.formaPagamento),
    csvText(pedido.numeroPedido),
    csvText(pedido.agenteInfo?.nome ?? null),
    csvText(named(statusText, pedido.status)),
    csvText(named(pagamentoText, pedido.cupomPagamentoStatus)),
    money(pedido.cupomValorOriginal),
    money(pedido.cupomValorCliente),
    money(pedido.cupomValorFuncionario),
    money(pedido.cupomLucroBruto),
    csvText(pedido.cupomPixId),
  ]);
}
