import { serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import type { StartAppListening } from '@/console/store/listening';
import { selectEntryWords } from '@/console/shared/text/useText';

/** Says that a login went well, or in the server's words why not (behaviour: login-success, login-failed). */
export function addLoginListeners(start: StartAppListening): void {
  const { login } = authApi.endpoints;
  start({
    matcher: login.matchFulfilled,
    effect: (_action, { extra, getState }) => {
      const text = selectEntryWords(getState()).notices.signedIn;
      extra.notifier.notify({ variant: 'success', text });
    },
  });
  start({
    matcher: login.matchRejected,
    effect: ({ payload }, { extra, getState }) => {
      const text = serverText(payload) ?? selectEntryWords(getState()).notices.loginFailed;
      extra.notifier.notify({ variant: 'error', text, key: 'loginFailed' });
    },
  });
}
