import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';

/**
 * Does something for everybody who signs in, until they leave: they sign out, or somebody else signs in.
 *
 * @param begin called when `userId` has signed in. It returns the function that ends what it began.
 */
export function whileSignedIn(
  start: StartAppListening,
  begin: (userId: string, listener: AppListenerApi) => () => void,
): void {
  start({
    predicate: (_action, now, before) =>
      selectUserId(now) !== null && selectUserId(now) !== selectUserId(before),
    effect: async (_action, listener) => {
      const userId = selectUserId(listener.getState());
      if (userId === null) return;
      const end = begin(userId, listener);
      await listener.condition((_next, now) => selectUserId(now) !== userId);
      end();
    },
  });
}
