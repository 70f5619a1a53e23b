/** Ways through the steps of a recording. Places are indexes among all steps. */
import type { EpochMs } from '@/contract/wire';
import { isFault, isMark, type Step } from '../steps';
import { timeAfter } from '../window';
import type { TimeOfDay } from '../timeOfDay';
import { loadBegan } from './lifted';

/** What a person looks for: any action, a mark, or what went wrong. */
export type Kind = 'step' | 'mark' | 'fault';

const IS_KIND: Readonly<Record<Kind, (step: Step) => boolean>> = {
  step: () => true,
  mark: (step) => isMark(step) || loadBegan.match(step.action),
  fault: isFault,
};

/** @returns the nearest place of that kind before (-1) or after (1) another; null when there is none */
export function nextPlace(
  steps: readonly Step[],
  from: number,
  by: 1 | -1,
  kind: Kind,
): number | null {
  for (let at = from + by; at > 0 && at < steps.length; at += by) {
    const step = steps[at];
    if (step && IS_KIND[kind](step)) return at;
  }
  return null;
}

/** @returns the last place at or before a time; the first one when all are later */
function placeAt(steps: readonly Step[], at: EpochMs): number {
  let [low, high] = [1, steps.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle]?.at ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A moment of the recording: a place, and a time from its step's to the next one's. */
export interface Moment {
  index: number;
  at: EpochMs;
}

/** @returns the moment at a time, or the nearest one that was recorded */
export function momentAt(steps: readonly Step[], at: EpochMs): Moment {
  const index = placeAt(steps, at);
  const last = steps.at(-1)?.at ?? at;
  return { index, at: Math.max(steps[index]?.at ?? at, Math.min(at, last)) };
}

/**
 * @param text a time of day, as a person writes it
 * @returns that moment; null when the recording ends before, or begins after it
 * @throws TimeError when it is no time of day
 */
export function momentOfTime(
  steps: readonly Step[],
  text: string,
  clock: TimeOfDay,
): Moment | null {
  const [first, last] = [steps[1], steps.at(-1)];
  if (!first || !last) return null;
  const { from, to } = timeAfter(first, text, clock);
  // The clock tells whole ms.
  const start = Math.trunc(first.at);
  if (to <= 0 || start + from > last.at) return null;
  return momentAt(steps, start + from);
}

/** A pause takes so many ms at most while the recording is played: nobody waits for minutes in which nothing happened. */
const LONGEST_MS = 1_000;

/**
 * @param ms for so long the recording was played from a moment on
 * @returns the moment to which that led
 */
export function playedFrom(
  steps: readonly Step[],
  from: Moment,
  ms: number,
  speed: number,
): Moment {
  let { at, index } = from;
  let left = ms;
  for (;;) {
    const [here, next] = [steps[index], steps[index + 1]];
    if (!here || !next) return { index, at };
    const pause = Math.max(0, next.at - here.at);
    // So much of the pause is played in a ms.
    const pace = Math.max(speed, pause / LONGEST_MS);
    const rest = Math.max(0, next.at - at) / pace;
    if (rest > left) return { index, at: at + left * pace };
    left -= rest;
    [index, at] = [index + 1, next.at];
  }
}

/** @returns the places whose step's name holds the text, in any case */
export const placesNamed = (steps: readonly Step[], text: string): number[] => {
  const wanted = text.trim().toLowerCase();
  return steps.flatMap(({ name }, index) =>
    index > 0 && name.toLowerCase().includes(wanted) ? [index] : [],
  );
};
