import type { Message } from '@/contract/entities/message';
import type { StreamPosition } from '@/contract/events';
import { MESSAGES_PAGE } from '@/contract/rest/conversations';
import { isAtLeast } from '@/console/api/streamPosition';
import { holds, insertMessage, mergeNewest, mergeOlder } from './mergeMessages';
import { insertNotes, NO_NOTES, notesSince, type Notes } from './mergeNotes';

/** The held messages of a chat, and what is known about both ends of the list. */
export interface ChatMessages {
  /** Ascending. Without gaps up to `looseFrom`. */
  readonly list: readonly Message[];
  /** The notes among the held messages, and maybe some before them, which are read again with older messages. */
  readonly notes: Notes;
  /** The chat's first message is held. */
  readonly hasOldest: boolean;
  /** No newer message is missing: a page proved it, and every event since then was received. */
  readonly hasNewest: boolean;
  /** The id of the first message received by event after a possible gap; from it on, messages may be missing before. */
  readonly looseFrom: string | null;
  /** A page requested before this position does not prove the newest end. */
  readonly staleAt: StreamPosition | null;
  readonly newest: 'unknown' | 'loading' | 'ready' | 'failed';
  readonly older: 'idle' | 'loading' | 'failed';
  /**
   * The number of unread messages at opening, while the marker is not placed yet; null when it is placed or not needed.
   */
  readonly unreadAtOpening: number | null;
  /** The first message that was unread when the chat was opened. */
  readonly unreadMarker: string | null;
}

export const NO_MESSAGES: ChatMessages = {
  list: [],
  notes: NO_NOTES,
  hasOldest: false,
  hasNewest: false,
  looseFrom: null,
  staleAt: null,
  newest: 'unknown',
  older: 'idle',
  unreadAtOpening: null,
  unreadMarker: null,
};

/** Adds a message from an event or a response. */
export function heard(chat: ChatMessages, message: Message): ChatMessages {
  const list = insertMessage(chat.list, message);
  if (list === chat.list) return chat;
  const looseFrom = chat.hasNewest ? null : (chat.looseFrom ?? message.id);
  // The marker is counted back from the newest message, so a message that arrives before it is placed raises the count.
  const { unreadAtOpening: waiting } = chat;
  const unreadAtOpening = waiting === null || message.fromMe ? waiting : waiting + 1;
  return { ...chat, list, looseFrom, unreadAtOpening };
}

/** Adds notes from an event or a response; those of a page stand among its messages. */
export function noted(chat: ChatMessages, found: Notes): ChatMessages {
  const notes = insertNotes(chat.notes, found);
  return notes === chat.notes ? chat : { ...chat, notes };
}

/**
 * Marks the newest end as unknown, because messages may have been missed. The result of an older page under way may be
 * dropped as another stream's, so that page may be requested again.
 */
export function grewStale(chat: ChatMessages, at: StreamPosition): ChatMessages {
  return { ...chat, hasNewest: false, staleAt: at, older: 'idle' };
}

/** @returns the messages without gaps: all, or all before the first loose one. */
function withoutHoles({ list, looseFrom }: ChatMessages): readonly Message[] {
  const from = looseFrom === null ? -1 : list.findIndex(({ id }) => id === looseFrom);
  return from === -1 ? list : list.slice(0, from);
}

/**
 * Adds the newest page, true at `asOf`. If it does not reach back to the gapless messages, only messages known to be
 * contiguous stay; older ones are read again on request. The list never hides a gap.
 */
export function gotNewest(
  chat: ChatMessages,
  page: readonly Message[],
  hasMore: boolean,
  asOf: StreamPosition,
): ChatMessages {
  const solid = withoutHoles(chat);
  const reaches = page.some(({ id }) => holds(solid, id));
  const isWhole = !hasMore;
  const from = page[0]?.timestamp ?? 0;
  const joins = reaches || isWhole;
  const kept = joins ? chat.list : chat.list.filter(({ timestamp }) => timestamp >= from);
  const isCurrent = isAtLeast(asOf, chat.staleAt ?? undefined);
  return placeMarker({
    ...chat,
    list: mergeNewest(kept, page),
    notes: joins ? chat.notes : notesSince(chat.notes, page[0]),
    hasOldest: isWhole || (reaches && chat.hasOldest),
    hasNewest: isCurrent,
    looseFrom: isCurrent ? null : chat.looseFrom,
    newest: 'ready',
  });
}

/** Adds the page before the held messages. A page requested for an earlier state of the list changes nothing. */
export function gotOlder(
  chat: ChatMessages,
  before: string,
  page: readonly Message[],
  hasMore: boolean,
): ChatMessages {
  if (chat.list[0]?.id !== before) return { ...chat, older: 'idle' };
  return { ...chat, list: mergeOlder(chat.list, page), hasOldest: !hasMore, older: 'idle' };
}

/**
 * Marks the chat as opened with so many unread messages. The unread marker is placed as soon as its message is known.
 */
export function opened(chat: ChatMessages, unread: number | null): ChatMessages {
  const marked = { ...chat, unreadMarker: null, unreadAtOpening: unread };
  return chat.hasNewest ? placeMarker(marked) : marked;
}

function placeMarker(chat: ChatMessages): ChatMessages {
  let left = chat.unreadAtOpening ?? 0;
  let unreadMarker = chat.unreadMarker;
  for (let i = chat.list.length - 1; i >= 0 && left > 0; i -= 1) {
    const message = chat.list[i];
    if (!message || message.fromMe) continue;
    unreadMarker = message.id;
    left -= 1;
  }
  return { ...chat, unreadMarker, unreadAtOpening: null };
}

/**
 * The number of messages kept of any other chat: enough to recognise a message that a host without sequence numbers
 * sends twice.
 */
const FEW = 10;
/** The open chat may grow to `MOST_OPEN` messages; then only the newest `KEPT_OPEN` stay. */
export const MOST_OPEN = 2_000;
const KEPT_OPEN = 500;

/** @returns the newest `most` messages. Older ones are read again on request. */
function newestOnly(chat: ChatMessages, most: number): ChatMessages {
  const cut = chat.list.length - most;
  if (cut <= 0) return chat;
  const list = chat.list.slice(cut);
  const isLoose = chat.looseFrom !== null && !holds(list, chat.looseFrom);
  return {
    ...chat,
    list,
    notes: notesSince(chat.notes, list[0]),
    hasOldest: false,
    looseFrom: isLoose ? (list[0]?.id ?? null) : chat.looseFrom,
    older: 'idle',
  };
}

/**
 * Drops messages of a chat: none of the open one, all but a page of one opened recently. Of any other chat only the
 * newest few received messages stay, without notes and without any claim about its ends (behaviour: retention-open,
 * retention-closed).
 */
export function letGo(chat: ChatMessages, keeping: 'all' | 'page' | 'few'): ChatMessages {
  if (keeping === 'all') return chat;
  if (keeping === 'page') return newestOnly(chat, MESSAGES_PAGE);
  const newest = newestOnly(chat, FEW);
  const few = newest.notes.length === 0 ? newest : { ...newest, notes: NO_NOTES };
  if (few.newest === 'unknown' && !few.hasNewest) return few;
  return {
    ...NO_MESSAGES,
    list: few.list,
    looseFrom: few.list[0]?.id ?? null,
    staleAt: few.staleAt,
  };
}

/** The reader of the open chat is back at its newest message, so messages far above are dropped. */
export function reachedNewest(chat: ChatMessages): ChatMessages {
  return chat.list.length > MOST_OPEN ? newestOnly(chat, KEPT_OPEN) : chat;
}
