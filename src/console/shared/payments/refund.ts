import { isApiError, isToBeTold, serverText } from '@/console/api/apiError';
import { dashboardApi } from '@/console/api/dashboard';
import { pedidosApi, refundKey } from '@/console/api/pedidos';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { tellFault } from '@/console/shared/notices/formFaults';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
import type { Pedido } from '@/contract/entities/pedido';
import { formatMoney } from '@/domain/money';
import { refundFault } from '@/domain/validation/refund';
import { refundedNotice } from './paymentNotices';

/** The parts of an order that a refund needs. */
export type Refundable = Pick<
  Pedido,
  'id' | 'cupomPixId' | 'cupomPagamentoStatus' | 'cupomValorCliente' | 'nomeCompleto'
>;

/**
 * Refunds a payment: requires a payment id and an approved payment, asks for confirmation (behaviour: refund-check),
 * sends the request and reports the result, in the host's own words if it refuses (behaviour: refund-said).
 */
export const refund =
  (pedido: Refundable): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { history, notices } = selectText(getState());
    const fault = refundFault(pedido);
    if (fault !== null) {
      dispatch(tellFault(fault));
      return;
    }
    const value = formatMoney(pedido.cupomValorCliente ?? 0, selectLocale(getState()));
    if (!dialogs.confirm(history.confirmRefund(value, pedido.nomeCompleto ?? ''))) return;

    const { data, error } = await dispatch(
      runCall(
        pedidosApi.endpoints.refundPedido,
        { pedidoId: pedido.id, pixId: pedido.cupomPixId ?? '' },
        refundKey(pedido.id),
      ),
    );
    // The event's notice, which names the customer, has the same key, so one replaces the other.
    const key = refundedNotice(pedido.id);
    if (error !== undefined && !isToBeTold(error)) return;
    if (error !== undefined || data.success === false) {
      const text = (error !== undefined ? serverText(error) : data.message) || notices.refundFailed;
      // 503: the bank has not confirmed the refund yet; the host keeps asking (behaviour: refund-once).
      const isOpen = isApiError(error) && error.status === 503;
      notifier.notify({ variant: isOpen ? 'warning' : 'error', text, key });
      return;
    }
    notifier.notify({ variant: 'success', text: history.refunded, key });
    dispatch(showRefunded(pedido.id));
  };

/** Shows the order as refunded in every cached list before the lists are read again. */
const showRefunded =
  (pedidoId: string): AppThunk =>
  (dispatch, getState) => {
    const marked = (orders: Pedido[]): Pedido[] =>
      orders.map((order) => (order.id === pedidoId ? { ...order, status: 'reembolsado' } : order));
    const histories = pedidosApi.util.selectCachedArgsForQuery(getState(), 'listPedidosOfCliente');
    for (const args of histories) {
      dispatch(
        pedidosApi.util.updateQueryData('listPedidosOfCliente', args, (history) => {
          history.items = marked(history.items);
        }),
      );
    }
    const pages = dashboardApi.util.selectCachedArgsForQuery(getState(), 'getDashboard');
    for (const args of pages) {
      dispatch(
        dashboardApi.util.updateQueryData('getDashboard', args, ({ dashboard: { pedidos } }) => {
          pedidos.items = marked(pedidos.items);
        }),
      );
    }
  };
