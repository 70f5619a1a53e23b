import { instrument } from '@redux-devtools/instrument';
import { readRecording, type Recording } from '@/console/recording/file/recordingFile';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { craftedRecording } from '@/testing/craftedRecording';
import { differencesOf } from '../differences';
import { createReplayStore, liftedSteps, stateAt, type ReplayStore } from './lifted';

let crafted: { recording: Recording; states: unknown[][] };
beforeAll(async () => {
  const { recording, states } = await craftedRecording();
  crafted = { recording: readRecording(writeRecording(recording)), states };
});

const equal = (one: unknown, other: unknown) => differencesOf(one, other).next().done === true;

const opened = (): ReplayStore => {
  const replay = createReplayStore({});
  replay.open(crafted.recording);
  return replay;
};

describe('the store of a recording', () => {
  it('has a step for each action, numbered within its load, and the state that it left', () => {
    const { lifted } = opened();
    const held = lifted.getState();
    const steps = liftedSteps(held);
    const numbers = crafted.recording.segments.map(({ entries }) => entries.length);
    expect(steps).toHaveLength(1 + numbers.reduce((sum, count) => sum + count + 1, 0));
    steps.forEach(({ load, name, number }, index) => {
      if (index === 0 || name === 'replay/loadBegan') return;
      expect(equal(stateAt(held, index), crafted.states[load]?.[number])).toBe(true);
    });
  });

  it('begins each load of the page with its own state', () => {
    const { lifted } = opened();
    const held = lifted.getState();
    const begun = liftedSteps(held).flatMap(({ name }, index) =>
      name === 'replay/loadBegan' ? [index] : [],
    );
    expect(begun).toHaveLength(2);
    begun.forEach((index, load) => {
      expect(stateAt(held, index)).toEqual(crafted.recording.segments[load]?.base);
    });
  });

  it('stands where it is put, and the next recording begins anew', () => {
    const replay = opened();
    const { lifted, store } = replay;
    const last = lifted.getState().stagedActionIds.length - 1;
    replay.jump(last);
    expect(store.getState()).toBe(stateAt(lifted.getState(), last));
    replay.jump(5);
    expect(store.getState()).toBe(stateAt(lifted.getState(), 5));
    replay.open(crafted.recording);
    expect(lifted.getState().currentStateIndex).toBe(1);
    replay.close();
    expect(liftedSteps(lifted.getState())).toHaveLength(1);
  });

  it('is the one that the extension drives, where there is one: it may import', () => {
    const asked: object[] = [];
    const replay = createReplayStore({
      __REDUX_DEVTOOLS_EXTENSION__: (options) => {
        asked.push(options);
        // What the extension itself is made of.
        return instrument(undefined, { maxAge: 100_000 });
      },
    });
    expect(asked).toMatchObject([{ features: { import: 'custom', jump: true } }]);
    const file = JSON.parse(writeRecording(crafted.recording, 0)) as never;
    replay.lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: file });
    const held = replay.lifted.getState();
    const steps = liftedSteps(held);
    expect(steps).toHaveLength(1 + (crafted.states[0]?.length ?? 0));
    steps.slice(1).forEach(({ number }, at) => {
      const live = crafted.states[0]?.[number];
      const found = [...differencesOf(live, stateAt(held, at + 1))].map(({ path }) => path.at(-1));
      // The extension knows nothing of fields that are undefined, of which RTK Query asks for one.
      expect(found.filter((name) => name !== 'direction')).toEqual([]);
    });
  });
});
