import { memo } from 'react';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatClock } from '@/console/text/format';
import type { Note } from '@/contract/entities/note';
import type { EpochMs } from '@/contract/wire';
import type { ChatItem } from './chatItems';
import { NoteRowView } from './NoteRowView';
import { useNewDay } from './useNewDay';

interface NoteRowProps {
  note: Note;
  previous: ChatItem | null;
  /** What is said of attendances that ended with the item before; empty for most. */
  ended: readonly string[];
  now: EpochMs;
}

/** One note inside the chat. */
export const NoteRow = memo(function NoteRow({ note, previous, ended, now }: NoteRowProps) {
  const { chat } = useText();
  const userId = useAppSelector(selectUserId);
  const day = useNewDay(note, previous, now);
  return (
    <NoteRowView
      text={chat.note}
      author={note.autor.id === userId ? chat.you : note.autor.nome}
      body={note.texto}
      clock={formatClock(note.em)}
      ended={ended}
      day={day}
    />
  );
});
