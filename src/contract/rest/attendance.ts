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
