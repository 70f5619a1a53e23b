import * as v from 'valibot';
import { nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { chatIdParams, successAnswer, writeSuccess } from './requests';

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
