import * as v from 'valibot';
import {
  PEDIDO_CHOICES,
  PEDIDO_SORTS,
  type PedidoChoice,
  type PedidoFilter,
  type PedidoSort,
} from '@/contract/rest/dashboard';
import { requestId } from '@/contract/rest/requests';

/** The periods, in the tabs' order (behaviour: dashboard-periods). */
export const PERIODS = ['24h', '7d', '30d'] as const;
export type Period = (typeof PERIODS)[number];

/** The view of the dashboard. It is stored only in the address, so a link shows the same view. */
export interface DashboardView {
  period: Period;
  /** The agent whose orders are listed; null for everybody's. */
  agenteId: string | null;
  status: PedidoChoice | null;
  /** '' matches everything. */
  search: string;
  sort: PedidoSort;
  /** Starts at 1. */
  page: number;
}

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
 * @returns the search as it is sent: without control characters, trimmed and cut to the host's limit; '' if it contains
 * no letter or digit.
 */
export function cleanSearch(text: string): string {
  const typed = text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  // The cut may split a surrogate pair, which leaves half a character. Remove it.
  const search = typed
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Cs}/gu, '')
    .trim();
  // The host would match everything with such a search.
  return /[\p{L}\p{N}]/u.test(search) ? search : '';
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((each) => each === text) ?? null;

/** @returns the page number, or 1 for anything that is not one. At most nine digits, so that it is exact. */
const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;

/** Reads a view from an address's query. Unknown or invalid values count as missing. */
export function readView(query: URLSearchParams): DashboardView {
  const agenteId = query.get('agente');
  return {
    period: oneOf(PERIODS, query.get('periodo')) ?? DEFAULT_VIEW.period,
    agenteId: v.is(requestId, agenteId) && !/\p{Cs}/u.test(agenteId) ? agenteId : null,
    status: oneOf(PEDIDO_CHOICES, query.get('status')),
    search: cleanSearch(query.get('busca') ?? ''),
    sort: oneOf(PEDIDO_SORTS, query.get('ordem')) ?? DEFAULT_VIEW.sort,
    page: pageOf(query.get('pagina')),
  };
}

/** Writes a view as an address's query, without default values. `readView` reads it back. */
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

/**
 * Applies a click's change to the view. Other orders or another sort start at the first page; the period does not
 * change the page.
 */
export function changeView(view: DashboardView, change: Partial<DashboardView>): DashboardView {
  const changed = { ...view, ...change };
  const sameOrders =
    changed.agenteId === view.agenteId &&
    changed.status === view.status &&
    changed.search === view.search &&
    changed.sort === view.sort;
  return change.page === undefined && !sameOrders ? { ...changed, page: 1 } : changed;
}

/** True when a filter hides some of the orders. */
export const isFiltered = ({ agenteId, search, status }: DashboardView): boolean =>
  agenteId !== null || status !== null || search !== '';

/** @returns the view's orders as a request to the host. */
export function filterOf({ agenteId, sort, search, status }: DashboardView): PedidoFilter {
  return {
    ...(agenteId === null ? {} : { agenteId }),
    ...(search === '' ? {} : { busca: search }),
    ...(status === null ? {} : { status }),
    ...(sort === DEFAULT_VIEW.sort ? {} : { ordem: sort }),
  };
}
