import { writeCliente } from './entities/cliente';
import { writeConversation, writeConversationPatch } from './entities/conversation';
import { writeMessage } from './entities/message';
import { writeNote } from './entities/note';
import { writeOffer } from './entities/offer';
import { writeGanhos } from './entities/user';
import type { EventName, EventPayload } from './events';
import { writeMoney, writeTime } from './wire';

type Writers = { [N in EventName]: (payload: EventPayload<N>) => unknown };

const asIs = (payload: unknown) => payload;
const writePayment = (payload: EventPayload<'pagamentoAprovado'>) => ({
  ...payload,
  valor: writeMoney(payload.valor),
});

const WRITERS: Writers = {
  authenticated: (payload) => ({ ...payload, serverTime: writeTime(payload.serverTime) }),
  disponibilidade: asIs,
  auth_error: asIs,
  status: asIs,
  qrCode: asIs,
  ready: () => undefined,
  pagamentoAprovado: writePayment,
  pagamentoExpirado: writePayment,
  pagamentoAtrasado: writePayment,
  pedidoReembolsado: ({ peloBanco, ...payment }) => ({
    ...writePayment(payment),
    ...(peloBanco && { peloBanco }),
  }),
  dadosLimpos: () => undefined,
  conversations: (list) => list.items.map(writeConversation),
  conversationsSync: (list) => list.items.map(writeConversation),
  newMessage: (payload) => ({
    chatId: payload.chatId,
    message: writeMessage(payload.message),
    ...(payload.conversation && { conversation: writeConversationPatch(payload.conversation) }),
  }),
  novaNota: ({ chatId, nota }) => ({ chatId, nota: writeNote(nota) }),
  atendimento_finalizado: asIs,
  conversationUpdated: writeConversationPatch,
  conversationDeleted: asIs,
  agente_status_mudou: ({ motivo, ...rest }) => ({ ...rest, ...(motivo !== null && { motivo }) }),
  contaAtualizada: ({ estado, removida, chavePixMudou, ...rest }) => ({
    ...rest,
    ...(estado !== null && { estado }),
    ...(removida && { removida }),
    ...(chavePixMudou && { chavePixMudou }),
  }),
  ganhos_atualizados: (payload) => ({ ...payload, ganhos: writeGanhos(payload.ganhos) }),
  clienteUpdated: (payload) => ({ ...payload, cliente: writeCliente(payload.cliente) }),
  pagamentoPagoAtualizado: asIs,
  nova_oferta_conversa: writeOffer,
  oferta_aceita: asIs,
  oferta_expirada: ({ ofertaId, agentesIds }) => ({
    ofertaId,
    ...(agentesIds && { agentesIds: agentesIds.items }),
  }),
  transferenciaEncerrada: asIs,
  conversaAceita: (payload) => ({
    chatId: payload.chatId,
    conversation: writeConversation(payload.conversation),
  }),
  novaConversaAdmin: writeConversation,
};

/**
 * Converts an event's payload to the wire format; the event's schema reads it back to the same value. `undefined` for
 * an event without a payload.
 */
export function writeEvent<N extends EventName>(name: N, payload: EventPayload<N>): unknown {
  return WRITERS[name](payload);
}
