import { pedidosApi } from '@/console/api/pedidos';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { AppListenerApi } from '@/console/store/listening';
import { refundOrder } from '@/console/shared/payments/orderPayments';

/** 'Reembolsar' in a customer's history, which shows the order as refunded before it is read again. */
export async function refund(
  { chatId, pedidoId }: { chatId: string; pedidoId: string },
  api: AppListenerApi,
): Promise<void> {
  const phone = selectConversation(api.getState(), chatId)?.number;
  if (phone === undefined) return;
  const orders = pedidosApi.endpoints.listPedidosOfCliente.select({ phone });
  const pedido = orders(api.getState()).data?.items.find(({ id }) => id === pedidoId);
  if (pedido === undefined || !(await api.dispatch(refundOrder(pedido)))) return;
  api.dispatch(
    pedidosApi.util.updateQueryData('listPedidosOfCliente', { phone }, (held) => ({
      ...held,
      items: held.items.map((order) =>
        order.id === pedidoId ? { ...order, status: 'reembolsado' } : order,
      ),
    })),
  );
}
