import type { Message } from '@/contract/entities/message';
import type { Note } from '@/contract/entities/note';

/** What stands in a chat and was kept by the host. */
type Kept = Message | Note;

/**
 * Puts notes among the messages: each behind the message that was the newest when it was written, or, where that one is
 * not held, behind the last that is not younger.
 *
 * @param messages ascending
 * @param notes in the order in which they were written
 * @param hasOldest the chat's first message is held. Otherwise a note from before the held messages waits for them.
 * @returns the messages' own array where there are no notes
 */
export function withNotes(
  messages: readonly Message[],
  notes: readonly Note[],
  hasOldest: boolean,
): readonly Kept[] {
  if (notes.length === 0) return messages;
  const places = new Map(messages.map(({ id }, index) => [id, index]));
  const behind = new Map<number, Note[]>();
  for (const note of notes) {
    const known = note.depoisDe === null ? -1 : places.get(note.depoisDe);
    const place = known ?? messages.findLastIndex(({ timestamp }) => timestamp <= note.em);
    if (place === -1 && !hasOldest) continue;
    behind.set(place, [...(behind.get(place) ?? []), note]);
  }
  const first = behind.get(-1) ?? [];
  return [
    ...first,
    ...messages.flatMap((message, index) => [message, ...(behind.get(index) ?? [])]),
  ];
}
