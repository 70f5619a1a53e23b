import type { Step } from './steps';
import { laterBy, readTime, type SaidTime, type TimeOfDay } from './timeOfDay';

/** Says which steps lie within some time of day. */
export type InWindow = (step: Pick<Step, 'at'>) => boolean;

/** A time that cannot be read, in plain words. */
export class TimeError extends Error {
  override name = 'TimeError';
}

function said(text: string) {
  const time = readTime(text);
  if (!time)
    throw new TimeError(`"${text}" is no time of day: write 14:32, 14:32:07 or 14:32:07.412`);
  return time;
}

/** Half a day: what seems to be later than that lies before. */
const FAR_MS = 12 * 60 * 60_000;

/**
 * @param first the recording's first step
 * @param text a time of day as a person writes it
 * @returns how long after the first step it begins and ends, in ms; both less than 0 where it lies before
 * @throws TimeError when it is no time of day
 */
export function timeAfter(first: Pick<Step, 'at'>, text: string, clock: TimeOfDay): SaidTime {
  const { from, to } = said(text);
  const ms = laterBy(clock.ms(first.at), from);
  const begin = ms > FAR_MS ? ms - 2 * FAR_MS : ms;
  return { from: begin, to: begin + to - from };
}

/**
 * @param first the recording's first step: a time of day is the one that is nearest to what follows it
 * @param times `from` and `to` include what they say: to 14:32 is to the end of that minute
 * @returns what tells the steps within the times from the others
 * @throws TimeError
 */
export function windowOf(
  first: Pick<Step, 'at'>,
  times: { from?: string | undefined; to?: string | undefined },
  clock: TimeOfDay,
): InWindow {
  const begin = times.from === undefined ? -Infinity : timeAfter(first, times.from, clock).from;
  const end = times.to === undefined ? Infinity : timeAfter(first, times.to, clock).to;
  if (times.from !== undefined && times.to !== undefined && begin >= end)
    throw new TimeError(`"${times.from}" comes after "${times.to}"`);
  return ({ at }) => {
    const ms = Math.trunc(at) - Math.trunc(first.at);
    return ms >= begin && ms < end;
  };
}
