import { legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import { playCraftedSession, type CraftedLoad } from '@/testing/craftedSession';
import { createRecorder, type Entry, type Limits } from './recorder';
import { replayReducer, type RecordedState } from './replayReducer';

let loads: CraftedLoad[] = [];
/** Each load as its recorder held it, taken once. */
let taken: { base: unknown; entries: Entry[]; bases: { at: number; state: unknown }[] }[] = [];

beforeAll(async () => {
  loads = await playCraftedSession();
  taken = loads.map(({ recorder }) => {
    const stretches = recorder.take();
    return {
      base: stretches[0]?.base,
      entries: stretches.flatMap(({ entries }) => entries),
      bases: stretches.map(({ base, first }) => ({ at: first, state: base })),
    };
  });
});

const isMark = ({ type }: UnknownAction) => type.startsWith('mark/') && type !== 'mark/partOpened';

describe('a crafted session', () => {
  it('replays to every state that was there, not only to the last', () => {
    loads.forEach(({ steps }, load) => {
      const { base, entries } = taken[load] ?? { base: undefined, entries: [] };
      let state = base as RecordedState | undefined;
      const states: unknown[] = [];
      for (const { action } of entries) {
        const before: unknown = state;
        state = replayReducer(state, action);
        if (isMark(action)) expect(state).toEqual(before);
        else states.push(state);
      }
      expect(states).toHaveLength(steps.length);
      states.forEach((each, at) => expect(each).toEqual(steps[at]?.state));
    });
  });

  it('holds each action once, in the order in which it was reduced, with its time', () => {
    loads.forEach(({ steps }, load) => {
      const entries = (taken[load]?.entries ?? []).filter(({ action }) => !isMark(action));
      expect(entries.map(({ action, at }) => [action.type, at])).toEqual(
        steps.map(({ action, at }) => [action.type, at]),
      );
    });
    const types = loads.flatMap(({ steps }) => steps.map(({ action }) => action.type));
    expect(types).toEqual(
      expect.arrayContaining([
        ...['mark/partOpened', 'connection/socketLost', 'realtime/conversationDeleted'],
        ...[
          'session/signedOut',
          'drafts/draftChanged',
          'realtime/rejected',
          'api/executeMutation/rejected',
        ],
      ]),
    );
  });

  it('holds the states that stood before its stretches', () => {
    loads.forEach(({ steps }, load) => {
      const entries = taken[load]?.entries ?? [];
      for (const { at, state } of (taken[load]?.bases ?? []).slice(1)) {
        const reduced = entries.slice(0, at).filter(({ action }) => !isMark(action)).length;
        expect(state).toBe(steps[reduced - 1]?.state);
      }
    });
  });
});

/** A store of a counter, with its recorder and the time under control. */
function counting(limits?: Limits) {
  const clock = { now: 1_000 };
  const recorder = createRecorder(() => clock.now, limits);
  const reducer = (state: { count: number } = { count: 0 }, { type }: UnknownAction) =>
    type === 'add' ? { count: state.count + 1 } : state;
  const store = legacy_createStore(reducer, recorder.enhancer as never);
  const add = (times: number, stepMs = 0, text = '') => {
    for (let time = 0; time < times; time += 1) {
      clock.now += stepMs;
      store.dispatch({ type: 'add', text });
    }
  };
  return { add, clock, recorder, store };
}

const ENDLESS: Limits = { ageMs: Infinity, entries: Infinity, bytes: Infinity };

describe('the recorder', () => {
  it('writes a cause before what a subscriber dispatches because of it', () => {
    const { recorder, store } = counting();
    const stop = store.subscribe(() => {
      stop();
      store.dispatch({ type: 'effect' });
    });
    store.dispatch({ type: 'add' });
    const types = recorder
      .take()
      .flatMap(({ entries }) => entries.map(({ action }) => action.type));
    expect(types).toEqual(['add', 'effect']);
  });

  it('keeps the state before every 250 entries, and after half a minute', () => {
    const { add, clock, recorder } = counting(ENDLESS);
    add(600);
    clock.now += 30_000;
    add(1);
    expect(
      recorder.take().map(({ base, entries, first }) => [first, base, entries.length]),
    ).toEqual([
      [0, { count: 0 }, 250],
      [250, { count: 250 }, 250],
      [500, { count: 500 }, 100],
      [600, { count: 600 }, 1],
    ]);
  });

  it.each([
    ['older than 20 minutes', { ageMs: 20 * 60_000 }, 60_000, '', 20],
    ['more than 25,000 entries', { entries: 1_000 }, 0, '', 1_000],
    ['more than 20 MB', { bytes: 400_000 }, 0, 'x'.repeat(200), 900],
  ])('lets go of what is %s, by whole stretches', (_what, limit, stepMs, text, most) => {
    const { add, recorder } = counting({ ...ENDLESS, ...limit });
    add(3_000, stepMs, text);
    const held = recorder.take();
    const count = held.reduce((sum, { entries }) => sum + entries.length, 0);
    expect(count).toBeLessThanOrEqual(most + 250);
    expect(count).toBeGreaterThan(most / 2);
    expect(held[0]?.base).toEqual({ count: held[0]?.first });
    expect(held.at(-1)?.entries.at(-1)?.at).toBe(1_000 + 3_000 * stepMs);
  });

  it('gives what it holds once, and goes on with the stretch that it was in', () => {
    const { add, recorder } = counting(ENDLESS);
    add(100);
    expect(recorder.take()).toHaveLength(1);
    expect(recorder.take()).toEqual([]);
    add(200);
    const rest = recorder.take();
    expect(rest.map(({ base, entries, first }) => [first, base, entries.length])).toEqual([
      [100, undefined, 150],
      [250, { count: 250 }, 50],
    ]);
  });

  it('forgets all that was before', () => {
    const { add, recorder } = counting(ENDLESS);
    add(100);
    recorder.forget('own');
    add(1);
    expect(recorder.take()).toMatchObject([{ first: 100, base: { count: 100 }, entries: [{}] }]);
  });

  it('tells once whose was forgotten: all where it was of all once', () => {
    const { recorder } = counting();
    expect(recorder.takeForgotten()).toBeNull();
    recorder.forget('own');
    expect(recorder.takeForgotten()).toBe('own');
    recorder.forget('all');
    recorder.forget('own');
    expect(recorder.takeForgotten()).toBe('all');
    expect(recorder.takeForgotten()).toBeNull();
  });

  it('tells the state that follows its last entry', () => {
    const { add, recorder } = counting();
    expect(recorder.state()).toEqual({ count: 0 });
    add(3);
    expect(recorder.state()).toEqual({ count: 3 });
  });

  it('holds nothing any more once it was stopped, and the store goes on', () => {
    const { add, recorder, store } = counting();
    add(3);
    recorder.stop();
    add(3);
    recorder.mark({ type: 'mark/longTask' });
    expect(recorder.take()).toEqual([]);
    expect(store.getState()).toEqual({ count: 6 });
  });

  it('holds marks between the actions, without the store knowing', () => {
    const { add, recorder, store } = counting();
    const heard = jest.fn();
    store.subscribe(heard);
    add(1);
    recorder.mark({ type: 'mark/longTask', payload: { ms: 60 } });
    add(1);
    const types = recorder
      .take()
      .flatMap(({ entries }) => entries.map(({ action }) => action.type));
    expect(types).toEqual(['add', 'mark/longTask', 'add']);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
