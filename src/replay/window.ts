import type { Step } from './steps';
import { laterBy, readTime, type TimeOfDay } from './timeOfDay';

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
  const start = clock.ms(first.at);
  const after = (time: number) => {
    const ms = laterBy(start, time);
    return ms > FAR_MS ? ms - 2 * FAR_MS : ms;
  };
  const begin = times.from === undefined ? -Infinity : after(said(times.from).from);
  let end = Infinity;
  if (times.to !== undefined) {
    const { from, to } = said(times.to);
    end = after(from) + to - from;
  }
  if (times.from !== undefined && times.to !== undefined && begin >= end)
    throw new TimeError(`"${times.from}" comes after "${times.to}"`);
  return ({ at }) => {
    const ms = Math.trunc(at) - Math.trunc(first.at);
    return ms >= begin && ms < end;
  };
}
