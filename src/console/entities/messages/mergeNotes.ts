/** Notes of a chat, in the order in which they were written. */
import type { Note } from '@/contract/entities/note';
import type { Message } from '@/contract/entities/message';

export type Notes = readonly Note[];

export const NO_NOTES: Notes = [];

const byTime = (a: Note, b: Note) => a.em - b.em || (a.id < b.id ? -1 : 1);

/** @returns `held` with the found notes inserted, each once; the same list when it holds them all. Notes never change. */
export function insertNotes(held: Notes, found: Notes): Notes {
  const ids = new Set(held.map(({ id }) => id));
  const added = found.filter(({ id }) => !ids.has(id));
  return added.length === 0 ? held : [...held, ...added].sort(byTime);
}

/** @returns the notes that stand among messages from `first` on, after which older ones are read again with them. */
export function notesSince(notes: Notes, first: Message | undefined): Notes {
  if (first === undefined) return NO_NOTES;
  const kept = notes.filter(({ em }) => em >= first.timestamp);
  return kept.length === notes.length ? notes : kept;
}
