/**
 * The building blocks of wire readers: a reader never throws, and reports unreadable input as a fault with its path.
 */
import * as v from 'valibot';

/** The result of a reader that cannot read its input. */
export const UNREADABLE = Symbol('unreadable');

/** A schema that reads with `read`. `UNREADABLE` becomes an issue that names what was `expected`, never the value. */
export function reader<T>(expected: string, read: (input: unknown) => T | typeof UNREADABLE) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value === UNREADABLE) {
        addIssue({ message: `expected ${expected}` });
        return NEVER;
      }
      return value;
    }),
  );
}

/**
 * Says which schema reads the value, or the items, where a schema hides it in a function: whoever lists the contract's
 * fields finds it there (`fields.ts`).
 */
export const reads = <T>(schema: v.GenericSchema) =>
  v.metadata<T, { reads: v.GenericSchema }>({ reads: schema });

/** Makes valibot's messages name only what was expected: its own ones quote the input (wire: faults-without-values). */
export function quiet<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.config(schema, { message: (issue) => `expected ${issue.expected ?? 'another value'}` });
}

/** The path of an issue, such as `media.url`; `(root)` when the value itself is at fault. */
export function faultPath(issue: v.BaseIssue<unknown> | undefined): string {
  return (issue && v.getDotPath(issue)) ?? '(root)';
}
