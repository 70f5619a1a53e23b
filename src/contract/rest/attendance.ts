import * as v from 'valibot';
import { nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { chatIdParams, requestId, requestText, successAnswer, writeSuccess } from './requests';

/** The maximum length of what is noted for whoever takes a chat, in UTF-16 units. */
export const TRANSFER_NOTE_MAX_LENGTH = 500;

/** POST /api/agente/finalizar/{chatId}: ends the attendance; success also when it ended already. */
export const finishAttendance = defineCall({
  method: 'POST',
  path: '/api/agente/finalizar/:chatId',
  params: chatIdParams,
  answer: successAnswer,
  write: writeSuccess,
});

const automation = record({ success: nullable(wireFlag), automacaoPausada: wireFlag });

/**
 * POST /api/agente/automacao/{chatId} (ours): pauses the automatic flow of a chat, or lets it go on; again so when it is
 * already (wire: set-automation).
 */
export const setAutomation = defineCall({
  method: 'POST',
  path: '/api/agente/automacao/:chatId',
  params: chatIdParams,
  body: v.object({ pausada: v.boolean() }),
  answer: automation,
  write: ({ success, automacaoPausada }) => ({
    success: success ?? undefined,
    automacaoPausada,
  }),
});

/**
 * POST /api/agente/transferir/{chatId} (ours): hands a chat over, to an agent or, with null, to whoever takes it. It stays
 * with its agent until somebody has accepted (wire: transfer-chat).
 */
export const transferChat = defineCall({
  method: 'POST',
  path: '/api/agente/transferir/:chatId',
  params: chatIdParams,
  body: v.object({
    agenteId: v.nullable(requestId),
    nota: requestText(TRANSFER_NOTE_MAX_LENGTH),
    /** The account that is linked to the customer, which goes along; null for none. */
    contaId: v.nullable(requestId),
  }),
  answer: successAnswer,
  write: writeSuccess,
});

/** DELETE /api/agente/transferir/{chatId} (ours): takes it back; success also when it is over already. */
export const cancelTransfer = defineCall({
  method: 'DELETE',
  path: '/api/agente/transferir/:chatId',
  params: chatIdParams,
  answer: successAnswer,
  write: writeSuccess,
});
