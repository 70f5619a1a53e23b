import { selectUnsentCount } from '@/console/entities/outbox/outboxSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { selectDrafts } from '@/console/entities/drafts/draftsSlice';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/**
 * 'Sair': asks for confirmation if something is unsent, then signs out (behaviour: logout-asks). The outbox's listener
 * removes from storage what was unsent.
 */
export const leave =
  (): AppThunk =>
  (dispatch, getState, { dialogs, tokens }) => {
    const state = getState();
    const isUnsent = selectUnsentCount(state) > 0 || Object.keys(selectDrafts(state)).length > 0;
    if (isUnsent && !dialogs.confirm(selectText(state).topbar.confirmLogout)) return;
    tokens.clear();
    dispatch(signedOut({ reason: 'left' }));
  };
