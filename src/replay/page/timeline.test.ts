import type { Step } from '../steps';
import { timeOfDay } from '../timeOfDay';
import { TimeError } from '../window';
import { nextPlace, pauseAfter, placeAt, placeOfTime, placesNamed } from './timeline';

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
  [-5, 1],
  [0, 2],
  [999, 2],
  [1_000, 3],
  [99_999, 5],
  [500_000, 6],
])('after %i ms the recording stands at %i', (at, place) => {
  expect(placeAt(steps, START + at)).toBe(place);
});

it.each([
  ['14:31', 1],
  ['14:31:59', 3],
  ['14:32', 4],
  ['14:32:02', 4],
  ['14:33:30', 6],
  ['14:34', null],
  ['14:30', null],
])('at %s it stands at %j', (time, place) => {
  expect(placeOfTime(steps, time, clock)).toBe(place);
});

it('says of what is no time that it is none', () => {
  expect(() => placeOfTime(steps, 'ontem', clock)).toThrow(TimeError);
  expect(placeOfTime([], '14:32', clock)).toBeNull();
});

it('plays at the speed that is chosen, and shortens what took long', () => {
  expect(pauseAfter(steps, 4, 1)).toBe(100);
  expect(pauseAfter(steps, 4, 10)).toBe(10);
  expect(pauseAfter(steps, 3, 1)).toBe(1_000);
  expect(pauseAfter(steps, 5, 0.5)).toBe(1_000);
  expect(pauseAfter(steps, 6, 1)).toBe(0);
  expect(pauseAfter([step('a', 5), step('b', 0)], 0, 1)).toBe(0);
});

it('finds the actions by a part of their name', () => {
  expect(placesNamed(steps, ' CHAT/')).toEqual([4, 6]);
  expect(placesNamed(steps, '')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(placesNamed(steps, 'xyz')).toEqual([]);
});
