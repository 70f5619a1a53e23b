import type { UnknownAction } from '@reduxjs/toolkit';
import { readRecording } from '@/console/recording/file/recordingFile';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { craftedRecording, CRAFTED_STEP_MS } from '@/testing/craftedRecording';
import { cutRecording } from './cutRecording';
import { differencesOf } from './differences';
import { compare, isFault, replayed, stateAfter, stateBefore, stepsOf } from './steps';

type Crafted = Awaited<ReturnType<typeof craftedRecording>>;

let crafted: Crafted;
beforeAll(async () => {
  const { recording, states } = await craftedRecording();
  crafted = { recording: readRecording(writeRecording(recording)), states };
});

const equal = (one: unknown, other: unknown) => differencesOf(one, other).next().done === true;

describe('a recording', () => {
  it('is one line of steps, and each leaves the state that was live', () => {
    const { recording, states } = crafted;
    const steps = stepsOf(recording);
    expect(steps.map(({ load }) => load)).toEqual([...steps.map(({ load }) => load)].sort());
    expect(new Set(steps.map(({ load }) => load))).toEqual(new Set([0, 1]));
    let count = 0;
    for (const { after, step } of replayed(recording, steps)) {
      expect(equal(after, states[step.load]?.[step.number])).toBe(true);
      count += 1;
    }
    expect(count).toBe(states.flat().length);
  });

  it('names each call with its end, and knows which went wrong', () => {
    const steps = stepsOf(crafted.recording);
    const names = steps.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['getConversation ✓', 'sendMessage ⏳', 'finishAttendance ✗ 409']),
    );
    expect(steps.filter(isFault).map(({ name }) => name)).toEqual(['finishAttendance ✗ 409']);
  });

  it.each<[string, UnknownAction, boolean]>([
    ['an error', { type: 'mark/faultThrown', payload: {} }, true],
    ['a toast about one', { type: 'mark/toastShown', payload: { variant: 'error' } }, true],
    ['another toast', { type: 'mark/toastShown', payload: { variant: 'info' } }, false],
    // RTK Query rejects a read that is in its cache already: nothing went wrong.
    [
      'a call that was not needed',
      { type: 'api/executeQuery/rejected', meta: { requestStatus: 'rejected', condition: true } },
      false,
    ],
  ])('%s is a fault: %#', (_what, action, is) => {
    expect(isFault({ action })).toBe(is);
  });

  it('has the state after any of its steps', () => {
    const { recording, states } = crafted;
    expect(equal(stateAfter(recording, { load: 1, number: 7 }), states[1]?.[7])).toBe(true);
    expect(() => stateAfter(recording, { load: 1, number: 9_999 })).toThrow(
      'no action #9999 in load 2',
    );
  });
});

describe('compared with what was live', () => {
  it('every state is equal', () => {
    for (const segment of crafted.recording.segments) {
      expect(compare(segment)).toEqual({ held: segment.checkpoints.length, departure: null });
      expect(segment.checkpoints.length).toBeGreaterThan(1);
    }
  });

  it('names the first path that differs, and between which actions that came', () => {
    const [segment] = crafted.recording.segments;
    if (!segment) throw new Error('no segment');
    const queued = segment.entries.findIndex(
      ({ action }) => action.type === 'outbox/messageQueued',
    );
    const entries = segment.entries.with(queued, { at: 0, action: { type: 'lost' } });
    const { departure, held } = compare({ ...segment, entries });
    expect(departure?.from).toBeLessThanOrEqual(queued);
    expect(departure?.to).toBeGreaterThan(queued);
    // What is sent is no draft any more.
    expect(departure?.difference.path[0]).toBe('drafts');
    expect(held).toBe(segment.checkpoints.filter(({ entry }) => entry <= queued).length);
  });
});

describe('a cut', () => {
  it('begins with a live state, and replays to the same states', () => {
    const { recording, states } = crafted;
    const steps = stepsOf(recording).filter(({ load }) => load === 0);
    const aim = steps[90];
    if (!aim) throw new Error('too short');
    const isIn = ({ at }: { at: number }) => at >= aim.at && at < aim.at + 5 * CRAFTED_STEP_MS;
    const cut = cutRecording(recording, steps, isIn);
    const [segment] = cut?.segments ?? [];
    expect(cut?.segments).toHaveLength(1);
    expect(segment?.first).toBe(80);
    expect(segment?.entries).toHaveLength(15);
    expect(readRecording(writeRecording(cut ?? recording))).toEqual(cut);
    const cutSteps = stepsOf(cut ?? recording);
    expect(cutSteps.at(-1)?.number).toBe(94);
    for (const { after, step } of replayed(cut ?? recording, cutSteps)) {
      expect(equal(after, states[0]?.[step.number])).toBe(true);
    }
  });

  it('is null where nothing was recorded', () => {
    const { recording } = crafted;
    expect(cutRecording(recording, stepsOf(recording), () => false)).toBeNull();
  });

  it('begins no later than the action that it is about', () => {
    for (const segment of crafted.recording.segments) {
      segment.entries.forEach((_entry, index) => {
        expect(stateBefore(segment, index).index).toBeLessThanOrEqual(index);
      });
    }
  });
});
