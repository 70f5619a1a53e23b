/** Messages of a chat as one sorted list: by time; ties keep the host's order, which is that of arrival. */
import type { Message } from '@/contract/entities/message';
import { asHeld, listAsHeld } from '@/console/lib/asHeld';

type List = readonly Message[];

const byTime = (a: Message, b: Message) => a.timestamp - b.timestamp;

/** True when a message of that id is held. The newest are looked at first: repeats are of those. */
export function holds(list: List, id: string): boolean {
  for (let i = list.length - 1; i >= 0; i -= 1) if (list[i]?.id === id) return true;
  return false;
}

/** `list` with one more message, once; after those of its own time. */
export function insertMessage(list: List, message: Message): List {
  if (holds(list, message.id)) return list;
  let at = list.length;
  while (at > 0 && (list[at - 1]?.timestamp ?? 0) > message.timestamp) at -= 1;
  return list.toSpliced(at, 0, message);
}

/**
 * Both lists as one. Where they overlap the page's order stands; of what only `held` knows, that which
 * came before something of the page stays before it, the rest comes after.
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

/** An older page before what is held. */
export function mergeOlder(held: List, page: List): List {
  const ids = new Set(held.map(({ id }) => id));
  const older = page.filter(({ id }) => !ids.has(id));
  return older.length === 0 ? held : [...older, ...held].sort(byTime);
}
