import type { Recording, Segment } from '@/console/recording/file/recordingFile';
import type { Step } from './steps';
import { stateBefore } from './steps';
import type { InWindow } from './window';

/** @returns a segment from a live state that was kept before `from`, to and with `to`; both are indexes of entries */
function cutSegment(segment: Segment, from: number, to: number): Segment {
  const start = stateBefore(segment, from);
  const first = segment.first + start.index;
  return {
    head: segment.head,
    first,
    base: start.state,
    entries: segment.entries.slice(start.index, to + 1),
    checkpoints: segment.checkpoints.filter(
      ({ entry }) => entry > first && entry <= segment.first + to + 1,
    ),
  };
}

/**
 * Cuts a recording to a time: each load of the page begins at the last live state before it, so that it still replays.
 *
 * @returns null when nothing was recorded then
 */
export function cutRecording(
  recording: Recording,
  steps: readonly Step[],
  isIn: InWindow,
): Recording | null {
  const segments = recording.segments.flatMap((segment, load) => {
    const numbers = steps
      .filter((step) => step.load === load && isIn(step))
      .map(({ number }) => number - segment.first);
    const [from] = numbers;
    const to = numbers.at(-1);
    return from === undefined || to === undefined ? [] : [cutSegment(segment, from, to)];
  });
  return segments.length === 0 ? null : { ...recording, segments };
}
