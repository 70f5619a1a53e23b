import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { isApiError, type ApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { pageVisibilityChanged } from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import {
  selectSessionStatus,
  selectStanding,
  selectUserId,
} from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/sessionSlice';
import { wait } from '@/console/ports/wait';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { readList, readProfile, readStatus } from '@/console/shared/rereads/readNow';
import { selectEntryWords } from '@/console/shared/text/useText';

const USER_ID_KEY = 'user_id';
/** The console opens this long after a login or a registration (behaviour: route-after-login). */
const REDIRECT_MS = 500;
/** Who comes back to the page is read anew at most this often: nothing tells of a change to one's own account. */
const REREAD_MS = 30_000;

/** Calls whose 401 speaks of the credentials just typed, or is dealt with where the profile is read at start. */
const OWN_401 = new Set(['login', 'register', 'getProfile']);

function isRefused(action: UnknownAction): action is UnknownAction & { payload: ApiError } {
  const meta = action['meta'] as { arg?: { endpointName?: string } } | undefined;
  const name = meta?.arg?.endpointName;
  const error = action['payload'];
  return (
    action.type.endsWith('/rejected') &&
    name !== undefined &&
    !OWN_401.has(name) &&
    isApiError(error) &&
    error.status === 401
  );
}

/** The host does not know this person any more: the outbox stays kept for them (wire: unauthorized, outbox-logout). */
function forceOut({ dispatch, extra, getState }: AppListenerApi): void {
  if (selectSessionStatus(getState()) !== 'signedIn') return;
  const text = selectEntryWords(getState()).notices.authFailed;
  extra.tokens.clear();
  extra.notifier.notify({ variant: 'error', text, key: 'auth' });
  dispatch(signedOut({ reason: 'forced' }));
}

/** Signing in and out, and what follows from it. */
export function addSessionListeners(start: StartAppListening): void {
  const { login, register } = authApi.endpoints;

  start({
    matcher: isAnyOf(isRefused, realtime.auth_error),
    effect: (_action, listener) => forceOut(listener),
  });

  start({
    predicate: (_action, now, before) =>
      selectStanding(now) !== null && selectStanding(before) !== selectStanding(now),
    effect: (_action, { dispatch, extra, getState }) => {
      extra.storage.set(USER_ID_KEY, selectUserId(getState()) ?? '');
      // The list need not wait for the socket; positions sort out which of the two is newer.
      void dispatch(readList());
      void dispatch(readStatus());
    },
  });

  let readAt = -Infinity;
  start({
    actionCreator: pageVisibilityChanged,
    effect: async ({ payload }, { dispatch, extra, getState }) => {
      const now = extra.clock.now();
      if (!payload.visible || selectUserId(getState()) === null || now - readAt < REREAD_MS) return;
      readAt = now;
      await dispatch(readProfile());
    },
  });

  start({
    matcher: isAnyOf(login.matchFulfilled, register.matchFulfilled),
    effect: async (_action, { extra, getState }) => {
      await wait(extra.clock, REDIRECT_MS);
      if (selectSessionStatus(getState()) === 'signedIn') {
        extra.navigator.go('/dashboard', { replace: true });
      }
    },
  });

  start({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch, extra }) => {
      // Another tab that signed somebody else in has said there already who that is.
      if (payload.reason !== 'elsewhere') extra.storage.remove(USER_ID_KEY);
      dispatch(api.util.resetApiState());
    },
  });
}
