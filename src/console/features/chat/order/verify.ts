import type { AppListenerApi } from '@/console/store/listening';
import { verifyOrder } from '@/console/shared/payments/orderPayments';

/** 'Verificar' in a customer's history. */
export async function verify({ pedidoId }: { pedidoId: string }, api: AppListenerApi) {
  await api.dispatch(verifyOrder(pedidoId));
}
