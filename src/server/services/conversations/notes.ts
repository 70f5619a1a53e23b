import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Note } from '@/contract/entities/note';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { conversations, messages, notes, users } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';
import type { Span } from './messagePages';

/** A note as somebody sends it. */
interface NoteRequest {
  chatId: string;
  texto: string;
  /** One UUID for each note; null: every call writes one. */
  idempotencyKey: string | null;
}

export type NotesService = ReturnType<typeof createNotesService>;

/** Notes inside chats, which are sent to nobody (behaviour: notes). */
export function createNotesService({ uow, clock, ids }: Pick<Parts, 'uow' | 'clock' | 'ids'>) {
  /**
   * Writes a note behind the chat's newest message and tells everyone who may see the chat. A repeat with the same key
   * answers with the first call's note.
   *
   * @throws HttpError 404 when the chat is not theirs when the transaction runs; 409 when the key belongs to another
   * note.
   */
  function add(person: Person, { chatId, texto, idempotencyKey }: NoteRequest): Promise<Note> {
    return uow.write(async (tx, emit) => {
      const [chat] = await tx
        .select({ agenteId: conversations.agenteId, newest: conversations.lastMessageOrdinal })
        .from(conversations)
        .where(
          and(
            eq(conversations.id, chatId),
            person.isAdmin ? undefined : eq(conversations.agenteId, person.id),
          ),
        );
      if (!chat) throw notFound(conversationsText.notFound);
      if (idempotencyKey !== null) {
        const first = await findByKey(tx, person, idempotencyKey);
        if (first && (first.chatId !== chatId || first.note.texto !== texto)) {
          throw new HttpError(409, conversationsText.noteKeyReused);
        }
        if (first) return first.note;
      }
      const nota = await writeNote(tx, {
        ...{ id: ids.newId(), conversationId: chatId, afterOrdinal: chat.newest },
        ...{ authorId: person.id, texto, idempotencyKey, writtenAt: clock.now() },
      });
      emit.toChat(chat.agenteId, 'novaNota', { chatId, nota });
      return nota;
    });
  }

  return { add };
}

/** Stores a note. Whoever may see its chat is the caller's to tell. */
export async function writeNote(tx: Transaction, note: typeof notes.$inferInsert): Promise<Note> {
  await tx.insert(notes).values(note);
  const [written] = await selectNotes(tx).where(eq(notes.id, note.id));
  if (!written) throw new Error('A note was not stored');
  return toNote(written);
}

/** The notes that stand in a part of a chat, the oldest first (wire: get-conversation). */
export async function notesWithin(
  db: Database | Transaction,
  chatId: string,
  { from, before }: Span,
): Promise<Note[]> {
  const rows = await selectNotes(db)
    .where(
      and(
        eq(notes.conversationId, chatId),
        from === null ? undefined : gte(notes.afterOrdinal, from),
        before === null ? undefined : lt(notes.afterOrdinal, before),
      ),
    )
    .orderBy(asc(notes.id));
  return rows.map(toNote);
}

function selectNotes(db: Database | Transaction) {
  return db
    .select({ note: notes, autor: { id: users.id, nome: users.nome }, depoisDe: messages.id })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.authorId))
    .leftJoin(messages, eq(messages.ordinal, notes.afterOrdinal))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

const toNote = ({ note, autor, depoisDe }: Row): Note => ({
  id: note.id,
  texto: note.texto,
  autor,
  em: note.writtenAt,
  depoisDe,
});

/** The note that this person wrote under a key. */
async function findByKey(tx: Transaction, person: Person, key: string) {
  const [found] = await selectNotes(tx).where(
    and(eq(notes.authorId, person.id), eq(notes.idempotencyKey, key)),
  );
  return found ? { chatId: found.note.conversationId, note: toNote(found) } : null;
}
