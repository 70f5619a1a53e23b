import * as v from 'valibot';
import { clienteSchema, indicacoesSchema, writeCliente } from '../entities/cliente';
import { knownStageSchema } from '../entities/stage';
import { bareOrUnder, nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { chatIdParams, phoneParams, requestText, successAnswer, writeSuccess } from './requests';

/** The maximum length of a remark on a customer, in UTF-16 units. */
export const REMARK_MAX_LENGTH = 280;

/** GET /api/clientes/chat/{chatId}: the customer's record; a group has none (wire: get-cliente). */
export const getCliente = defineCall({
  method: 'GET',
  path: '/api/clientes/chat/:chatId',
  params: chatIdParams,
  answer: bareOrUnder('cliente', clienteSchema),
  write: writeCliente,
});

const changedRecord = record({ success: nullable(wireFlag), cliente: nullable(clienteSchema) });

function writeChangedRecord(answer: v.InferOutput<typeof changedRecord>) {
  return {
    success: answer.success ?? undefined,
    cliente: answer.cliente ? writeCliente(answer.cliente) : undefined,
  };
}

/** POST /api/clientes/{phone}/estado-fluxo: any known stage can follow any other; 400 for an unknown one. */
export const setStage = defineCall({
  method: 'POST',
  path: '/api/clientes/:phone/estado-fluxo',
  params: phoneParams,
  body: v.object({ estadoFluxo: knownStageSchema }),
  answer: changedRecord,
  write: writeChangedRecord,
});

/**
 * POST /api/clientes/chat/{chatId}/observacao (ours): what is to be known of the customer in every attendance. An empty
 * text removes it (wire: set-remark).
 */
export const setRemark = defineCall({
  method: 'POST',
  path: '/api/clientes/chat/:chatId/observacao',
  params: chatIdParams,
  body: v.object({ texto: requestText(REMARK_MAX_LENGTH) }),
  answer: changedRecord,
  write: writeChangedRecord,
});

/** POST /api/clientes/{phone}/resetar-fluxo: back to aguardando_pedido; the chat keeps its agent. */
export const resetFlow = defineCall({
  method: 'POST',
  path: '/api/clientes/:phone/resetar-fluxo',
  params: phoneParams,
  answer: successAnswer,
  write: writeSuccess,
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
