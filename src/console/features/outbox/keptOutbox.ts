/**
 * The storage of a person's unsent text. Each message and each chat's draft has a key of its own, so that two tabs
 * writing at once never overwrite each other.
 */
import * as v from 'valibot';
import type { DraftsState } from '@/console/entities/drafts/draftsSlice';
import type { OutboxEntry } from '@/console/entities/outbox/outboxSlice';
import type { Storage } from '@/console/ports/ports';

const outboxPrefix = (userId: string) => `outbox:${userId}:`;
/** Stores whether the host was ever seen to keep idempotency keys. */
const keepsKeysKey = (userId: string) => `outboxKeys:${userId}`;
/** What is typed and not sent: a message, or a note. */
type DraftKind = 'drafts' | 'noteDrafts';
const draftsPrefix = (kind: DraftKind, userId: string) => `${kind}:${userId}:`;

const entrySchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  chatId: v.string(),
  text: v.string(),
  createdAt: v.number(),
  status: v.picklist(['queued', 'sending', 'failed']),
  attempts: v.number(),
  // A tab with an earlier version of the console does not write it.
  retryAt: v.optional(v.nullable(v.number()), null),
  error: v.nullable(v.string()),
});

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Unreadable data was not written by the console.
    return undefined;
  }
}

/** @returns one stored message; null for anything else. */
export function readEntry(value: string | null): OutboxEntry | null {
  const read = v.safeParse(entrySchema, parse(value));
  return read.success ? read.output : null;
}

/** @returns the outbox entry's key inside a storage key, or null when it is not that person's. */
export function entryKeyOf(storageKey: string, userId: string): string | null {
  const prefix = outboxPrefix(userId);
  return storageKey.startsWith(prefix) ? storageKey.slice(prefix.length) : null;
}

export function keepEntry(storage: Storage, userId: string, entry: OutboxEntry): void {
  storage.set(outboxPrefix(userId) + entry.key, JSON.stringify(entry));
}

export function dropEntry(storage: Storage, userId: string, key: string): void {
  storage.remove(outboxPrefix(userId) + key);
}

/** @returns a message as it is in storage now: another tab may have sent it. */
export function keptEntry(storage: Storage, userId: string, key: string): OutboxEntry | null {
  return readEntry(storage.get(outboxPrefix(userId) + key));
}

export function keptOutbox(storage: Storage, userId: string) {
  const entries = storage
    .keys(outboxPrefix(userId))
    .map((key) => readEntry(storage.get(key)))
    .filter((entry) => entry !== null);
  return { entries, hostKeepsKeys: storage.get(keepsKeysKey(userId)) === 'true' };
}

export function keepHostKeepsKeys(storage: Storage, userId: string): void {
  storage.set(keepsKeysKey(userId), 'true');
}

/** @returns the stored drafts by chat id. */
export function keptDrafts(
  storage: Storage,
  kind: DraftKind,
  userId: string,
): Record<string, string> {
  const prefix = draftsPrefix(kind, userId);
  const kept = storage
    .keys(prefix)
    .map((key) => [key.slice(prefix.length), storage.get(key) ?? '']);
  return Object.fromEntries(kept) as Record<string, string>;
}

/** Stores the drafts that this tab changed between two states, without touching those other tabs wrote. */
export function keepDrafts(
  storage: Storage,
  kind: DraftKind,
  userId: string,
  now: DraftsState,
  before: DraftsState,
): void {
  const prefix = draftsPrefix(kind, userId);
  for (const [chatId, text] of Object.entries(now)) {
    if (before[chatId] !== text) storage.set(prefix + chatId, text);
  }
  for (const chatId of Object.keys(before)) {
    if (now[chatId] === undefined) storage.remove(prefix + chatId);
  }
}

/** 'Sair': removes all of a person's unsent text (behaviour: outbox-kept). */
export function forgetKept(storage: Storage, userId: string): void {
  const prefixes = [
    outboxPrefix(userId),
    draftsPrefix('drafts', userId),
    draftsPrefix('noteDrafts', userId),
  ];
  const kept = prefixes.flatMap((prefix) => storage.keys(prefix));
  for (const key of kept) storage.remove(key);
}
