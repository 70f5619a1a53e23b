import * as v from 'valibot';
import { PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { PEDIDO_SORTS, type PedidoFilter, type PedidoSort } from '@/contract/rest/dashboard';
import { requestId } from '@/contract/rest/requests';

/** The periods of the tabs, in their order (behaviour: dashboard-periods). */
export const PERIODS = ['24h', '7d', '30d'] as const;
export type Period = (typeof PERIODS)[number];
export type PedidoStatus = (typeof PEDIDO_STATUSES)[number];

/** What of the orders is looked at. The address is its one home: a link shows the same. */
export interface DashboardView {
  period: Period;
  /** The agent whose orders are listed; null: everybody's. */
  agenteId: string | null;
  status: PedidoStatus | null;
  /** '' finds everything. */
  search: string;
  sort: PedidoSort;
  /** From 1. */
  page: number;
}

/** Orders of a page (behaviour: dashboard-paging). */
export const PAGE_SIZE = 20;
const LONGEST_SEARCH = 100;

export const DEFAULT_VIEW: DashboardView = {
  period: '24h',
  agenteId: null,
  status: null,
  search: '',
  sort: 'recentes',
  page: 1,
};

/**
 * A search as it is asked: no signs that nobody types, no blanks around it, not too long for the host; '' of signs
 * alone.
 */
export function cleanSearch(text: string): string {
  const typed = text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  // Cut within a pair of surrogates, half of one would be left.
  const search = typed
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Cs}/gu, '')
    .trim();
  // The host would find everything by it.
  return /[\p{L}\p{N}]/u.test(search) ? search : '';
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((each) => each === text) ?? null;

/** Whole, and short enough to be counted exactly; what is no page number is the first page. */
const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;

/** Reads an address's query; what it does not know, or cannot be, counts as not there. */
export function readView(query: URLSearchParams): DashboardView {
  const agenteId = query.get('agente');
  return {
    period: oneOf(PERIODS, query.get('periodo')) ?? DEFAULT_VIEW.period,
    agenteId: v.is(requestId, agenteId) && !/\p{Cs}/u.test(agenteId) ? agenteId : null,
    status: oneOf(PEDIDO_STATUSES, query.get('status')),
    search: cleanSearch(query.get('busca') ?? ''),
    sort: oneOf(PEDIDO_SORTS, query.get('ordem')) ?? DEFAULT_VIEW.sort,
    page: pageOf(query.get('pagina')),
  };
}

/** Writes a view as an address's query, without what is the same by default; `readView` reads it back. */
export function writeView(view: DashboardView): URLSearchParams {
  const { agenteId, sort, page, period, search, status } = view;
  const entries: (readonly [string, string | null])[] = [
    ['periodo', period === DEFAULT_VIEW.period ? null : period],
    ['agente', agenteId],
    ['status', status],
    ['busca', search === '' ? null : search],
    ['ordem', sort === DEFAULT_VIEW.sort ? null : sort],
    ['pagina', page === 1 ? null : String(page)],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** What a click changes. Other orders, or others first, begin at their first page; the period moves no page. */
export function changeView(view: DashboardView, change: Partial<DashboardView>): DashboardView {
  const changed = { ...view, ...change };
  const sameOrders =
    changed.agenteId === view.agenteId &&
    changed.status === view.status &&
    changed.search === view.search &&
    changed.sort === view.sort;
  return change.page === undefined && !sameOrders ? { ...changed, page: 1 } : changed;
}

/** True when not all orders are listed. */
export const isFiltered = ({ agenteId, search, status }: DashboardView): boolean =>
  agenteId !== null || status !== null || search !== '';

/** The orders that a view lists, as the host is asked for them. */
export function filterOf({ agenteId, sort, search, status }: DashboardView): PedidoFilter {
  return {
    ...(agenteId === null ? {} : { agenteId }),
    ...(search === '' ? {} : { busca: search }),
    ...(status === null ? {} : { status }),
    ...(sort === DEFAULT_VIEW.sort ? {} : { ordem: sort }),
  };
}
