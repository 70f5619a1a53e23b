import { readFile } from 'node:fs/promises';
import type { Backend } from './backend';
import { furnitureFile } from './beginnings';
import { openDesk, type DeskClient, type Taken } from './deskClient';
import { eventually } from './eventually';

/** What a journey finds at the desk: two customers of Ana's, and nobody who moves by themselves any more. */
export interface World {
  backend: Backend;
  /** Has sent a picture of the cart, and a few words; nothing unread. */
  chat: Taken;
  /** Has written since it was last read. */
  unreadChat: Taken;
  /** Calls the API as Ana, whatever her browsers do. */
  ana: DeskClient['call'];
}

/** The part of it that outlives the backend that it was made with. */
export type Furniture = Pick<World, 'chat' | 'unreadChat'>;

/** Where a chat is opened. */
export const addressOf = ({ chatId }: Taken) => `/dashboard?chat=${encodeURIComponent(chatId)}`;

async function waitForPicture(desk: DeskClient, { chatId }: Taken): Promise<void> {
  const path = `/api/conversations/${encodeURIComponent(chatId)}`;
  await eventually(async () => {
    const { messages } = (await desk.call('GET', path)) as { messages: { hasMedia: boolean }[] };
    return messages.some(({ hasMedia }) => hasMedia);
  }, 'the customer sends a picture');
}

/** Pulls two coupon accounts for whoever is at the desk. */
async function pullAccounts(desk: DeskClient): Promise<void> {
  const { user } = (await desk.call('GET', '/api/auth/perfil')) as { user: { id: string } };
  for (const couponValue of [11, 12]) {
    await desk.call('POST', '/email/request-coupon-by-value', {
      couponValue,
      applicatorId: user.id,
    });
  }
}

/** Furnishes a fresh backend with what the path's screens show: two customers of Ana's. */
export async function furnish(backend: Backend): Promise<Furniture> {
  const desk = await openDesk(backend, 'ana@balcao.local');
  const [chat, unreadChat] = await desk.takeCustomers(2);
  if (!chat || !unreadChat) throw new Error('no customers came');
  await waitForPicture(desk, chat);
  await backend.sim('silence', { on: true });
  for (const text of ['Maria Aparecida', 'Rua das Flores, 123, Centro', 'Qual é o prazo? 😋']) {
    await backend.sim('say', { chatId: chat.chatId, text });
  }
  await backend.sim('say', { chatId: unreadChat.chatId, text: 'Oi, alguém aí? '.repeat(12) });
  await desk.call('POST', `/api/conversations/${encodeURIComponent(chat.chatId)}/read`);
  await pullAccounts(desk);
  await desk.call('POST', '/api/agente/status', { online: false });
  desk.close();
  return { chat, unreadChat };
}

/** The world of a backend that began with a furnished folder. */
export async function enterWorld(backend: Backend): Promise<World> {
  const furniture = JSON.parse(await readFile(furnitureFile(), 'utf8')) as Furniture;
  const desk = await openDesk(backend, 'ana@balcao.local');
  desk.close();
  return { backend, ...furniture, ana: desk.call };
}
