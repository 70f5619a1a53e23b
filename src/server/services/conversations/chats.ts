import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { FROM_FLOW, type Message } from '@/contract/entities/message';
import type { Transaction } from '@/server/db/openDatabase';
import { lastWords, senderOf, toMessage } from '@/server/db/rows/messageRows';
import { clientes, conversations, messages } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import type { Contact, Media, Referrals } from '@/server/ports/messaging';
import type { Emit } from '@/server/realtime/emit';

/** The number of friends a customer may refer. The server decides it (behaviour: referrals-dialog). */
export const REFERRAL_LIMIT = 10;

export interface NewMessage {
  chatId: string;
  /** True for a message that the console or the flow sends, false for one that the customer sent. */
  fromMe: boolean;
  body: string;
  /** The member of a group who wrote it. */
  author?: string | null;
  /** The person who sent it from the console; absent for customers and for the flow. */
  agenteId?: string | null;
  /** The part of our side that sent it by itself; absent for what a person wrote. */
  origem?: typeof FROM_FLOW | null;
  media?: Media | null;
  idempotencyKey?: string | null;
  /** Given when the id must be known before (a claimed Idempotency-Key); otherwise created here. */
  id?: string;
}

export type ChatsService = ReturnType<typeof createChatsService>;

/** Creates chats and appends messages. Everything runs in the caller's transaction. */
export function createChatsService({ clock, ids }: Pick<Parts, 'clock' | 'ids'>) {
  /**
   * Stores a message, makes it the chat's last one and emits `newMessage` to everyone who may see the chat. The event
   * has no unreadCount: that differs from person to person, so consoles count.
   *
   * @returns the stored message.
   * @throws Error when there is no such chat.
   */
  async function appendMessage(tx: Transaction, emit: Emit, message: NewMessage): Promise<Message> {
    const sentAt = clock.now();
    const media = message.media ?? null;
    const [stored] = await tx
      .insert(messages)
      .values({
        id: message.id ?? ids.newId(),
        conversationId: message.chatId,
        body: message.body,
        fromMe: message.fromMe,
        author: message.author ?? null,
        agenteId: message.agenteId ?? null,
        origem: message.origem ?? null,
        sentAt,
        mediaPath: media?.path ?? null,
        mediaMimetype: media?.mimetype ?? null,
        idempotencyKey: message.idempotencyKey ?? null,
      })
      .returning();
    if (!stored) throw new Error('A message was not stored');
    const lastMessage = lastWords(stored);
    const [chat] = await tx
      .update(conversations)
      .set({
        ...{ lastMessage, lastMessageAt: sentAt, lastMessageOrdinal: stored.ordinal },
        // What a person writes is an answer. What waits for an agent after a customer's word or its own, the flow says.
        ...(message.fromMe && message.origem !== FROM_FLOW ? { semRespostaDesde: null } : {}),
      })
      .where(eq(conversations.id, message.chatId))
      .returning({
        agenteId: conversations.agenteId,
        semRespostaDesde: conversations.semRespostaDesde,
      });
    if (!chat) throw new Error('A message was stored for a chat that does not exist');
    const written = toMessage(stored);
    emit.toChat(chat.agenteId, 'newMessage', {
      chatId: message.chatId,
      message: written,
      conversation: {
        ...{ id: message.chatId, lastMessage, lastMessageTime: sentAt },
        ultimaMensagemDe: senderOf(stored),
        esperaDesde: chat.semRespostaDesde,
      },
    });
    return written;
  }

  /**
   * Creates the chat of a contact who writes for the first time, with a customer's record unless it is a group, and
   * emits `novaConversaAdmin`. An existing chat stays unchanged.
   *
   * @returns whether it is new.
   */
  async function openChat(
    tx: Transaction,
    emit: Emit,
    contact: Contact,
    referrals: Referrals = { cuponsGratis: 0, total: 0, limite: REFERRAL_LIMIT },
  ): Promise<boolean> {
    const createdAt = clock.now();
    const [made] = await tx
      .insert(conversations)
      .values({
        id: contact.chatId,
        name: contact.name,
        number: contact.number,
        isGroup: contact.isGroup,
        profilePicPath: contact.profilePicPath,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (!made) return false;
    if (!contact.isGroup) {
      await tx
        .insert(clientes)
        .values({
          chatId: contact.chatId,
          telefone: contact.number,
          cuponsGratisDisponiveis: referrals.cuponsGratis,
          totalIndicacoes: referrals.total,
          limiteIndicacoes: referrals.limite,
        })
        // A customer whose chat was wiped keeps their free coupons and referrals.
        .onConflictDoNothing();
    }
    emit.toAdmins('novaConversaAdmin', {
      id: contact.chatId,
      name: contact.name,
      number: contact.number,
      isGroup: contact.isGroup,
      profilePicUrl: contact.profilePicPath,
      lastMessage: null,
      lastMessageTime: null,
      ultimaMensagemDe: null,
      esperaDesde: null,
      unreadCount: 0,
      atribuidoEm: null,
      createdAt,
      agente: null,
      estadoFluxo: '',
      pagamentoPago: false,
      automacaoPausada: false,
      transferencia: null,
    });
    return true;
  }

  /**
   * Notes whether the chat waits for an agent (behaviour: waits-since), and emits `conversationUpdated` if that is new.
   * One that waits already has waited since then.
   */
  async function setAwaitsAgent(
    tx: Transaction,
    emit: Emit,
    chatId: string,
    awaits: boolean,
  ): Promise<void> {
    const { semRespostaDesde: since } = conversations;
    const semRespostaDesde = awaits ? clock.now() : null;
    const [chat] = await tx
      .update(conversations)
      .set({ semRespostaDesde })
      .where(and(eq(conversations.id, chatId), awaits ? isNull(since) : isNotNull(since)))
      .returning({ agenteId: conversations.agenteId });
    if (!chat) return;
    emit.toChat(chat.agenteId, 'conversationUpdated', {
      id: chatId,
      esperaDesde: semRespostaDesde,
    });
  }

  return { appendMessage, openChat, setAwaitsAgent };
}
