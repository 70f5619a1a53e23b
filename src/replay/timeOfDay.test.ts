import { readTime, timeOfDay } from './timeOfDay';
import { TimeError, windowOf } from './window';

const at = (text: string) => Date.parse(text);

it.each([
  ['America/Sao_Paulo', '2026-11-25T17:32:07.412Z', '14:32:07.412'],
  ['America/Sao_Paulo', '2026-11-25T02:59:59.999Z', '23:59:59.999'],
  ['Asia/Kathmandu', '2026-11-25T17:32:07.412Z', '23:17:07.412'],
  // The clock goes back at 01:00 UTC.
  ['Europe/Lisbon', '2026-10-25T00:59:59.999Z', '01:59:59.999'],
  ['Europe/Lisbon', '2026-10-25T01:00:00.000Z', '01:00:00.000'],
  ['Nowhere/Atall', '2026-11-25T17:32:07.412Z', '17:32:07.412'],
])('in %s it is at %s %s', (zone, moment, text) => {
  expect(timeOfDay(zone).text(at(moment))).toBe(text);
});

it('takes a moment with a fraction of a millisecond for the millisecond it is in', () => {
  expect(timeOfDay('UTC').text(at('2026-11-25T17:32:07.999Z') + 0.9)).toBe('17:32:07.999');
});

it.each([
  ['14:32', '14:32:00.000', 60_000],
  ['14:32:07', '14:32:07.000', 1_000],
  ['14:32:07.4', '14:32:07.400', 100],
  ['14:32:07,412', '14:32:07.412', 1],
  ['4:02', '04:02:00.000', 60_000],
])('%s is all that it says', (said, from, long) => {
  const time = readTime(said);
  expect(timeOfDay('UTC').text(time?.from ?? -1)).toBe(from);
  expect((time?.to ?? 0) - (time?.from ?? 0)).toBe(long);
});

it.each(['', '14', '24:00', '14:60', '14:32:60', '14:32:07.1234', '-1:00', 'ontem'])(
  '%j is no time of day',
  (text) => {
    expect(readTime(text)).toBeNull();
    expect(() => windowOf({ at: 0 }, { from: text }, timeOfDay('UTC'))).toThrow(TimeError);
  },
);

it('a time that ends before it begins is refused', () => {
  const times = { from: '14:33', to: '14:31' };
  expect(() => windowOf({ at: 0 }, times, timeOfDay('UTC'))).toThrow('"14:33" comes after "14:31"');
});

describe('a window', () => {
  const clock = timeOfDay('UTC');
  const first = { at: at('2026-11-25T23:50:00Z') };
  const isIn = (times: { from?: string; to?: string }, moment: string) =>
    windowOf(first, times, clock)({ at: at(moment) });

  it.each([
    [{}, '2026-11-25T23:50:00Z', true],
    [{ from: '23:55' }, '2026-11-25T23:54:59.999Z', false],
    [{ from: '23:55' }, '2026-11-25T23:55:00Z', true],
    [{ to: '23:55' }, '2026-11-25T23:55:59.999Z', true],
    [{ to: '23:55' }, '2026-11-25T23:56:00Z', false],
    // Over midnight.
    [{ from: '23:59', to: '00:01' }, '2026-11-26T00:01:30Z', true],
    [{ from: '23:59', to: '00:01' }, '2026-11-26T00:02:00Z', false],
    [{ from: '00:05', to: '00:05' }, '2026-11-26T00:05:59Z', true],
    // Before the recording begins.
    [{ from: '23:40' }, '2026-11-25T23:50:00Z', true],
    [{ to: '23:40' }, '2026-11-25T23:50:00Z', false],
  ])('%j at %s: %s', (times, moment, is) => {
    expect(isIn(times, moment)).toBe(is);
  });
});
