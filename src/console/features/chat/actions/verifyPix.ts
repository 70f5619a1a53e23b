import { pedidosApi } from '@/console/api/pedidos';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { verifyPayment } from '@/console/shared/payments/orderDeeds';
import { selectText } from '@/console/shared/text/useText';
import { isVerifiable } from '@/domain/validation/refund';

/**
 * Verifies the payment that the chat's customer owes: of their newest order whose payment is pending (behaviour:
 * next-step).
 *
 * @param phone the customer's
 */
export const verifyOwed =
  (chatId: string, phone: string): Deed =>
  async (dispatch, getState, { notifier }) => {
    const { listPedidosOfCliente } = pedidosApi.endpoints;
    const { data, error } = await dispatch(
      listPedidosOfCliente.initiate({ phone }, { subscribe: false, forceRefetch: true }),
    );
    const viewer = selectUser(getState());
    if (viewer === null) return;
    const key = `verify:${chatId}`;
    const { notices } = selectText(getState());
    if (error !== undefined || data === undefined) {
      notifier.notify({ variant: 'error', text: notices.verifyFailed, key });
      return;
    }
    const [newest] = data.items
      .filter(
        (pedido) => pedido.cupomPagamentoStatus === 'pendente' && isVerifiable(pedido, viewer),
      )
      .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
    if (newest) await dispatch(verifyPayment(newest.id));
    else notifier.notify({ variant: 'info', text: notices.nothingToVerify, key });
  };
