import { isApiError, isToBeTold, serverText } from '@/console/api/apiError';
import { sessionsApi } from '@/console/api/sessions';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { selectSideText } from '@/console/shared/text/useSideText';

const { endOtherSessions, endSession } = sessionsApi.endpoints;

/** The key under which a sign-in is being ended; null: all others. */
export const endingKey = (id: string | null) => `session:${id ?? 'others'}`;

/** Ends one of the own sign-ins. One that has ended meanwhile is what was wanted. */
export const endOne = (id: string): Deed =>
  oncePressed(endingKey(id), async (dispatch) => {
    const { error } = await dispatch(runCall(endSession, { id }, endingKey(id)));
    const hasEnded = isApiError(error) && error.status === 404;
    dispatch(tell(hasEnded ? undefined : error, 'ended'));
  });

/** Ends all of the own sign-ins but this one. */
export const endOthers = (): Deed =>
  oncePressed(endingKey(null), async (dispatch) => {
    const { error } = await dispatch(runCall(endOtherSessions, undefined, endingKey(null)));
    dispatch(tell(error, 'othersEnded'));
  });

const tell =
  (error: unknown, done: 'ended' | 'othersEnded'): ((...args: Parameters<Deed>) => void) =>
  (_dispatch, getState, { notifier }) => {
    const words = selectSideText(getState()).sessions;
    if (error === undefined) {
      notifier.notify({ variant: 'success', text: words[done], key: 'sessions' });
    } else if (isToBeTold(error)) {
      const text = serverText(error) ?? words.endFailed;
      notifier.notify({ variant: 'error', text, key: 'sessions' });
    }
  };
