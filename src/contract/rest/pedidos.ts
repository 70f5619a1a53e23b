import * as v from 'valibot';
import { pedidoSchema, writePedido } from '../entities/pedido';
import { lenientList, nullable, record } from '../shapes';
import { wireText } from '../wire';
import { defineCall } from './defineCall';
import { idParams, phoneParams, requestId, successAnswer, writeSuccess } from './requests';

const verification = record({ status: wireText, message: nullable(wireText) });

/** POST /api/pedidos/{id}/verificar-pagamento: asks the bank and returns the payment status. */
export const verifyPayment = defineCall({
  method: 'POST',
  path: '/api/pedidos/:id/verificar-pagamento',
  params: idParams,
  answer: verification,
  write: (answer) => ({ status: answer.status, message: answer.message ?? undefined }),
});

/**
 * POST /api/pedidos/{id}/reembolsar: refunds once, however often it is called; 409 when the order cannot be refunded.
 */
export const refundPedido = defineCall({
  method: 'POST',
  path: '/api/pedidos/:id/reembolsar',
  params: idParams,
  body: v.object({ pixId: requestId }),
  answer: successAnswer,
  write: writeSuccess,
});

/** GET /api/pedidos/cliente/{phone}: a customer's orders. An agent's response contains no profit. */
export const listPedidosOfCliente = defineCall({
  method: 'GET',
  path: '/api/pedidos/cliente/:phone',
  params: phoneParams,
  answer: lenientList(pedidoSchema, ['pedidos']),
  write: (list) => list.items.map(writePedido),
});
