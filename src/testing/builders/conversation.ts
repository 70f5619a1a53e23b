import type { Conversation } from '@/contract/entities/conversation';
import { nextNumber, timeOf } from './ids';

/** An assigned customer's chat whose last message has been read. */
export function buildConversation(overrides: Partial<Conversation> = {}): Conversation {
  const number = nextNumber();
  return {
    id: `chat-${number}`,
    name: `Cliente ${number}`,
    number: `55119${String(number).padStart(8, '0')}`,
    isGroup: false,
    profilePicUrl: null,
    lastMessage: `Mensagem ${number}`,
    lastMessageTime: timeOf(number),
    ultimaMensagemDe: null,
    esperaDesde: null,
    unreadCount: 0,
    atribuidoEm: timeOf(number),
    createdAt: timeOf(number),
    agente: null,
    estadoFluxo: 'aguardando_pedido',
    pagamentoPago: false,
    automacaoPausada: false,
    transferencia: null,
    ...overrides,
  };
}
