import * as v from 'valibot';
import { dashboardSchema, writeDashboard } from '../entities/dashboard';
import { PEDIDO_STATUSES } from '../entities/pedido';
import { nullable, record } from '../shapes';
import { wireFlag, wireText } from '../wire';
import type { BodyOf } from './call';
import { defineCall } from './defineCall';
import { onlyFields, queryInteger, requestId, requestText } from './requests';

const dashboardAnswer = record({ success: nullable(wireFlag), dashboard: dashboardSchema });

/** The sort orders of the table: by time, or by the price that the customer pays. Ours. */
export const PEDIDO_SORTS = ['recentes', 'antigos', 'maior-valor', 'menor-valor'] as const;
export type PedidoSort = (typeof PEDIDO_SORTS)[number];

/** The number of orders on a page unless a call asks for another (wire: get-dashboard; behaviour: dashboard-paging). */
export const ORDERS_PAGE = 20;

/** What can be listed: the orders in a status, or those paid late and not refunded yet (behaviour: paid-late). */
export const PEDIDO_CHOICES = [...PEDIDO_STATUSES, 'a_devolver'] as const;
export type PedidoChoice = (typeof PEDIDO_CHOICES)[number];

/** The filter and sort of orders. All keys except `agenteId` are ours. */
const pedidoFilter = {
  agenteId: v.optional(requestId),
  /** Words of the customer's name, a phone number, or an order's number (domain/orderSearch.ts). */
  busca: v.optional(requestText(100)),
  status: v.optional(v.picklist(PEDIDO_CHOICES)),
  ordem: v.optional(v.picklist(PEDIDO_SORTS)),
};

/**
 * GET /api/dashboard/pedidos: totals, and a page of orders; 403 for non-admins. A page number behind the last page
 * returns the last page; `paginaAtual` says which that is.
 */
export const getDashboard = defineCall({
  method: 'GET',
  path: '/api/dashboard/pedidos',
  query: v.object({
    page: v.optional(queryInteger(1, 999_999_999)),
    limit: v.optional(queryInteger(1, 100)),
    ...pedidoFilter,
  }),
  answer: dashboardAnswer,
  write: (answer) => ({
    success: answer.success ?? undefined,
    dashboard: writeDashboard(answer.dashboard),
  }),
});

/** The filter and sort of orders. */
export type PedidoFilter = BodyOf<typeof exportPedidos>;

const exportAnswer = record({ url: wireText });

/**
 * POST /api/dashboard/pedidos/exportar, ours: returns a path, valid once and for a minute, that streams these orders as
 * CSV without a bearer token, because following a link sends none.
 */
export const exportPedidos = defineCall({
  method: 'POST',
  path: '/api/dashboard/pedidos/exportar',
  body: onlyFields(pedidoFilter),
  answer: exportAnswer,
  write: (answer) => answer,
});
