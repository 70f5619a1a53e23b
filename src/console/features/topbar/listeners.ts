import { agentsApi } from '@/console/api/agents';
import { isApiError, isToBeTold } from '@/console/api/apiError';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { readOnline, readProfile } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';

type Failure = 'statusFailed' | 'forwardingFailed';

function tell(failure: Failure, { extra, getState }: AppListenerApi): void {
  const text = selectText(getState()).notices[failure];
  extra.notifier.notify({ variant: 'error', text, key: failure });
}

/** Without a readable response it is unknown whether the host made the change. */
const isUnanswered = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'schema');

/** Reports a failed toggle of the top bar, and then reads the real value (behaviour: online-toggle). */
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
      // Only the profile says whether messages are forwarded.
      void listener.dispatch(readProfile());
    },
  });
  start({
    // A response without success is a failure too. The state it contains is true and is shown.
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
