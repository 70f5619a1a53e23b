import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/sessionSlice';
import type { AppThunk } from '@/console/store/types';
import { startSession } from './start';

/**
 * Follows what other tabs do to the token: signing out there signs out here, signing in there signs in
 * here, as that person; a new token of the same person changes nothing. @returns the end of it.
 */
export const followOtherTabs =
  (): AppThunk<() => void> =>
  (dispatch, getState, { tokens }) =>
    tokens.subscribe((token) => {
      const userId = selectUserId(getState());
      // A new password brings a new token: the same person goes on with what they were at.
      if (token !== null && userId !== null && tokens.ownerId() === userId) return;
      if (userId !== null) dispatch(signedOut({ reason: 'elsewhere' }));
      if (token !== null) void dispatch(startSession());
    });
