import { legacy_createStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { MOST, showWindow } from './devToolsWindow';

const COUNT = 2_000;

interface Counted {
  count: number;
  text: string;
}

/** A store over so many actions, each of which counts, as the extension has it. */
function counting(
  count = COUNT,
  characters = 1,
  extend: (store: EnhancedStore<Counted, UnknownAction, null>) => void = () => undefined,
) {
  const text = 'a'.repeat(characters);
  const reducer = (state?: Counted): Counted => ({ count: (state?.count ?? 0) + 1, text });
  const enhancer = instrument(undefined, { maxAge: 100_000 }) as unknown as StoreEnhancer;
  const store = legacy_createStore(reducer, enhancer) as unknown as EnhancedStore<
    Counted,
    UnknownAction,
    null
  >;
  const ids = Array.from({ length: count + 1 }, (_none, id) => id);
  const actions = ids.map((id) => [
    id,
    {
      type: 'PERFORM_ACTION' as const,
      action: { type: `counted ${id}` },
      timestamp: id,
      stack: '',
    },
  ]);
  extend(store);
  const whole = showWindow(store);
  const open = () =>
    whole.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: {
        ...whole.getState(),
        actionsById: Object.fromEntries(actions) as never,
        stagedActionIds: ids,
        nextActionId: ids.length,
        currentStateIndex: 1,
        computedStates: [],
        committedState: { count: 0, text: '' },
      },
    });
  return { open, store, whole };
}

describe('what Redux DevTools sees', () => {
  it('is all of a short recording', () => {
    const { open, store, whole } = counting(MOST);
    open();
    const { computedStates, currentStateIndex, stagedActionIds } = store.liftedStore.getState();
    expect(stagedActionIds).toEqual(whole.getState().stagedActionIds);
    expect(computedStates).toEqual(whole.getState().computedStates);
    expect(currentStateIndex).toBe(1);
  });

  it.each([0, 1, 2, 499, 500, 501, 502, 1_000, 1_749, 1_750, 1_999, 2_000])(
    'are the actions around the chosen one, each with its state: %i',
    (chosen) => {
      const { open, store, whole } = counting();
      open();
      whole.dispatch({ type: 'JUMP_TO_STATE', index: chosen } as never);
      const seen = store.liftedStore.getState();
      expect(seen.stagedActionIds).toHaveLength(MOST + 1);
      expect(Object.keys(seen.actionsById)).toHaveLength(MOST + 1);
      expect(seen.stagedActionIds[0]).toBe(0);
      seen.stagedActionIds.slice(1).forEach((id, at) => {
        expect([id, seen.computedStates[at + 1]?.state.count]).toEqual([id, id + 1]);
      });
      expect(seen.computedStates[seen.currentStateIndex]).toBe(
        whole.getState().computedStates[chosen],
      );
      expect(seen.committedState).toBe(seen.computedStates[0]?.state);
    },
  );

  it('is never more, also when the extension asks before anybody else', () => {
    const asked: number[] = [];
    const { open } = counting(COUNT, 1_000_000, (store) => {
      store.subscribe(() => asked.push(store.liftedStore.getState().stagedActionIds.length));
    });
    open();
    expect(asked).toEqual([11]);
  });

  it.each([
    [100_000, 99],
    [10_000_000, 10],
  ])('are the fewer, the larger their states are: of %i characters %i', (characters, count) => {
    const { open, store } = counting(COUNT, characters);
    open();
    expect(store.liftedStore.getState().stagedActionIds).toHaveLength(1 + count);
  });

  it('is sent anew when others are shown, and stays as long as the chosen one is among them', () => {
    const { open, store, whole } = counting();
    open();
    const shown = () => store.liftedStore.getState().stagedActionIds[1];
    const told: (number | undefined)[] = [];
    whole.subscribe(() => told.push(shown()));
    whole.dispatch({ type: 'JUMP_TO_STATE', index: MOST } as never);
    expect(told).toEqual([1]);
    whole.dispatch({ type: 'JUMP_TO_STATE', index: 1_000 } as never);
    // After the jump and once more: the extension does not look at the store after a jump.
    expect(told).toEqual([1, 750, 750]);
  });

  it('is what it drives: a place that it chooses is the same one in the whole', () => {
    const { open, store, whole } = counting();
    open();
    whole.dispatch({ type: 'JUMP_TO_STATE', index: 700 } as never);
    store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: 1 } as never);
    expect(whole.getState().currentStateIndex).toBe(450);
    store.liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId: 750 } as never);
    expect(whole.getState().currentStateIndex).toBe(750);
    expect(store.getState().count).toBe(751);
  });

  it('is nothing when the recording is closed', () => {
    const { open, store, whole } = counting();
    open();
    whole.dispatch({ type: 'JUMP_TO_STATE', index: 700 } as never);
    whole.dispatch({ type: 'RESET', timestamp: 0 });
    expect(store.liftedStore.getState()).toMatchObject({
      stagedActionIds: [0],
      currentStateIndex: 0,
      computedStates: [{ state: { count: 1, text: 'a' } }],
    });
  });
});
