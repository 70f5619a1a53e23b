import * as v from 'valibot';
import { clienteSchema, writeCliente } from '../entities/cliente';
import { pedidoSchema, writePedido } from '../entities/pedido';
import { nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { phoneParams, requestId, requestText } from './requests';

/** A field of the purchase, trimmed. A missing one is empty, so that the domain rules report the fault. */
const purchaseText = (max: number) => v.optional(v.pipe(requestText(max), v.trim()), '');

/** The body of registering a purchase (wire: purchase). */
const purchaseBody = v.object({
  chatId: requestId,
  numeroPedido: purchaseText(100),
  codigoEntrega: purchaseText(100),
  telefoneLoja: purchaseText(40),
  emailConta: purchaseText(254),
});

const purchaseAnswer = record({
  success: nullable(wireFlag),
  cliente: nullable(clienteSchema),
  pedido: nullable(pedidoSchema),
});

/**
 * POST /api/clientes/{phone}/compra: registers the purchase and ends the attendance; the coupon account does not
 * change. 400 `{error}`; 409 `{error}` when it is already registered.
 */
export const registerPurchase = defineCall({
  method: 'POST',
  path: '/api/clientes/:phone/compra',
  params: phoneParams,
  body: purchaseBody,
  answer: purchaseAnswer,
  write: (answer) => ({
    success: answer.success ?? undefined,
    cliente: answer.cliente ? writeCliente(answer.cliente) : undefined,
    pedido: answer.pedido ? writePedido(answer.pedido) : undefined,
  }),
});
