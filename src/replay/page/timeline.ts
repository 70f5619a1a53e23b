/** Ways through the steps of a recording. Places are indexes among all steps. */
import type { EpochMs } from '@/contract/wire';
import { isFault, isMark, type Step } from '../steps';
import { windowOf } from '../window';
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
export function placeAt(steps: readonly Step[], at: EpochMs): number {
  let [low, high] = [1, steps.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle]?.at ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * @param text a time of day, as a person writes it
 * @returns the first place from that time on; null when the recording ends before, or begins after it
 * @throws TimeError when it is no time of day
 */
export function placeOfTime(steps: readonly Step[], text: string, clock: TimeOfDay): number | null {
  const first = steps[1];
  if (!first) return null;
  const isFrom = windowOf(first, { from: text }, clock);
  const isTo = windowOf(first, { to: text }, clock);
  const found = steps.findIndex((step, index) => index > 0 && isFrom(step));
  // Nothing is of that time or before it: the recording begins later.
  if (found === -1 || (found === 1 && !isTo(first))) return null;
  return found;
}

/** A step takes so many ms at most while the recording is played: nobody waits for minutes in which nothing happened. */
const LONGEST_MS = 1_000;

/** @returns how long after the step at a place the next one follows, in ms, when it is played at a speed */
export function pauseAfter(steps: readonly Step[], index: number, speed: number): number {
  const [here, next] = [steps[index], steps[index + 1]];
  if (!here || !next) return 0;
  return Math.min(Math.max(0, next.at - here.at) / speed, LONGEST_MS);
}

/** @returns the places whose step's name holds the text, in any case */
export const placesNamed = (steps: readonly Step[], text: string): number[] => {
  const wanted = text.trim().toLowerCase();
  return steps.flatMap(({ name }, index) =>
    index > 0 && name.toLowerCase().includes(wanted) ? [index] : [],
  );
};
