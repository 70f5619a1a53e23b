import { eq } from 'drizzle-orm';
import { conversations } from '@/server/db/schema';
import type { PersonName, TestServer } from './startTestServer';

export interface ChatSeed {
  /** Digits only; the chat's id follows from it. */
  number: string;
  /** null: nobody has it yet. */
  agent: PersonName | null;
  /** What the customer has written, oldest first. */
  says?: readonly string[];
}

/**
 * A chat as it is when its customer has written and, if so, an agent has taken it; the flow knows nothing of it.
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
