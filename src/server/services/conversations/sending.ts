import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Message } from '@/contract/entities/message';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, idempotencyKeys, messages } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';
import { toMessage } from '@/server/db/rows/messageRows';
import type { ChatsService } from './chats';

/** How long a repeated send is recognised by its key (wire: idempotency). */
export const KEY_TTL_MS = 24 * 60 * 60_000;

export interface SendRequest {
  chatId: string;
  body: string;
  /** One UUID for each message; null: every call sends. */
  idempotencyKey: string | null;
}

export type SendingService = ReturnType<typeof createSendingService>;

/** Sends the messages that people write in the console. */
export function createSendingService(
  { uow, clock, ids, messaging }: Pick<Parts, 'uow' | 'clock' | 'ids' | 'messaging'>,
  { chats }: { chats: Pick<ChatsService, 'appendMessage'> },
) {
  /**
   * Claims the key for a message before it is sent. Of concurrent requests, the table's unique key lets one claim it.
   *
   * @returns the message that already has this key, or null when this call claimed it.
   * @throws HttpError 409 when the key belongs to another text or another chat.
   */
  async function claim(
    tx: Transaction,
    person: Person,
    request: SendRequest & { idempotencyKey: string },
    messageId: string,
  ): Promise<Message | null> {
    const now = clock.now();
    const bodyHash = createHash('sha256').update(request.body).digest('hex');
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - KEY_TTL_MS));
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({
        userId: person.id,
        key: request.idempotencyKey,
        conversationId: request.chatId,
        bodyHash,
        messageId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length > 0) return null;
    const [first] = await tx
      .select({ key: idempotencyKeys, message: messages })
      .from(idempotencyKeys)
      .innerJoin(messages, eq(messages.id, idempotencyKeys.messageId))
      .where(
        and(eq(idempotencyKeys.userId, person.id), eq(idempotencyKeys.key, request.idempotencyKey)),
      );
    if (first?.key.conversationId !== request.chatId || first.key.bodyHash !== bodyHash) {
      throw new HttpError(409, conversationsText.keyReused);
    }
    return toMessage(first.message);
  }

  /**
   * Sends a message: it is stored, shown to everyone who may see the chat and handed to the messaging app, all or
   * nothing. A repeat with the same key answers with the first call's message, even while the messaging app is
   * disconnected.
   *
   * @throws HttpError 404 when the chat no longer exists, or is not theirs, when the transaction runs; 409 when the key
   * belongs to another message; 503 while the messaging app is disconnected.
   */
  function send(person: Person, request: SendRequest): Promise<Message> {
    const { chatId, body, idempotencyKey } = request;
    return uow.write(async (tx, emit) => {
      const [chat] = await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(
          and(
            eq(conversations.id, chatId),
            person.isAdmin ? undefined : eq(conversations.agenteId, person.id),
          ),
        );
      if (!chat) throw notFound(conversationsText.notFound);
      const id = ids.newId();
      if (idempotencyKey !== null) {
        const first = await claim(tx, person, { ...request, idempotencyKey }, id);
        if (first) return first;
      }
      if (!messaging.status().connected) throw new HttpError(503, conversationsText.disconnected);
      const message = await chats.appendMessage(tx, emit, {
        id,
        chatId,
        fromMe: true,
        body,
        agenteId: person.id,
        idempotencyKey,
      });
      await messaging.deliver(tx, { chatId, body, media: null, agenteId: person.id });
      return message;
    });
  }

  return { send };
}
