/** Any payload of each event, in the internal form. */
import fc from 'fast-check';
import type { HostFeatures } from '@/contract/features';
import type { EventName, EventPayload } from '@/contract/events';
import {
  anyAccountState,
  anyCents,
  anyCliente,
  anyConversation,
  anyConversationPatch,
  anyCount,
  anyGanhos,
  anyId,
  anyMessage,
  anyNote,
  anyOffer,
  anyText,
  anyTime,
  listOf,
  orNull,
  whole,
} from './entities';

type Payloads = { [N in EventName]: fc.Arbitrary<EventPayload<N>> };

const nothing = fc.constant({});
const ofChat = whole<{ chatId: string }>({ chatId: anyId });
const paymentFields = {
  pedidoId: anyId,
  chatId: orNull(anyId),
  agenteId: orNull(anyId),
  clienteNome: anyText,
  valor: orNull(anyCents),
};
const payment = whole<EventPayload<'pagamentoAprovado'>>(paymentFields);

export const anyPayload: Payloads = {
  authenticated: whole<EventPayload<'authenticated'>>({
    userId: orNull(anyId),
    isAdmin: fc.boolean(),
    serverTime: orNull(anyTime),
    streamId: orNull(anyId),
    seq: orNull(anyCount),
    resumed: fc.boolean(),
    keepsKeys: fc.boolean(),
    recursos: whole<HostFeatures>({
      recusarOferta: fc.boolean(),
      respostasRapidas: fc.boolean(),
      pausarAutomacao: fc.boolean(),
      atendimentosFinalizados: fc.boolean(),
      notas: fc.boolean(),
      transferencia: fc.boolean(),
      buscaMensagens: fc.boolean(),
      filtrarPedidos: fc.boolean(),
      auditoria: fc.boolean(),
    }),
  }),
  disponibilidade: whole<EventPayload<'disponibilidade'>>({ disponivel: fc.boolean() }),
  auth_error: whole<EventPayload<'auth_error'>>({ message: anyText }),
  status: whole<EventPayload<'status'>>({ connected: fc.boolean(), qr: orNull(anyText) }),
  qrCode: whole<EventPayload<'qrCode'>>({ qr: anyText }),
  ready: nothing,
  pagamentoAprovado: payment,
  pagamentoExpirado: payment,
  pagamentoAtrasado: payment,
  pedidoReembolsado: whole<EventPayload<'pedidoReembolsado'>>({
    ...paymentFields,
    peloBanco: fc.boolean(),
  }),
  dadosLimpos: nothing,
  conversations: listOf(anyConversation),
  conversationsSync: listOf(anyConversation),
  newMessage: whole<EventPayload<'newMessage'>>({
    chatId: anyId,
    message: anyMessage,
    conversation: orNull(anyConversationPatch),
  }),
  atendimento_finalizado: ofChat,
  conversationUpdated: anyConversationPatch,
  conversationDeleted: ofChat,
  agente_status_mudou: whole<EventPayload<'agente_status_mudou'>>({
    agenteId: anyId,
    online: fc.boolean(),
    motivo: orNull(anyText),
  }),
  contaAtualizada: whole<EventPayload<'contaAtualizada'>>({
    userId: anyId,
    estado: orNull(anyAccountState),
    isAdmin: fc.boolean(),
    chavePixMudou: fc.boolean(),
    removida: fc.boolean(),
  }),
  ganhos_atualizados: whole<EventPayload<'ganhos_atualizados'>>({
    agenteId: orNull(anyId),
    ganhos: anyGanhos,
  }),
  transferenciaEncerrada: whole<EventPayload<'transferenciaEncerrada'>>({
    chatId: anyId,
    resultado: anyText,
    para: orNull(whole<{ id: string | null; nome: string }>({ id: orNull(anyId), nome: anyText })),
    conta: orNull(whole<{ id: string; email: string }>({ id: anyId, email: anyText })),
  }),
  novaNota: whole<EventPayload<'novaNota'>>({ chatId: anyId, nota: anyNote }),
  clienteUpdated: whole<EventPayload<'clienteUpdated'>>({ chatId: anyId, cliente: anyCliente }),
  pagamentoPagoAtualizado: whole<EventPayload<'pagamentoPagoAtualizado'>>({
    chatId: anyId,
    pagamentoPago: fc.boolean(),
  }),
  nova_oferta_conversa: anyOffer,
  oferta_aceita: whole<EventPayload<'oferta_aceita'>>({
    ofertaId: anyId,
    agenteId: orNull(anyId),
  }),
  oferta_expirada: whole<EventPayload<'oferta_expirada'>>({
    ofertaId: anyId,
    agentesIds: orNull(listOf(anyId)),
  }),
  conversaAceita: whole<EventPayload<'conversaAceita'>>({
    chatId: anyId,
    conversation: anyConversation,
  }),
  novaConversaAdmin: anyConversation,
};
