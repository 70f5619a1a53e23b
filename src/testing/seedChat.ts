import { eq } from 'drizzle-orm';
import { conversations } from '@/server/db/schema';
import type { PersonName, TestServer } from './startTestServer';

export interface ChatSeed {
  /** Digits only; the chat's id is derived from it. */
  number: string;
  /** null: the chat has no agent yet. */
  agent: PersonName | null;
  /** The customer's messages, oldest first. */
  says?: readonly string[];
}

/**
 * Creates a chat whose customer has written and, if given, whose agent has taken it. The flow has no state for it.
 *
 * @returns the chat's id.
 */
export async function seedChat(server: TestServer, seed: ChatSeed): Promise<string> {
  const { parts, people } = server;
  const chatId = `${seed.number}@c.us`;
  await parts.uow.write(async (tx, emit) => {
    const { chats } = server.server.services;
    await chats.openChat(tx, emit, {
      chatId,
      name: `Cliente ${seed.number}`,
      number: seed.number,
      isGroup: false,
      profilePicPath: null,
    });
    if (seed.agent !== null) {
      await tx
        .update(conversations)
        .set({ agenteId: people[seed.agent].id, atribuidoEm: parts.clock.now() })
        .where(eq(conversations.id, chatId));
    }
    for (const body of seed.says ?? []) {
      await chats.appendMessage(tx, emit, { chatId, fromMe: false, body });
    }
  });
  return chatId;
}
