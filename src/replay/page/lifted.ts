/** The one store of the page: Redux DevTools and the timeline both drive it. */
import {
  createAction,
  legacy_createStore,
  type Reducer,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  instrument,
  type EnhancedStore,
  type LiftedState,
  type LiftedStore,
} from '@redux-devtools/instrument';
import type { EpochMs } from '@/contract/wire';
import type { Recording } from '@/console/recording/file/recordingFile';
import { replayAction, type RecordedState } from '@/console/recording/replayReducer';
import { rowName } from '@/console/recording/rowName';
import type { Step } from '../steps';
import { showWindow } from './devToolsWindow';

/** Stands where a load of the page begins, with a state of its own. `first` is the number of its first action. */
export const loadBegan = createAction<{ load: number; first: number }>('replay/loadBegan');

type Lifted = LiftedState<RecordedState, UnknownAction, null>;

/** More than a recording holds, so that none falls out. */
const MOST_ACTIONS = 100_000;

/** What a browser with the extension has. */
interface WithExtension {
  __REDUX_DEVTOOLS_EXTENSION__?: (options: object) => StoreEnhancer;
}

export interface ReplayStore {
  /** The state at the chosen step. */
  store: Store<RecordedState>;
  lifted: LiftedStore<RecordedState, UnknownAction, null>;
  /** Puts a recording in the place of what was there, and goes to its beginning. */
  open(recording: Recording): void;
  /** Lets go of what is there. */
  close(): void;
  /** Goes to a step by its place among all. */
  jump(index: number): void;
}

interface LiftedEntry {
  at: EpochMs;
  action: UnknownAction;
}

const entriesOf = ({ segments }: Recording): LiftedEntry[] =>
  segments.flatMap(({ entries, first, head }, load) => [
    { at: entries[0]?.at ?? head.loadedAt, action: loadBegan({ load, first }) },
    ...entries,
  ]);

function liftedOf(recording: Recording): Lifted {
  const entries = entriesOf(recording);
  const all = [{ at: entries[0]?.at ?? recording.madeAt, action: { type: '@@INIT' } }, ...entries];
  return {
    actionsById: Object.fromEntries(
      all.map(({ action, at }, id) => [
        id,
        { type: 'PERFORM_ACTION' as const, action, timestamp: at, stack: undefined },
      ]),
    ),
    nextActionId: all.length,
    stagedActionIds: all.map((_entry, id) => id),
    skippedActionIds: [],
    committedState: recording.segments[0]?.base as RecordedState,
    currentStateIndex: 1,
    computedStates: [],
    isLocked: false,
    isPaused: false,
    monitorState: null,
  };
}

/** @returns the store without a recording */
export function createReplayStore(target: WithExtension = window as WithExtension): ReplayStore {
  let bases: readonly unknown[] = [];
  const reducer: Reducer<RecordedState> = (state, action) =>
    loadBegan.match(action)
      ? (bases[action.payload.load] as RecordedState)
      : replayAction(state, action).state;
  const extension = target.__REDUX_DEVTOOLS_EXTENSION__;
  const enhancer =
    extension?.({
      name: 'Balcão: gravação',
      maxAge: MOST_ACTIONS,
      // Nothing is live here: what is imported stands alone.
      features: { jump: true, skip: true, import: 'custom' },
      actionSanitizer: (action: UnknownAction) => ({ ...action, type: rowName(action) }),
    }) ?? instrument<RecordedState, UnknownAction>(undefined, { maxAge: MOST_ACTIONS });
  const store = legacy_createStore(reducer, enhancer) as unknown as EnhancedStore<
    RecordedState,
    UnknownAction,
    null
  >;
  const lifted = extension ? showWindow(store) : store.liftedStore;
  return {
    store,
    lifted,
    open: (recording) => {
      bases = recording.segments.map(({ base }) => base);
      lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: liftedOf(recording) });
    },
    close: () => {
      bases = [];
      lifted.dispatch({ type: 'RESET', timestamp: 0 });
    },
    jump: (index) => lifted.dispatch({ type: 'JUMP_TO_STATE', index }),
  };
}

/** @returns a step for each action of the store, in order: what was recorded, whoever imported it */
export function liftedSteps({
  actionsById,
  stagedActionIds,
}: Pick<Lifted, 'actionsById' | 'stagedActionIds'>): Step[] {
  let [load, number] = [0, 0];
  return stagedActionIds.map((id, index): Step => {
    const { action, timestamp } = actionsById[id] ?? { action: { type: '' }, timestamp: 0 };
    // The store's first action and the beginning of a load are nobody's: they have no number of their own.
    if (loadBegan.match(action)) ({ load, first: number } = action.payload);
    else if (index > 0) number += 1;
    return { load, number: number - 1, at: timestamp, name: rowName(action), action };
  });
}

/** @returns the state that the step at that place left; undefined when there is none */
export const stateAt = ({ computedStates }: Lifted, index: number): RecordedState | undefined =>
  computedStates[index]?.state;
