import type { Message } from '@/contract/entities/message';
import type { StreamPosition } from '@/contract/events';
import { MESSAGES_PAGE } from '@/contract/rest/conversations';
import { isAtLeast } from '@/console/api/streamPosition';
import { holds, insertMessage, mergeNewest, mergeOlder } from './mergeMessages';

/** What is held of a chat's messages, and what is known of their ends. */
export interface ChatMessages {
  /** Ascending. Without holes up to `looseFrom`. */
  readonly list: readonly Message[];
  /** The first message of the chat is held. */
  readonly hasOldest: boolean;
  /** Nothing newer is missing: a page said so, and since then every event was heard. */
  readonly hasNewest: boolean;
  /** Messages from this one on were heard by event after a time of which nothing is known. */
  readonly looseFrom: string | null;
  /** A page asked for before this says nothing of the newest end. */
  readonly staleAt: StreamPosition | null;
  readonly newest: 'unknown' | 'loading' | 'ready' | 'failed';
  readonly older: 'idle' | 'loading' | 'failed';
  /** How many were unread when the chat was opened and the marker has no place yet; null: it has, or needs none. */
  readonly unreadAtOpening: number | null;
  /** The first message that was unread when the chat was opened. */
  readonly unreadMarker: string | null;
}

export const NO_MESSAGES: ChatMessages = {
  list: [],
  hasOldest: false,
  hasNewest: false,
  looseFrom: null,
  staleAt: null,
  newest: 'unknown',
  older: 'idle',
  unreadAtOpening: null,
  unreadMarker: null,
};

/** A message heard by event, or given by an answer. */
export function heard(chat: ChatMessages, message: Message): ChatMessages {
  const list = insertMessage(chat.list, message);
  if (list === chat.list) return chat;
  const looseFrom = chat.hasNewest ? null : (chat.looseFrom ?? message.id);
  // The marker counts from the newest backwards: what comes in before it is placed moves it on.
  const { unreadAtOpening: waiting } = chat;
  const unreadAtOpening = waiting === null || message.fromMe ? waiting : waiting + 1;
  return { ...chat, list, looseFrom, unreadAtOpening };
}

/**
 * Messages may have been missed: the newest end is not known any more. An older page under way may be
 * thrown away as another stream's, so it may be asked for again.
 */
export function grewStale(chat: ChatMessages, at: StreamPosition): ChatMessages {
  return { ...chat, hasNewest: false, staleAt: at, older: 'idle' };
}

/** What is held without holes: all, or all before the first loose message. */
function withoutHoles({ list, looseFrom }: ChatMessages): readonly Message[] {
  const from = looseFrom === null ? -1 : list.findIndex(({ id }) => id === looseFrom);
  return from === -1 ? list : list.slice(0, from);
}

/**
 * The newest page, true at `asOf`. When it does not reach back to what is held without holes, only what
 * is known to be contiguous stays: older ones are read again when they are asked for. Never a guess.
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
  const kept =
    reaches || isWhole ? chat.list : chat.list.filter(({ timestamp }) => timestamp >= from);
  const isCurrent = isAtLeast(asOf, chat.staleAt ?? undefined);
  return placeMarker({
    ...chat,
    list: mergeNewest(kept, page),
    hasOldest: isWhole || (reaches && chat.hasOldest),
    hasNewest: isCurrent,
    looseFrom: isCurrent ? null : chat.looseFrom,
    newest: 'ready',
  });
}

/** The page before what is held. One that was asked for before what is held now changes nothing. */
export function gotOlder(
  chat: ChatMessages,
  before: string,
  page: readonly Message[],
  hasMore: boolean,
): ChatMessages {
  if (chat.list[0]?.id !== before) return { ...chat, older: 'idle' };
  return { ...chat, list: mergeOlder(chat.list, page), hasOldest: !hasMore, older: 'idle' };
}

/** The chat was opened with so many unread: where reading goes on is marked as soon as it is known. */
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

/** What is kept of any other chat: enough to know a message that is sent twice by a host without numbers. */
const FEW = 10;
/** The open chat is let grow to `MOST_OPEN` messages; then the newest `KEPT_OPEN` stay. */
export const MOST_OPEN = 2_000;
const KEPT_OPEN = 500;

/** The newest `most` messages; those before them are read again when they are wanted. */
function newestOnly(chat: ChatMessages, most: number): ChatMessages {
  const cut = chat.list.length - most;
  if (cut <= 0) return chat;
  const list = chat.list.slice(cut);
  const isLoose = chat.looseFrom !== null && !holds(list, chat.looseFrom);
  return {
    ...chat,
    list,
    hasOldest: false,
    looseFrom: isLoose ? (list[0]?.id ?? null) : chat.looseFrom,
    older: 'idle',
  };
}

/**
 * What is kept of a chat: all of the open one, a page of one seen lately; of any other nothing is known any more but
 * that its few newest messages were heard (behaviour: retention-open, retention-closed).
 */
export function letGo(chat: ChatMessages, keeping: 'all' | 'page' | 'few'): ChatMessages {
  if (keeping === 'all') return chat;
  if (keeping === 'page') return newestOnly(chat, MESSAGES_PAGE);
  const few = newestOnly(chat, FEW);
  if (few.newest === 'unknown' && !few.hasNewest) return few;
  return {
    ...NO_MESSAGES,
    list: few.list,
    looseFrom: few.list[0]?.id ?? null,
    staleAt: few.staleAt,
  };
}

/** The reader of the open chat is back at its newest message: what lies far above is let go. */
export function reachedNewest(chat: ChatMessages): ChatMessages {
  return chat.list.length > MOST_OPEN ? newestOnly(chat, KEPT_OPEN) : chat;
}
