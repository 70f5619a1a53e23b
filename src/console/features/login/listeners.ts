import { serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import type { StartAppListening } from '@/console/store/listening';
import { selectEntryWords } from '@/console/shared/text/useText';

/** What a login says: that it went well, or the server's words for why it did not (spec 8). */
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
