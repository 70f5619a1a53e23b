import type { Emit } from '@/server/realtime/emit';
import { newMessage } from './newMessage';
import type { World } from './world';

/** How long an offer is open, in ms. */
const OFFER_MS = 2_500;

/** The kinds of a shift's events, by their position in each hundred; all others are messages. */
const OTHERS: Readonly<
  Record<number, 'stage' | 'unread' | 'paid' | 'approved' | 'offer' | 'earned'>
> = {
  9: 'stage',
  19: 'unread',
  29: 'paid',
  39: 'approved',
  49: 'offer',
  59: 'earned',
  69: 'stage',
  79: 'unread',
  89: 'approved',
  99: 'offer',
};

/** The events of a shift, one after the other. */
interface Shift {
  next: (emit: Emit) => void;
  /** Sends a customer's last message. */
  say: (emit: Emit, chatId: string, body: string) => void;
}

/**
 * Nine events in ten are messages of customers, one in ten of the agent, over all chats in turn; the rest are stages,
 * unread counts, payments with their notices, earnings, and offers that are opened and expire.
 */
export function createShift({ agentId, chatIds }: World): Shift {
  let count = 0;
  let paid = 0;

  const message = (emit: Emit, chatId: string, body: string) => {
    const written = { id: `shift-${count}`, body, fromMe: count % 10 === 0 };
    emit.toChat(agentId, 'newMessage', newMessage(chatId, written));
  };

  const other = (emit: Emit, kind: (typeof OTHERS)[number], chatId: string) => {
    const clienteNome = `Cliente ${count}`;
    switch (kind) {
      case 'stage': {
        const estadoFluxo = count % 200 < 100 ? 'pronto_para_montar' : 'aguardando_nome';
        emit.toChat(agentId, 'conversationUpdated', { id: chatId, estadoFluxo });
        return;
      }
      case 'unread': {
        emit.toUser(agentId, 'conversationUpdated', { id: chatId, unreadCount: 0 });
        return;
      }
      case 'paid': {
        emit.toChat(agentId, 'pagamentoPagoAtualizado', {
          chatId,
          pagamentoPago: count % 200 < 100,
        });
        return;
      }
      case 'approved': {
        emit.toChat(agentId, 'pagamentoAprovado', {
          pedidoId: `pedido-${count}`,
          chatId,
          agenteId: agentId,
          clienteNome,
          valor: 870,
        });
        return;
      }
      case 'earned':
        paid += 100;
        {
          emit.toUser(agentId, 'ganhos_atualizados', {
            agenteId: agentId,
            ganhos: { pendente: paid, recebido: 0, total: paid },
          });
          return;
        }
      case 'offer': {
        emit.toUser(agentId, 'nova_oferta_conversa', {
          ofertaId: `oferta-${count}`,
          agentesIds: { items: [agentId], rejected: [] },
          clienteNome,
          mensagem: 'Oi, quero um cupom de 15',
          expiraEm: Date.now() + OFFER_MS,
          chatId: `novo-${count}`,
          agenteId: null,
          valorDesejado: 1_500,
          comissao: 100,
          esperaDesde: Date.now(),
          transferencia: null,
        });
        return;
      }
    }
  };

  return {
    next: (emit) => {
      const chatId = chatIds[(count * 7) % chatIds.length];
      if (chatId === undefined) throw new Error('A shift needs chats');
      const kind = OTHERS[count % 100];
      if (kind === undefined) {
        message(emit, chatId, `Mensagem ${count} do turno, `.repeat(1 + (count % 5)));
      } else other(emit, kind, chatId);
      count += 1;
    },
    say: message,
  };
}
