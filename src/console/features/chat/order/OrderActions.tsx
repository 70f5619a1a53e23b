import { pedidosApi, refundKey, verifyKey } from '@/console/api/pedidos';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { refundWord } from '@/console/shared/payments/refundWord';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';
import { isRefundable, isVerifiable } from '@/domain/validation/refund';
import { refundRequested, verifyRequested } from './orderActions';
import { OrderActionsView } from './OrderActionsView';

interface OrderActionsProps {
  chatId: string;
  pedido: Pedido;
  /** What the order is called: each button's name says which order's it is. */
  label: string;
}

/** 'Verificar' and 'Reembolsar', where this person may (behaviour: verify-button, refund-button). */
export function OrderActions({ chatId, pedido, label }: OrderActionsProps) {
  const { history } = useText();
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectUser);
  const { id: pedidoId } = pedido;
  const [, verification] = pedidosApi.useVerifyPaymentMutation({
    fixedCacheKey: verifyKey(pedidoId),
  });
  const [, refund] = pedidosApi.useRefundPedidoMutation({ fixedCacheKey: refundKey(pedidoId) });
  if (viewer === null) return null;
  return (
    <OrderActionsView
      text={history}
      label={label}
      verify={
        isVerifiable(pedido, viewer)
          ? {
              word: verification.isLoading ? history.verifying : history.verify,
              busy: verification.isLoading,
              onPress: () => dispatch(verifyRequested({ chatId, pedidoId })),
            }
          : null
      }
      refund={
        isRefundable(pedido, viewer)
          ? {
              word: refundWord(pedido, refund.isLoading, history),
              busy: refund.isLoading || pedido.reembolsoEmAndamento,
              onPress: () => dispatch(refundRequested({ chatId, pedidoId })),
            }
          : null
      }
    />
  );
}
