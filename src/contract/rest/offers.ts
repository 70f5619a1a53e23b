import * as v from 'valibot';
import { conversationSchema, writeConversation } from '../entities/conversation';
import { nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { requestId, successAnswer, writeSuccess } from './requests';

const accepted = record({
  success: nullable(wireFlag),
  conversation: nullable(conversationSchema),
});

/** POST /api/agente/aceitar-oferta/{ofertaId}: the first accept wins; 409 when it is already taken or expired. */
export const acceptOffer = defineCall({
  method: 'POST',
  path: '/api/agente/aceitar-oferta/:ofertaId',
  params: v.object({ ofertaId: requestId }),
  answer: accepted,
  write: (answer) => ({
    success: answer.success ?? undefined,
    conversation: answer.conversation ? writeConversation(answer.conversation) : undefined,
  }),
});

/** POST /api/agente/recusar-oferta/{ofertaId} (ours): the agent does not want this customer now (wire: refuse-offer). */
export const refuseOffer = defineCall({
  method: 'POST',
  path: '/api/agente/recusar-oferta/:ofertaId',
  params: v.object({ ofertaId: requestId }),
  answer: successAnswer,
  write: writeSuccess,
});
