import { refundKey, verifyKey } from '@/console/api/pedidos';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { useText } from '@/console/shared/text/useText';
import type { Pedido } from '@/contract/entities/pedido';
import { isRefundable, isVerifiable } from '@/domain/validation/refund';
import { refundOrder, verifyPayment } from './orderDeeds';

/** A button of an order. */
export interface OrderDeed {
  /** The label. It shows while the deed is running. */
  label: string;
  /** The deed is running, so another press does nothing. */
  busy: boolean;
  onPress: () => void;
}

/**
 * The deeds on an order's payment that the viewer may use (behaviour: verify-button, refund-button).
 *
 * @returns null for each deed that is not allowed.
 */
export function useOrderDeeds(pedido: Pedido): {
  verify: OrderDeed | null;
  refund: OrderDeed | null;
} {
  const { history } = useText();
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectUser);
  const { id, reembolsoEmAndamento } = pedido;
  const isVerifying = useAppSelector((state) => selectIsRunning(state, verifyKey(id)));
  const isRefunding = useAppSelector((state) => selectIsRunning(state, refundKey(id)));
  if (viewer === null) return { verify: null, refund: null };
  // The bank may not have decided on an earlier request (behaviour: refund-once).
  const refundLabel = reembolsoEmAndamento ? history.refundUnderWay : history.refund;
  return {
    verify: isVerifiable(pedido, viewer)
      ? {
          label: isVerifying ? history.verifying : history.verify,
          busy: isVerifying,
          onPress: () => void dispatch(verifyPayment(id)),
        }
      : null,
    refund: isRefundable(pedido, viewer)
      ? {
          label: isRefunding ? history.refunding : refundLabel,
          busy: isRefunding || reembolsoEmAndamento,
          onPress: () => void dispatch(refundOrder(pedido)),
        }
      : null,
  };
}
