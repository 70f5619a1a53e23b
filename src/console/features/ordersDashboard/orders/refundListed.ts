import { dashboardApi } from '@/console/api/dashboard';
import { refundOrder } from '@/console/shared/payments/orderPayments';
import type { AppThunk } from '@/console/store/types';
import type { Pedido } from '@/contract/entities/pedido';

/** 'Reembolsar' on the dashboard, which shows the order as refunded before it is read again. */
export const refundListed =
  (pedido: Pedido): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(refundOrder(pedido)))) return;
    const { selectCachedArgsForQuery, updateQueryData } = dashboardApi.util;
    for (const args of selectCachedArgsForQuery(getState(), 'getDashboard')) {
      dispatch(
        updateQueryData('getDashboard', args, ({ dashboard }) => {
          const { pedidos } = dashboard;
          pedidos.items = pedidos.items.map((order) =>
            order.id === pedido.id ? { ...order, status: 'reembolsado' } : order,
          );
        }),
      );
    }
  };
