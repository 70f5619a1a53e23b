import { legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { buildLoadHead } from '@/testing/builders/loadHead';
import { playCraftedSession } from '@/testing/craftedSession';
import { replayReducer, type RecordedState } from '../replayReducer';
import {
  readRecording,
  recordingName,
  RecordingError,
  type Recording,
  type Segment,
} from './recordingFile';
import { writeRecording } from './writtenRecording';

const head = buildLoadHead();

/** A recording of the crafted session, clear: nothing here depends on the mask. */
async function craftedRecording(): Promise<Recording> {
  const loads = await playCraftedSession();
  const segments = loads.map(({ recorder }): Segment => {
    const stretches = recorder.take();
    return {
      head,
      first: 0,
      base: stretches[0]?.base,
      entries: stretches
        .flatMap(({ entries }) => entries)
        .map((entry, at) => ({ ...entry, at: entry.at + at + 0.125 })),
      checkpoints: [],
    };
  });
  return { madeAt: 5_000, clockOffsetMs: -12, segments };
}

const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

it('a recording that was written is read as it was, whichever segment is for DevTools', async () => {
  const recording = await craftedRecording();
  for (const index of [undefined, 0, 1]) {
    expect(readRecording(writeRecording(recording, index))).toEqual(plain(recording));
  }
  expect(() => writeRecording(recording, 2)).toThrow(RangeError);
});

it.each([0, 1])(
  'Redux DevTools imports segment %i: to the same states, at the same times',
  async (index) => {
    const recording = await craftedRecording();
    const file = JSON.parse(writeRecording(recording, index)) as LiftedState<
      RecordedState,
      UnknownAction,
      null
    >;
    const store = legacy_createStore(replayReducer, instrument());
    store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: file });
    const { actionsById, computedStates, stagedActionIds } = store.liftedStore.getState();
    const segment = plain(recording.segments[index]);
    let state = segment?.base as RecordedState;
    const states = [
      state,
      ...(segment?.entries ?? []).map(({ action }) => (state = replayReducer(state, action))),
    ];
    expect(computedStates).toHaveLength(states.length);
    computedStates
      .slice(1)
      .forEach((computed, at) => expect(computed).toEqual({ state: states[at + 1] }));
    expect(stagedActionIds.slice(1).map((id) => actionsById[id]?.timestamp)).toEqual(
      segment?.entries.map(({ at }) => at),
    );
  },
);

it.each([
  ['it is no JSON', 'gravação'],
  ['it ends too soon', '{"actionsById": {'],
  ['exported by Balcão', '{"actionsById": {}}'],
  ['exported by Balcão', 'null'],
  ['exported by Balcão', '[]'],
  ['format 2', '{"balcao": {"format": 2}}'],
  ['read at actionsById', '{"balcao": {"format": 1}}'],
])('a file that is none says what is wrong: %s', (what, text) => {
  expect(() => readRecording(text)).toThrow(RecordingError);
  expect(() => readRecording(text)).toThrow(what);
});

it('a file with a missing action names it', async () => {
  const file = JSON.parse(writeRecording(await craftedRecording())) as { actionsById: object };
  Reflect.deleteProperty(file.actionsById, '3');
  expect(() => readRecording(JSON.stringify(file))).toThrow('action 3 is missing');
});

it('is named after the time it was made', () => {
  expect(recordingName(new Date(2026, 10, 25, 4, 2).getTime())).toBe('balcao-2026-11-25-0402.json');
});
