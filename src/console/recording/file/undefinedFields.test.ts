import fc from 'fast-check';
import { undefinedFields, withUndefinedFields } from './undefinedFields';

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(undefined),
    fc.integer(),
    fc.string(),
    fc.array(tie('any').map((item) => item ?? null)),
    fc.dictionary(fc.string(), tie('any'), { noNullPrototype: true }),
  ),
})).any;

it('what JSON leaves out of any action is there again, in its place or at the end', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (action) => {
      const absent = undefinedFields(action);
      const json = JSON.parse(JSON.stringify(action)) as typeof action;
      expect(withUndefinedFields(json, absent)).toStrictEqual(action);
    }),
  );
});

it('a path that leads nowhere is passed over', () => {
  expect(withUndefinedFields({ a: 1 }, [['a', 'b'], ['c', 'd'], []])).toEqual({ a: 1 });
});
