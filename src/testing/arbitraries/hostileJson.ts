import fc from 'fast-check';

/** Arrays and objects that are nested deeper than any call stack: JSON.parse reads them, recursion does not. */
const DEPTH = 50_000;
export const deepArray: unknown = JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const deepObject: unknown = JSON.parse('{"cliente":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH));

/** Values that break careless readers. */
const awkward = fc.constantFrom<unknown>(
  deepArray,
  deepObject,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  '..',
  'javascript:alert(1)',
  '1e999',
  '-0',
  '99999999999999999999',
  'x'.repeat(100_000),
  -0,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  8.64e15,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  JSON.parse('{"__proto__":{"id":"polluted"},"constructor":{"prototype":1},"toString":1}'),
  JSON.parse('{"length":3,"0":"a","hasOwnProperty":1,"then":{}}'),
);

const leaf = fc.oneof(
  awkward,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string({ unit: 'binary' }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.boolean(),
);

/**
 * Any value that JSON can carry, biased towards `keys`: random objects never contain a schema's own names, so half of
 * the objects are made of them.
 */
export function hostileJson(keys: readonly string[]): fc.Arbitrary<unknown> {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.dictionary(fc.constantFrom(...keys, '__proto__', 'unknown'), tie('value'), { maxKeys: 8 }),
      fc.array(tie('value'), { maxLength: 4 }),
    ),
  }));
  return fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), value);
}
