import { memo } from 'react';
import { formatClock } from '@/console/text/format';
import type { Note } from '@/contract/entities/note';
import type { EpochMs } from '@/contract/wire';
import type { ChatItem } from './chatItems';
import { newDay } from './newDay';
import { NoteRowView } from './NoteRowView';
import type { Reader } from './useReader';

interface NoteRowProps {
  note: Note;
  previous: ChatItem | null;
  /** What is said of attendances that ended with the item before; empty for most. */
  ended: readonly string[];
  now: EpochMs;
  reader: Reader;
}

/** One note inside the chat. */
export const NoteRow = memo(function NoteRow(props: NoteRowProps) {
  const { note, previous, ended, reader } = props;
  const { chat } = reader.text;
  return (
    <NoteRowView
      text={chat.note}
      author={note.autor.id === reader.userId ? chat.you : note.autor.nome}
      body={note.texto}
      clock={formatClock(note.em)}
      ended={ended}
      day={newDay(note, previous, props.now, reader)}
    />
  );
});
