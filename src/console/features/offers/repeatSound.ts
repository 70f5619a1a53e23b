import { offerShown, selectOffers } from '@/console/entities/offers/offersSlice';
import { selectRepeatsOffers } from '@/console/entities/preferences/preferencesSlice';
import { selectTakesOffers } from '@/console/entities/session/sessionSelectors';
import { playSound } from '@/console/shared/notices/playSound';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';

/** The interval between two sounds, in ms. */
const EVERY_MS = 5_000;

/** The offers that this person has seen in some tab of this browser, by their ids. */
const SEEN_KEY = 'offersSeen';

/** The offers for which this tab would sound again: open ones that were not on its screen. */
const unseen = (state: RootState) =>
  selectRepeatsOffers(state) && selectTakesOffers(state)
    ? selectOffers(state).filter(({ phase, shown }) => phase === 'open' && !shown)
    : [];

/**
 * Repeats the sound of an offer until the person has seen it, if they want that (behaviour: sound-repeat). All tabs sound
 * at the same times, so that the sounds' port lets one of them be heard.
 */
export function addRepeatListeners(start: StartAppListening): void {
  let cancel: (() => void) | null = null;
  const isOver = ({ extra, getState }: AppListenerApi): boolean => {
    const seen = (extra.storage.get(SEEN_KEY) ?? '').split(' ');
    return unseen(getState()).every(({ ofertaId }) => seen.includes(ofertaId));
  };
  const arm = (listener: AppListenerApi): void => {
    const { clock } = listener.extra;
    cancel = clock.setTimeout(
      () => {
        cancel = null;
        if (isOver(listener)) return;
        listener.dispatch(playSound('offer'));
        arm(listener);
      },
      EVERY_MS - (clock.now() % EVERY_MS),
    );
  };

  start({
    predicate: (_action, now, before) => unseen(now).length > unseen(before).length,
    effect: (_action, listener) => {
      if (cancel === null) arm(listener);
    },
  });

  start({
    actionCreator: offerShown,
    effect: (_action, { extra, getState }) => {
      const seen = selectOffers(getState()).filter(({ shown }) => shown);
      extra.storage.set(SEEN_KEY, seen.map(({ ofertaId }) => ofertaId).join(' '));
    },
  });
}
