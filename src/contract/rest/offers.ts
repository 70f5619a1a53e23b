import * as v from 'valibot';
import { conversationSchema, writeConversation } from '../entities/conversation';
import { nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { requestId } from './requests';

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
