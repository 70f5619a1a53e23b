import { listPedidosOfCliente } from '@/contract/rest/pedidos';
import { refundPedido, verifyPayment } from '@/contract/rest/pedidos';
import { ownCliente, ownPedido } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { PaymentsService } from '@/server/services/orders/payments';
import type { PedidoHistoryService } from '@/server/services/orders/pedidoHistory';
import type { RefundsService } from '@/server/services/orders/refunds';
import { refundText } from '@/server/text/commerce';

interface PedidosServices {
  pedidoHistory: PedidoHistoryService;
  payments: PaymentsService;
  refunds: RefundsService;
}

export function pedidosRoutes({ pedidoHistory, payments, refunds }: PedidosServices): Route[] {
  return [
    route(listPedidosOfCliente, {
      right: ownCliente('phone'),
      handler: async ({ person, params }) => ({
        items: await pedidoHistory.listOfCliente(person, params.phone),
        rejected: [],
      }),
    }),
    route(verifyPayment, {
      right: ownPedido('id'),
      handler: ({ person, params }) => payments.verify(person, params.id),
    }),
    route(refundPedido, {
      right: ownPedido('id'),
      handler: async ({ person, params, body }) => {
        await refunds.refund(person, params.id, body.pixId);
        return { success: true, message: refundText.done };
      },
    }),
  ];
}
