import { sessionsApi } from '@/console/api/sessions';
import { selectUnsentCount } from '@/console/entities/outbox/outboxSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { selectDrafts } from '@/console/entities/drafts/draftsSlice';
import { selectNoteTexts } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/**
 * 'Sair': asks for confirmation if something is unsent, then signs out, here at once and on the host in its own time
 * (behaviour: logout-asks, session-logout). The outbox's listener removes from storage what was unsent.
 */
export const leave =
  (): AppThunk =>
  (dispatch, getState, { dialogs, tokens, vault }) => {
    const state = getState();
    const isUnsent =
      selectUnsentCount(state) > 0 ||
      Object.keys(selectDrafts(state)).length > 0 ||
      Object.keys(selectNoteTexts(state)).length > 0;
    if (isUnsent && !dialogs.confirm(selectText(state).topbar.confirmLogout)) return;
    const token = tokens.get();
    tokens.clear();
    dispatch(signedOut({ reason: 'left' }));
    if (token === null) return;
    // Sent after the sign-out, which aborts calls under way. Nobody waits for the answer, and none is needed.
    const left = vault.put({ fields: { token } });
    void dispatch(sessionsApi.endpoints.leave.initiate({ token: left }, { track: false }));
  };
