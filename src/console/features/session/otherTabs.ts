import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import type { AppThunk } from '@/console/store/types';
import { startSession } from './start';

/**
 * Follows what other tabs do to the token: a sign-out there signs out here; a sign-in there signs in the same person
 * here; a new token of the same person changes nothing.
 *
 * @returns a function that stops it
 */
export const followOtherTabs =
  (): AppThunk<() => void> =>
  (dispatch, getState, { tokens }) =>
    tokens.subscribe((token) => {
      const userId = selectUserId(getState());
      // A changed password brings a new token. The same person goes on with their work.
      if (token !== null && userId !== null && tokens.ownerId() === userId) return;
      if (userId !== null) dispatch(signedOut({ reason: 'elsewhere' }));
      if (token !== null) void dispatch(startSession());
    });
