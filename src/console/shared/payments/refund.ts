import { isApiError, serverText } from '@/console/api/apiError';
import { dashboardApi } from '@/console/api/dashboard';
import { pedidosApi, refundKey } from '@/console/api/pedidos';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { Deed } from '@/console/shared/deeds/deed';
import { faultFound } from '@/console/shared/notices/formFaults';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
import type { Pedido } from '@/contract/entities/pedido';
import { formatMoney } from '@/domain/money';
import { refundFault } from '@/domain/validation/refund';
import { refundedNotice } from './paymentNotices';

/** What of an order is needed to give its payment back. */
export type Refundable = Pick<
  Pedido,
  'id' | 'cupomPixId' | 'cupomPagamentoStatus' | 'cupomValorCliente' | 'nomeCompleto'
>;

/**
 * Wants a payment id and an approved payment, asks (behaviour: refund-check), gives the money back and says how it
 * went, by the host's own words where it refuses (behaviour: refund-said).
 */
export const refund =
  (pedido: Refundable): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { history, notices } = selectText(getState());
    const fault = refundFault(pedido);
    if (fault !== null) {
      dispatch(faultFound({ fault }));
      return;
    }
    const value = formatMoney(pedido.cupomValorCliente ?? 0, selectLocale(getState()));
    if (!dialogs.confirm(history.confirmRefund(value, pedido.nomeCompleto ?? ''))) return;

    const call = dispatch(
      pedidosApi.endpoints.refundPedido.initiate(
        { pedidoId: pedido.id, pixId: pedido.cupomPixId ?? '' },
        { fixedCacheKey: refundKey(pedido.id) },
      ),
    );
    const { data, error } = await call;
    call.reset();
    // The event's notice, which names the customer, takes the place of this one, or this of that.
    const key = refundedNotice(pedido.id);
    if (error || data.success === false) {
      const text = (error ? serverText(error) : data.message) || notices.refundFailed;
      // 503: the bank has not said yet whether it did; the host goes on asking (behaviour: refund-once).
      const isOpen = isApiError(error) && error.status === 503;
      notifier.notify({ variant: isOpen ? 'warning' : 'error', text, key });
      return;
    }
    notifier.notify({ variant: 'success', text: history.refunded, key });
    dispatch(showRefunded(pedido.id));
  };

/** Shows the order as refunded in whatever lists hold it, before they are read again. */
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
