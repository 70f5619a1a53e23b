/**
 * What Redux DevTools sees of a long recording. It draws every action, and is sent every state as a text: of 20 minutes
 * that takes it minutes, in which the page does not respond. So it gets the actions around the chosen one, and others
 * when one of those is chosen.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  EnhancedStore,
  LiftedAction,
  LiftedState,
  LiftedStore,
} from '@redux-devtools/instrument';

/** The states that are shown at once have about so many characters, as JSON, and are between so many. */
const SHOWN_CHARACTERS = 10_000_000;
const FEWEST = 10;
export const MOST = 500;

type Lifted<S> = LiftedState<S, UnknownAction, null>;

/** No reducer knows it. The extension looks at the store again after it, which it does not after a jump. */
const WINDOW_MOVED = 'replay/windowMoved';

/** Which actions are shown, after the store's own first one. */
interface Window {
  first: number;
  count: number;
}

/** @returns how many actions are shown, by the size of the last state: they grow while the console works */
function countOf({ computedStates }: Lifted<unknown>): number {
  const { length } = JSON.stringify(computedStates.at(-1)?.state ?? null);
  return Math.max(FEWEST, Math.min(MOST, Math.floor(SHOWN_CHARACTERS / length)));
}

/** @returns the place of the first action that is shown: as before where that will do */
function firstOf({ currentStateIndex: chosen, stagedActionIds }: Lifted<unknown>, shown: Window) {
  const { count, first } = shown;
  const last = Math.max(1, stagedActionIds.length - count);
  const isShown = chosen === 0 || (chosen >= first && chosen < first + count);
  return Math.min(isShown ? first : Math.max(1, chosen - Math.floor(count / 2)), last);
}

/** @returns the state as if the actions before `first` had been committed */
function windowOf<S>(lifted: Lifted<S>, { count, first }: Window): Lifted<S> {
  const [init = 0] = lifted.stagedActionIds;
  const shown = lifted.stagedActionIds.slice(first, first + count);
  const before = lifted.computedStates.slice(first - 1, first);
  const stagedActionIds = [init, ...shown];
  return {
    ...lifted,
    stagedActionIds,
    actionsById: Object.fromEntries(
      stagedActionIds.flatMap((id) => {
        const action = lifted.actionsById[id];
        return action ? [[id, action]] : [];
      }),
    ),
    committedState: before[0]?.state ?? lifted.committedState,
    computedStates: [...before, ...lifted.computedStates.slice(first, first + count)],
    currentStateIndex: Math.max(0, lifted.currentStateIndex - first + 1),
  };
}

/**
 * Puts the window in the place of the lifted store in `store`, which the extension keeps and asks.
 *
 * @returns the lifted store itself, with everything in it
 */
export function showWindow<S>(
  store: EnhancedStore<S, UnknownAction, null>,
): LiftedStore<S, UnknownAction, null> {
  const whole = store.liftedStore;
  const shown: Window = { first: 1, count: MOST };
  let known: unknown = null;
  // Not by the subscription below: the extension was there first, and asks before that is told.
  const look = () => {
    const held = whole.getState();
    // After a jump the states are the same ones.
    if (held.computedStates !== known) shown.count = countOf(held);
    known = held.computedStates;
    shown.first = firstOf(held, shown);
    return held;
  };
  let { first: told } = shown;
  whole.subscribe(() => {
    look();
    if (shown.first === told) return;
    told = shown.first;
    whole.dispatch({ type: WINDOW_MOVED } as never);
  });
  store.liftedStore = {
    ...whole,
    getState: () => windowOf(look(), shown),
    // Actions have the same ids in the window, states have other places.
    dispatch: <A extends LiftedAction<S, UnknownAction, null>>(action: A) =>
      whole.dispatch(
        action.type === 'JUMP_TO_STATE'
          ? { ...action, index: action.index + shown.first - 1 }
          : action,
      ),
  };
  return whole;
}
