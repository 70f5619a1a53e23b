import { selectCan } from '@/console/entities/connection/connectionSelectors';
import {
  noteDraftChanged,
  noteModeSwitched,
  selectNoteDraft,
} from '@/console/entities/noteDrafts/noteDraftsSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { NOTE_MAX_LENGTH } from '@/contract/rest/conversations';
import { saveNote, selectIsSavingNote } from './noteDeeds';

/** The input of a chat as far as it takes notes. */
interface NoteInput {
  /** It takes a note now. */
  isOpen: boolean;
  text: string;
  /** By how many characters the note is too long; 0 when it may be saved. */
  over: number;
  /** It is on its way. */
  isSaving: boolean;
  onToggle: () => void;
  onChange: (text: string) => void;
  onSave: () => void;
}

/** The note that is being written in a chat; null where the host keeps none (behaviour: notes). */
export function useNote(chatId: string): NoteInput | null {
  const dispatch = useAppDispatch();
  const can = useAppSelector((state) => selectCan(state, 'notas'));
  const { isOpen, text } = useAppSelector((state) => selectNoteDraft(state, chatId));
  const isSaving = useAppSelector((state) => selectIsSavingNote(state, chatId));
  if (!can) return null;
  return {
    isOpen,
    text,
    over: Math.max(0, text.trim().length - NOTE_MAX_LENGTH),
    isSaving,
    onToggle: () => void dispatch(noteModeSwitched({ chatId, isOpen: !isOpen })),
    onChange: (typed) => dispatch(noteDraftChanged({ chatId, text: typed })),
    onSave: () => void dispatch(saveNote(chatId)),
  };
}
