import { serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import type { StartAppListening } from '@/console/store/listening';
import { selectText } from '@/console/shared/text/useText';

/** Reports a successful login, or why it failed in the server's words (behaviour: login-success, login-failed). */
export function addLoginListeners(start: StartAppListening): void {
  const { login } = authApi.endpoints;
  start({
    matcher: login.matchFulfilled,
    effect: (_action, { extra, getState }) => {
      const text = selectText(getState()).notices.signedIn;
      extra.notifier.notify({ variant: 'success', text });
    },
  });
  start({
    matcher: login.matchRejected,
    effect: ({ payload }, { extra, getState }) => {
      const text = serverText(payload) ?? selectText(getState()).login.failed;
      extra.notifier.notify({ variant: 'error', text, key: 'loginFailed' });
    },
  });
}
