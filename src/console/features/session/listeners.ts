import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { isApiError, type ApiError } from '@/console/api/apiError';
import { isSigningIn } from '@/console/api/auth';
import { pageVisibilityChanged } from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import {
  selectSessionStatus,
  selectUserAndRole,
  selectUserId,
} from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { wait } from '@/console/lib/wait';
import { wasDropped, type AppListenerApi, type StartAppListening } from '@/console/store/listening';
import { readsAtSignIn } from '@/console/store/pushed';
import { readProfile } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';

/** The console opens this many ms after a login or a registration (behaviour: route-after-login). */
const REDIRECT_MS = 500;
/**
 * When the page becomes visible, the profile is read again, at most once in this many ms: no event announces a change
 * to one's own account.
 */
const REREAD_MS = 30_000;

/** Calls whose 401 does not end the session: it is about the credentials just typed. */
const OWN_401 = new Set(['login', 'loginCode', 'register']);

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

/**
 * Ends the session because the host no longer accepts the token. The outbox stays in storage (behaviour:
 * session-forced-out, outbox-kept).
 */
function forceOut({ dispatch, extra, getState }: AppListenerApi): void {
  // Before somebody is signed in, the start of the session reads the profile, and handles a refusal itself.
  if (selectSessionStatus(getState()) !== 'signedIn') return;
  const text = selectText(getState()).notices.authFailed;
  extra.tokens.clear();
  extra.notifier.notify({ variant: 'error', text, key: 'auth' });
  dispatch(signedOut({ reason: 'forced' }));
}

/** Listeners for signing in and out, and for what follows from it. */
export function addSessionListeners(start: StartAppListening): void {
  start({
    matcher: isAnyOf(isRefused, realtime.auth_error),
    effect: (_action, listener) => forceOut(listener),
  });

  start({
    predicate: (_action, now, before) =>
      selectUserAndRole(now) !== null && selectUserAndRole(before) !== selectUserAndRole(now),
    effect: (_action, { dispatch, extra, getState }) => {
      extra.tokens.setOwnerId(selectUserId(getState()));
      for (const read of readsAtSignIn(getState())) void dispatch(read);
    },
  });

  start({
    // Unlike the profile, this answer does not say how many accounts wait (behaviour: account-badge).
    matcher: isSigningIn,
    effect: async ({ payload }, { dispatch }) => {
      const { estado, isAdmin } = payload.user;
      if (isAdmin && estado !== null) await dispatch(readProfile());
    },
  });

  start({
    // It is about this person, or about somebody whom an administrator counts (behaviour: account-badge).
    actionCreator: realtime.contaAtualizada,
    effect: async ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { extra, getState } = listener;
      if (payload.chavePixMudou && payload.userId === selectUserId(getState())) {
        const text = selectText(getState()).notices.pixKeyChanged;
        extra.notifier.notify({ variant: 'warning', text, key: 'pixKey' });
      }
      await listener.dispatch(readProfile());
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
    // The login's gate does not see every sign-in: a hidden tab may draw nothing between 'nobody' and 'signed in'.
    predicate: (_action, now, before) =>
      selectSessionStatus(now) === 'signedIn' && selectSessionStatus(before) !== 'signedIn',
    effect: async (action, { extra, getState }) => {
      if (isSigningIn(action)) await wait(extra.clock, REDIRECT_MS);
      if (selectSessionStatus(getState()) === 'signedIn') {
        extra.navigator.go('/dashboard', { replace: true, from: '/login' });
      }
    },
  });

  start({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch, extra }) => {
      // When another tab signed in somebody else, it has already written its own user id.
      if (payload.reason !== 'elsewhere') extra.tokens.setOwnerId(null);
      dispatch(api.util.resetApiState());
      // Whoever was signed out by the host has something to tell (behaviour: recording-kept).
      if (payload.reason === 'left') extra.recording.forget('all');
      // The tab where it happened knows why, and what becomes of the others' recordings.
      if (payload.reason === 'elsewhere') extra.recording.forget('own');
    },
  });
}
