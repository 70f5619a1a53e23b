import { readFile } from 'node:fs/promises';
import type { Backend } from './backend';
import { seededWorldFile } from './dataFolders';
import { openAgentClient, type AgentClient, type Taken } from './agentClient';
import { eventually } from './eventually';

/** The prepared state a journey starts with: two customers assigned to Ana, and no customer who acts on their own. */
export interface World {
  backend: Backend;
  /** This customer has sent a picture of the cart and a few words; nothing is unread. */
  chat: Taken;
  /** This customer has unread messages. */
  unreadChat: Taken;
  /** Calls the API as Ana, independent of her browsers. */
  ana: AgentClient['call'];
}

/** The part that survives the backend it was made with. */
export type SeededWorld = Pick<World, 'chat' | 'unreadChat'>;

/** @returns the address that opens a chat. */
export const addressOf = ({ chatId }: Taken) => `/dashboard?chat=${encodeURIComponent(chatId)}`;

async function waitForPicture(agent: AgentClient, { chatId }: Taken): Promise<void> {
  const path = `/api/conversations/${encodeURIComponent(chatId)}`;
  await eventually(async () => {
    const { messages } = (await agent.call('GET', path)) as { messages: { hasMedia: boolean }[] };
    return messages.some(({ hasMedia }) => hasMedia);
  }, 'the customer sends a picture');
}

/** Pulls two coupon accounts for the agent. */
async function pullAccounts(agent: AgentClient): Promise<void> {
  const { user } = (await agent.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  for (const couponValue of [11, 12]) {
    await agent.call('POST', '/email/request-coupon-by-value', {
      couponValue,
      applicatorId: user.id,
    });
  }
}

/** Prepares a fresh backend with what the main path's screens show: two customers assigned to Ana. */
export async function seedWorld(backend: Backend): Promise<SeededWorld> {
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  const [chat, unreadChat] = await agent.takeCustomers(2);
  if (!chat || !unreadChat) throw new Error('no customers came');
  await waitForPicture(agent, chat);
  await backend.sim('silence', { on: true });
  for (const text of ['Maria Aparecida', 'Rua das Flores, 123, Centro', 'Qual é o prazo? 😋']) {
    await backend.sim('say', { chatId: chat.chatId, text });
  }
  await backend.sim('say', { chatId: unreadChat.chatId, text: 'Oi, alguém aí? '.repeat(12) });
  await agent.call('POST', `/api/conversations/${encodeURIComponent(chat.chatId)}/read`);
  await pullAccounts(agent);
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  return { chat, unreadChat };
}

/** @returns the world of a backend that started with the prepared folder. */
export async function enterWorld(backend: Backend): Promise<World> {
  const seeded = JSON.parse(await readFile(seededWorldFile(), 'utf8')) as SeededWorld;
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  agent.close();
  return { backend, ...seeded, ana: agent.call };
}
