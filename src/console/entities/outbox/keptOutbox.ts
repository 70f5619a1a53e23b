/**
 * What this browser keeps of a person's unsent words: each message and each chat's draft under a key of
 * its own, so that two tabs writing at once never overwrite each other.
 */
import * as v from 'valibot';
import type { DraftsState } from '@/console/entities/drafts/draftsSlice';
import type { Storage } from '@/console/ports/ports';
import type { OutboxEntry } from './outboxSlice';

const outboxPrefix = (userId: string) => `outbox:${userId}:`;
/** Whether the host was ever seen to give an idempotencyKey back. */
const keepsKeysKey = (userId: string) => `outboxKeys:${userId}`;
const draftsPrefix = (userId: string) => `drafts:${userId}:`;

const entrySchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  chatId: v.string(),
  text: v.string(),
  createdAt: v.number(),
  status: v.picklist(['queued', 'sending', 'failed']),
  attempts: v.number(),
  error: v.nullable(v.string()),
});

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote there: what is unreadable is not ours.
    return undefined;
  }
}

/** One kept message; null for what is none. */
export function readEntry(value: string | null): OutboxEntry | null {
  const read = v.safeParse(entrySchema, parse(value));
  return read.success ? read.output : null;
}

/** The key of an outbox entry in a storage key, null when it is not that person's. */
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

/** A kept message as it is in storage now: another tab may have sent it. */
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

/** The drafts that are kept, by chat. */
export function keptDrafts(storage: Storage, userId: string): Record<string, string> {
  const prefix = draftsPrefix(userId);
  const kept = storage
    .keys(prefix)
    .map((key) => [key.slice(prefix.length), storage.get(key) ?? '']);
  return Object.fromEntries(kept) as Record<string, string>;
}

/** Keeps what changed between two moments of this tab, and leaves alone what other tabs wrote. */
export function keepDrafts(
  storage: Storage,
  userId: string,
  now: DraftsState,
  before: DraftsState,
): void {
  const prefix = draftsPrefix(userId);
  for (const [chatId, text] of Object.entries(now)) {
    if (before[chatId] !== text) storage.set(prefix + chatId, text);
  }
  for (const chatId of Object.keys(before)) {
    if (now[chatId] === undefined) storage.remove(prefix + chatId);
  }
}

/** 'Sair': nothing of a person's unsent words stays (behaviour: outbox-kept). */
export function forgetKept(storage: Storage, userId: string): void {
  const kept = [outboxPrefix(userId), draftsPrefix(userId)].flatMap((prefix) =>
    storage.keys(prefix),
  );
  for (const key of kept) storage.remove(key);
}
