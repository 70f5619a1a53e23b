/** The deeds on an order's payment, for every place that lists orders: the chat and the dashboard. */
import { refundKey, verifyKey } from '@/console/api/pedidos';
import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';
import type { Refundable } from './refund';

/** 'Verificar': asks the bank whether the payment has arrived (behaviour: verify-button). */
export const verifyPayment = (pedidoId: string): Deed =>
  oncePressed(
    verifyKey(pedidoId),
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './verify')).verify(pedidoId),
      'verifyFailed',
    ),
  );

/** 'Reembolsar': gives the payment back (behaviour: refund-check), after asking for confirmation. */
export const refundOrder = (pedido: Refundable): Deed =>
  oncePressed(
    refundKey(pedido.id),
    downloaded(
      async () => (await import(/* webpackChunkName: "chat-actions" */ './refund')).refund(pedido),
      'refundFailed',
    ),
  );
