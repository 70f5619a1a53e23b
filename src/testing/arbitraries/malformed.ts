/** The ways in which a host may send a malformed event: one table for all events. */
import { deepArray } from './hostileJson';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces each value of the payload by `value`; for a list, in each of its items. */
function everyValue(value: unknown) {
  return (good: unknown): unknown => {
    if (Array.isArray(good)) return good.map(everyValue(value));
    if (!isObject(good)) return value;
    return Object.fromEntries(Object.keys(good).map((key) => [key, value]));
  };
}

/** Makes a malformation: the event's arguments that replace `(good, {seq})`. */
const inPlaceOf =
  (make: (good: unknown) => unknown) =>
  (good: unknown, seq: number): unknown[] => [make(good), { seq }];

/** The malformations that JSON, or the sending code, can cause. `good` is the payload in wire format. */
export const MALFORMATIONS = {
  'no payload': inPlaceOf(() => undefined),
  null: inPlaceOf(() => null),
  'a text': inPlaceOf(() => 'Rita Segredo'),
  'a number': inPlaceOf(() => 42),
  'a yes': inPlaceOf(() => true),
  'an empty list': inPlaceOf(() => []),
  'a list around it': inPlaceOf((good) => [good]),
  'itself as JSON text': inPlaceOf((good) => JSON.stringify(good)),
  'an empty object': inPlaceOf(() => ({})),
  'itself one level too deep': inPlaceOf((data) => ({ data })),
  'null for every value': inPlaceOf(everyValue(null)),
  'an object for every value': inPlaceOf(everyValue({ nome: 'Rita Segredo' })),
  'a list for every value': inPlaceOf(everyValue(['Rita Segredo'])),
  '‘NaN’ for every value': inPlaceOf(everyValue('NaN')),
  'a number beyond all for every value': inPlaceOf(everyValue(1e308)),
  'an empty text for every value': inPlaceOf(everyValue('')),
  '‘..’ for every value': inPlaceOf(everyValue('..')),
  'a text of 100,000 letters for every value': inPlaceOf(everyValue('x'.repeat(100_000))),
  'half a character for every value': inPlaceOf(everyValue('\ud800')),
  'lists 50,000 deep for every value': inPlaceOf(everyValue(deepArray)),
  "the prototype's keys": inPlaceOf((good): unknown =>
    JSON.parse(
      `{"__proto__":${JSON.stringify(good ?? {})},"constructor":{"prototype":1},"toString":1,"hasOwnProperty":"x"}`,
    ),
  ),
  'a place that is none': (good) => [good, { seq: 'segundo', asOf: 'aqui' }],
  'more arguments than were asked for': (good, seq) => [good, { seq }, { nome: 'Rita Segredo' }, 7],
} satisfies Record<string, (good: unknown, seq: number) => unknown[]>;

export type Malformation = keyof typeof MALFORMATIONS;
export const MALFORMATION_NAMES = Object.keys(MALFORMATIONS) as Malformation[];
