import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectNoteDraft } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import type { RootState } from '@/console/store/types';
import { createSelector } from '@/console/lib/createSelector';

/** Something that was written in a chat and has not reached the host. */
export interface Unsent {
  /** The same for as long as it is there. */
  key: string;
  kind: 'draft' | 'note' | 'queued' | 'failed';
  text: string;
}

/** Selects what is written in a chat and not sent, which does not go along when the chat is handed over. */
export const selectUnsentOf: (state: RootState, chatId: string) => readonly Unsent[] =
  createSelector(
    [
      selectOutboxOf,
      selectDraft,
      (state: RootState, chatId: string) => selectNoteDraft(state, chatId).text,
    ],
    (entries, draft, note): readonly Unsent[] => [
      ...entries.map(({ key, status, text }) => ({
        ...{ key, text },
        kind: status === 'failed' ? ('failed' as const) : ('queued' as const),
      })),
      ...(draft.trim() === '' ? [] : [{ key: 'draft', kind: 'draft' as const, text: draft }]),
      ...(note.trim() === '' ? [] : [{ key: 'note', kind: 'note' as const, text: note }]),
    ],
  );
