import { listPedidosOfCliente } from '@/contract/rest/pedidos';
import { refundPedido, verifyPayment } from '@/contract/rest/pedidos';
import { ownCliente, ownPedido } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { OrderHistoryService } from '@/server/services/orders/orderHistory';
import type { PaymentsService } from '@/server/services/orders/payments';
import type { RefundsService } from '@/server/services/orders/refunds';
import { refundText } from '@/server/text/commerce';

interface PedidosServices {
  orderHistory: OrderHistoryService;
  payments: PaymentsService;
  refunds: RefundsService;
}

export function pedidosRoutes({ orderHistory, payments, refunds }: PedidosServices): Route[] {
  return [
    route(listPedidosOfCliente, {
      right: ownCliente('phone'),
      handler: async ({ person, params }) => ({
        items: await orderHistory.listOfCliente(person, params.phone),
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
