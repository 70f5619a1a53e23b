import { api } from '@/console/api/api';
import { TAGS } from '@/console/api/tags';
import { wipeApi } from '@/console/api/wipe';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectText } from '@/console/shared/text/useText';
import { wasDropped, type StartAppListening } from '@/console/store/listening';

/** The event of a wipe requested here arrives within this many ms, before or after its response. */
const OWN_WIPE_MS = 30_000;

/**
 * What an administrator's wipe does for everybody who is signed in, whichever screen they look at: everything is read
 * again, and a notice says so, except to the one who did it, whose own toast has the counts (behaviour: wipe).
 */
export function addWipeListeners(start: StartAppListening): void {
  let wipedHereAt = -Infinity;
  start({
    matcher: wipeApi.endpoints.wipeData.matchPending,
    effect: (_action, { extra }) => {
      wipedHereAt = extra.clock.now();
    },
  });

  start({
    actionCreator: realtime.dadosLimpos,
    effect: (_action, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, extra, getState } = listener;
      dispatch(api.util.invalidateTags([...TAGS]));
      const isOwn = extra.clock.now() - wipedHereAt < OWN_WIPE_MS;
      wipedHereAt = -Infinity;
      if (isOwn) return;
      const text = selectText(getState()).notices.dataWiped;
      extra.notifier.notify({ variant: 'info', text, key: 'dataWiped' });
    },
  });
}
