import {
  selectServerOffset,
  selectWhatsappConnected,
} from '@/console/entities/connection/connectionSelectors';
import { selectDesktopWanted, selectMuted } from '@/console/entities/preferences/preferencesSlice';
import {
  lacksFound,
  selectHasLooked,
  selectLacks,
  servingEnded,
} from '@/console/entities/readiness/readinessSlice';
import { selectTakesOffers } from '@/console/entities/session/sessionSelectors';
import type { Storage } from '@/console/ports/ports';
import type { StartAppListening } from '@/console/store/listening';
import type { StartReacting } from '@/console/store/reactions';
import type { AppThunk, RootState } from '@/console/store/types';
import { desktopState } from './desktopNotices';
import { lacksOf, rememberedOf } from './lacks';

/** What was dismissed and is not said again, separated by spaces. */
const DISMISSED_KEY = 'readinessDismissed';

const dismissedIn = (storage: Storage): string[] =>
  (storage.get(DISMISSED_KEY) ?? '').split(' ').filter((lack) => lack !== '');

/**
 * Looks for what the agent lacks to serve well: all that was not dismissed for good when they have just come online, and
 * from then on whether what was missing still is (behaviour: readiness).
 */
export const lookForLacks =
  (): AppThunk =>
  (dispatch, getState, { desktop, sounds, storage }) => {
    const state = getState();
    const lacking = lacksOf({
      muted: selectMuted(state),
      soundBlocked: sounds.isBlocked(),
      desktop: desktopState(selectDesktopWanted(state), desktop),
      whatsappConnected: selectWhatsappConnected(state),
      serverOffsetMs: selectServerOffset(state),
    });
    const before = selectLacks(state);
    if (!selectHasLooked(state)) {
      const dismissed = dismissedIn(storage);
      dispatch(lacksFound({ lacks: lacking.filter((lack) => !dismissed.includes(lack)) }));
      return;
    }
    const lacks = before.filter((lack) => lacking.includes(lack));
    if (lacks.length < before.length) dispatch(lacksFound({ lacks }));
  };

/** 'Dispensar': what is the person's own choice is not said again in this browser. */
export const dismissLacks =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const all = new Set([...dismissedIn(storage), ...rememberedOf(selectLacks(getState()))]);
    if (all.size > 0) storage.set(DISMISSED_KEY, [...all].join(' '));
    dispatch(lacksFound({ lacks: [] }));
  };

/**
 * The store does not say what the browser allows by now: that is looked at again when the host is heard, at most this
 * often, in ms.
 */
const LOOK_EVERY_MS = 1_000;

/** Whether something that the store knows of it changed. */
const hasChanged = (now: RootState, before: RootState): boolean =>
  now.preferences !== before.preferences ||
  selectWhatsappConnected(now) !== selectWhatsappConnected(before) ||
  selectServerOffset(now) !== selectServerOffset(before);

/** Looks when an agent comes online, and again when something of it changed. */
export function addReadinessListeners(start: StartAppListening, react: StartReacting): void {
  start({
    predicate: (_action, now) => selectTakesOffers(now) !== selectHasLooked(now),
    effect: (_action, { dispatch, getState }) => {
      if (selectTakesOffers(getState())) dispatch(lookForLacks());
      else dispatch(servingEnded());
    },
  });

  let lookedAt = -Infinity;
  const lookNowAndThen: AppThunk = (dispatch, _getState, { clock }) => {
    if (Math.abs(clock.now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = clock.now();
    dispatch(lookForLacks());
  };
  react((_action, { dispatch, getState, before }) => {
    const now = getState();
    if (selectLacks(now).length === 0) return;
    if (hasChanged(now, before)) dispatch(lookForLacks());
    else if (now.connection !== before.connection) dispatch(lookNowAndThen);
  });
}
