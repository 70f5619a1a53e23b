import type { Step } from '../steps';
import { timeOfDay } from '../timeOfDay';
import { TimeError } from '../window';
import { momentAt, momentOfTime, nextPlace, placesNamed, playedFrom } from './timeline';

const START = Date.parse('2026-11-25T14:31:58Z');

const step = (type: string, at: number, more: object = {}): Step => ({
  load: 0,
  number: 0,
  at: START + at,
  name: type,
  action: { type, ...more },
});

/** The store's first action, which nobody chooses, and those that were recorded. */
const steps = [
  step('@@INIT', 0),
  step('replay/loadBegan', 0),
  step('inbox/a', 0),
  step('mark/addressChanged', 1_000),
  step('chat/b', 4_000),
  step('mark/faultThrown', 4_100),
  step('chat/c', 100_000),
];
const clock = timeOfDay('UTC');

it.each([
  [1, 1, 'step', 2],
  [6, 1, 'step', null],
  [1, -1, 'step', null],
  [2, -1, 'step', 1],
  [1, 1, 'mark', 3],
  [3, -1, 'mark', 1],
  [5, 1, 'mark', null],
  [1, 1, 'fault', 5],
  [5, -1, 'fault', null],
  [6, -1, 'fault', 5],
] as const)('from %i the next one in direction %i that is a %s is %j', (from, by, kind, place) => {
  expect(nextPlace(steps, from, by, kind)).toBe(place);
});

it.each([
  [-5, 1, 0],
  [0, 2, 0],
  [999, 2, 999],
  [1_000, 3, 1_000],
  [99_999, 5, 99_999],
  [500_000, 6, 100_000],
])('after %i ms the recording stands at %i', (at, index, then) => {
  expect(momentAt(steps, START + at)).toEqual({ index, at: START + then });
});

it.each([
  ['14:31', 1, 0],
  ['14:31:59', 3, 1_000],
  ['14:32', 3, 2_000],
  ['14:32:02', 4, 4_000],
  ['14:33:30', 5, 92_000],
  ['14:34', null, 0],
  ['14:30', null, 0],
])('at %s it stands at %j', (time, index, then) => {
  const moment = index === null ? null : { index, at: START + then };
  expect(momentOfTime(steps, time, clock)).toEqual(moment);
});

it('says of what is no time that it is none', () => {
  expect(() => momentOfTime(steps, 'ontem', clock)).toThrow(TimeError);
  expect(momentOfTime([], '14:32', clock)).toBeNull();
});

it.each([
  ['within a pause', 4, 0, 40, 1, { index: 4, at: 4_040 }],
  ['at another speed', 4, 0, 8, 10, { index: 4, at: 4_080 }],
  ['to the next action', 4, 0, 100, 1, { index: 5, at: 4_100 }],
  ['from the middle of a pause', 4, 50, 50, 1, { index: 5, at: 4_100 }],
  ['over several', 2, 0, 1_050, 1, { index: 3, at: 1_150 }],
  ['through a long pause, in a second', 5, 0, 500, 1, { index: 5, at: 52_050 }],
  ['through the rest of it', 5, 47_950, 500, 1, { index: 6, at: 100_000 }],
  ['through it faster still', 5, 0, 500, 200, { index: 6, at: 100_000 }],
  ['to the end, and no further', 5, 0, 60_000, 1, { index: 6, at: 100_000 }],
])('plays %s', (_what, index, after, ms, speed, led) => {
  const at = (steps[index]?.at ?? 0) + after;
  const moment = playedFrom(steps, { index, at }, ms, speed);
  expect(moment).toEqual({ index: led.index, at: START + led.at });
});

it('plays on over any number of actions, as after a while in which the page was not in sight', () => {
  const many = Array.from({ length: 30_000 }, (_none, at) => step('inbox/a', at));
  const led = playedFrom(many, { index: 0, at: START }, 60_000, 1);
  expect(led).toEqual({ index: 29_999, at: START + 29_999 });
});

it('finds the actions by a part of their name', () => {
  expect(placesNamed(steps, ' CHAT/')).toEqual([4, 6]);
  expect(placesNamed(steps, '')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(placesNamed(steps, 'xyz')).toEqual([]);
});
