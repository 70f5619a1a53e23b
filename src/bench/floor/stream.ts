import { setTimeout as pause } from 'node:timers/promises';
import { newMessage } from '../newMessage';
import type { OpenPage } from './openPage';

/** Which chats the events are for. */
export type Spread = 'all' | 'open' | 'out of sight';

/** The rows that a window of the measurements shows, and then some. */
export const ROWS_IN_SIGHT = 20;

/** One event in this many is for the open chat. */
const OPEN_EVERY = 10;

let written = 0;

/** Publishes the next message of a customer. @returns its text */
export function publish({ host, world }: Pick<OpenPage, 'host' | 'world'>, chatId: string): string {
  written += 1;
  const body = `Mensagem ${written}, que chega agora`;
  const message = newMessage(chatId, { id: `floor-${written}`, body, fromMe: false });
  host.publish((emit) => emit.toChat(world.agentId, 'newMessage', message));
  return body;
}

/** Which chat each event is for: one after the other, and one in ten for the open chat. */
function chatsOf({ chatIds, longChatId }: OpenPage['world'], spread: Spread) {
  const others = chatIds.filter((id) => id !== longChatId);
  const chosen = spread === 'out of sight' ? others.slice(ROWS_IN_SIGHT) : others;
  return (index: number): string => {
    if (spread === 'open' || (spread === 'all' && index % OPEN_EVERY === 0)) return longChatId;
    return chosen[index % chosen.length] ?? longChatId;
  };
}

/** Publishes `count` messages at an even pace. */
export async function stream(
  page: Pick<OpenPage, 'host' | 'world'>,
  { count, perSecond, spread }: { count: number; perSecond: number; spread: Spread },
): Promise<void> {
  const chatAt = chatsOf(page.world, spread);
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    const ahead = started + (index * 1_000) / perSecond - performance.now();
    if (ahead > 0) await pause(ahead);
    publish(page, chatAt(index));
  }
}
