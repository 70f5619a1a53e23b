import { isDeepStrictEqual } from 'node:util';
import type { Recording } from '@/console/recording/file/recordingFile';
import { replayReducer, type RecordedState } from '@/console/recording/replayReducer';
import { patched } from '@/console/recording/statePatch';
import { median } from './statistics';

/** Replays before the measurement, so that the code was compiled. */
const WARM_UP = 3;
const TURNS = 5;

/** How a recording was replayed in this process. */
export interface Replayed {
  actions: number;
  /** Actions a second, by the clock and of the processor; the median of several replays. */
  perSecond: number;
  perCpuSecond: number;
  /** The live states in the recording, and to how many of them the replay did not lead. */
  states: number;
  missed: number;
}

/** Without the fields that are undefined, which a state that came out of a patch need not have. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

type Segment = Recording['segments'][number];

/** Reduces every entry. @param before is called with each entry's number and the state before it, and at the end */
function reduceAll(
  { base, entries, first }: Segment,
  before?: (entry: number, state: RecordedState) => void,
): void {
  let state = base as RecordedState;
  entries.forEach(({ action }, at) => {
    before?.(first + at, state);
    state = replayReducer(state, action);
  });
  before?.(first + entries.length, state);
}

/** Compares the replay with the live console's own states, without which it might be fast because it is wrong. */
function compare(segment: Segment): { states: number; missed: number } {
  const patches = new Map(segment.checkpoints.map(({ entry, patch }) => [entry, patch]));
  let live = segment.base;
  let missed = 0;
  reduceAll(segment, (entry, state) => {
    const patch = patches.get(entry);
    if (!patch) return;
    live = patched(live, patch);
    if (!isDeepStrictEqual(plain(state), plain(live))) missed += 1;
  });
  return { states: patches.size, missed };
}

/** Replays all of a recording: its states alone, without anything on screen and without what changed between them. */
export function replay({ segments }: Recording): Replayed {
  const actions = segments.reduce((sum, { entries }) => sum + entries.length, 0);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const started = performance.now();
    const from = process.cpuUsage();
    for (const segment of segments) reduceAll(segment);
    const { system, user } = process.cpuUsage(from);
    if (turn < WARM_UP) continue;
    times.push((performance.now() - started) / 1_000);
    cpuTimes.push((system + user) / 1_000_000);
  }
  const compared = segments.map(compare);
  return {
    actions,
    perSecond: actions / median(times),
    perCpuSecond: actions / median(cpuTimes),
    states: compared.reduce((sum, { states }) => sum + states, 0),
    missed: compared.reduce((sum, { missed }) => sum + missed, 0),
  };
}
