import { selectUnsentCount } from '@/console/entities/outbox/outboxSelectors';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { selectDrafts } from '@/console/entities/drafts/draftsSlice';
import { forgetKept } from '@/console/entities/outbox/keptOutbox';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/**
 * 'Sair': asks for confirmation if something is unsent, then empties outbox and drafts, in storage too
 * (behaviour: logout-asks).
 */
export const leave =
  (): AppThunk =>
  (dispatch, getState, { dialogs, storage, tokens }) => {
    const state = getState();
    const isUnsent = selectUnsentCount(state) > 0 || Object.keys(selectDrafts(state)).length > 0;
    if (isUnsent && !dialogs.confirm(selectText(state).topbar.confirmLogout)) return;
    const userId = selectUserId(state);
    if (userId !== null) forgetKept(storage, userId);
    tokens.clear();
    dispatch(signedOut({ reason: 'left' }));
  };
