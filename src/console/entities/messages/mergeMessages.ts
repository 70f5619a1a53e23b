/**
 * Messages of a chat, sorted by time. Messages of the same time keep the host's order, which is the order of arrival.
 */
import type { Message } from '@/contract/entities/message';
import { asHeld, listAsHeld } from '@/console/lib/asHeld';

type List = readonly Message[];

const byTime = (a: Message, b: Message) => a.timestamp - b.timestamp;

/** True when a message with that id is held. It searches from the newest, because repeats are recent. */
export function holds(list: List, id: string): boolean {
  for (let i = list.length - 1; i >= 0; i -= 1) if (list[i]?.id === id) return true;
  return false;
}

/** @returns `list` with the message inserted once, after those of the same time. */
export function insertMessage(list: List, message: Message): List {
  if (holds(list, message.id)) return list;
  let at = list.length;
  while (at > 0 && (list[at - 1]?.timestamp ?? 0) > message.timestamp) at -= 1;
  return list.toSpliced(at, 0, message);
}

/**
 * Merges both lists. Where they overlap, the page's order wins. A message that only `held` has stays before the page's
 * messages it preceded; the others come after.
 */
export function mergeNewest(held: List, page: List): List {
  const byId = new Map(held.map((message) => [message.id, message]));
  const said = page.map((message) => asHeld(byId.get(message.id), message));
  const inPage = new Set(page.map(({ id }) => id));
  let lastShared = -1;
  held.forEach(({ id }, index) => {
    if (inPage.has(id)) lastShared = index;
  });
  const before = held.filter(({ id }, index) => index <= lastShared && !inPage.has(id));
  const after = held.filter(({ id }, index) => index > lastShared && !inPage.has(id));
  return listAsHeld(held, [...before, ...said, ...after].sort(byTime));
}

/** Puts an older page before the held messages. */
export function mergeOlder(held: List, page: List): List {
  const ids = new Set(held.map(({ id }) => id));
  const older = page.filter(({ id }) => !ids.has(id));
  return older.length === 0 ? held : [...older, ...held].sort(byTime);
}
