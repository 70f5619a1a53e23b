import { agentsApi } from '@/console/api/agents';
import { isApiError, isToBeTold } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { readOnline } from '@/console/shared/rereads/readNow';
import { selectEntryWords } from '@/console/shared/text/useText';

type Failure = 'statusFailed' | 'forwardingFailed';

function tell(failure: Failure, { extra, getState }: AppListenerApi): void {
  const text = selectEntryWords(getState()).notices[failure];
  extra.notifier.notify({ variant: 'error', text, key: failure });
}

/** Without an answer that can be read nobody knows whether the host did it. */
const isUnanswered = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'schema');

/** Says when a toggle of the bar failed, and finds out what is true then (behaviour: online-toggle). */
export function addTopbarListeners(start: StartAppListening): void {
  const { setOnline, setForwarding } = agentsApi.endpoints;
  start({
    matcher: setOnline.matchRejected,
    effect: ({ payload }, listener) => {
      if (isToBeTold(payload)) tell('statusFailed', listener);
      if (isUnanswered(payload)) void listener.dispatch(readOnline());
    },
  });
  start({
    matcher: setForwarding.matchRejected,
    effect: ({ payload }, listener) => {
      if (isToBeTold(payload)) tell('forwardingFailed', listener);
      if (!isUnanswered(payload)) return;
      // The profile alone says whether messages are forwarded.
      const { getProfile } = authApi.endpoints;
      const anew = { forceRefetch: true, subscribe: false };
      void listener.dispatch(getProfile.initiate(undefined, anew));
    },
  });
  start({
    // An answer that says no is a failure too; what it says of the state is true, and shows.
    matcher: setOnline.matchFulfilled,
    effect: ({ payload }, listener) => {
      if (payload.success === false) tell('statusFailed', listener);
    },
  });
  start({
    matcher: setForwarding.matchFulfilled,
    effect: ({ payload }, listener) => {
      if (payload.success === false) tell('forwardingFailed', listener);
    },
  });
}
