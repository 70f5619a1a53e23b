import type { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';

/** The first row of the exported orders, in the columns' order (services/dashboard/orderFile.ts). */
export const orderFileHeader = [
  'Pedido',
  'Data',
  'Cliente',
  'Telefone',
  'Restaurante',
  'Endereço',
  'Forma de pagamento',
  'Número do pedido',
  'Agente',
  'Status',
  'Pagamento',
  'Valor do cupom',
  'Valor do cliente',
  'Comissão',
  'Lucro',
  'ID do pagamento',
] as const;

/** The statuses of orders in words (behaviour: order-status), Portuguese in the file as well. */
export const statusText: Readonly<Record<(typeof PEDIDO_STATUSES)[number], string>> = {
  pendente: 'Pendente',
  feito: 'Feito',
  em_preparo: 'Em preparo',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
  reembolsado: 'Reembolsado',
};

export const pagamentoText: Readonly<Record<(typeof PAGAMENTO_STATUSES)[number], string>> = {
  aprovado: 'Pago',
  pendente: 'Pendente',
  expirado: 'Expirado',
  cancelado: 'Cancelado',
};

/** @param day 'AAAA-MM-DD'. */
export const orderFileName = (day: string) => `pedidos-${day}.csv`;
