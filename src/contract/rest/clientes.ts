import * as v from 'valibot';
import { clienteSchema, indicacoesSchema, writeCliente } from '../entities/cliente';
import { pedidoSchema, writePedido } from '../entities/pedido';
import { knownStageSchema } from '../entities/stage';
import { bareOrUnder, lenientList, nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import {
  chatIdParams,
  phoneParams,
  requestId,
  requestText,
  successAnswer,
  writeSuccess,
} from './requests';

/** GET /api/clientes/chat/{chatId}: the customer's record; non-group chats only (decisions 3.18). */
export const getCliente = defineCall({
  method: 'GET',
  path: '/api/clientes/chat/:chatId',
  params: chatIdParams,
  answer: bareOrUnder('cliente', clienteSchema),
  write: writeCliente,
});

const stageAnswer = record({ success: nullable(wireFlag), cliente: nullable(clienteSchema) });

/** POST /api/clientes/{phone}/estado-fluxo: any known stage from any; 400 for an unknown one. */
export const setStage = defineCall({
  method: 'POST',
  path: '/api/clientes/:phone/estado-fluxo',
  params: phoneParams,
  body: v.object({ estadoFluxo: knownStageSchema }),
  answer: stageAnswer,
  write: (answer) => ({
    success: answer.success ?? undefined,
    cliente: answer.cliente ? writeCliente(answer.cliente) : undefined,
  }),
});

/** POST /api/clientes/{phone}/resetar-fluxo: the stage becomes aguardando_pedido, the chat stays assigned. */
export const resetFlow = defineCall({
  method: 'POST',
  path: '/api/clientes/:phone/resetar-fluxo',
  params: phoneParams,
  answer: successAnswer,
  write: writeSuccess,
});

/** A field of the purchase: trimmed; one that is missing is empty, so that the rules word the fault. */
const purchaseText = (max: number) => v.optional(v.pipe(requestText(max), v.trim()), '');

/** What registering a purchase carries (spec 3, Register-purchase payload). */
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
 * POST /api/clientes/{phone}/compra: registers the purchase and ends the attendance; it leaves the
 * coupon account alone. 400 `{error}`, 409 `{error}` when it was registered already.
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

const indicacoesAnswer = record({
  success: nullable(wireFlag),
  indicacoes: nullable(indicacoesSchema),
});

/** GET /api/clientes/{phone}/indicacoes: the referral summary. */
export const getIndicacoes = defineCall({
  method: 'GET',
  path: '/api/clientes/:phone/indicacoes',
  params: phoneParams,
  answer: indicacoesAnswer,
  write: (answer) => answer,
});

/** GET /api/pedidos/cliente/{phone}: the customer's orders. An agent's answer holds no profit. */
export const listPedidosOfCliente = defineCall({
  method: 'GET',
  path: '/api/pedidos/cliente/:phone',
  params: phoneParams,
  answer: lenientList(pedidoSchema, ['pedidos']),
  write: (list) => list.items.map(writePedido),
});
