/**
 * How objects and lists of the wire are read: unknown keys are dropped, aliases settled, and one bad element never
 * costs the rest (wire: reading-tolerant, reading-aliases, one-bad-element).
 */
import * as v from 'valibot';
import { faultPath, reader, UNREADABLE } from './reader';

type AnySchema = v.GenericSchema;

/** What one reader of a default may change must not reach the next. */
const freshCopy = <T>(value: T): T =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;

/** Absent or null is a copy of `fallback`; anything else must be readable by `schema`. */
export function withDefault<const S extends AnySchema>(
  schema: S,
  fallback: v.InferOutput<S>,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, v.InferOutput<S>>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === undefined || dataset.value === null) return freshCopy(fallback);
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      for (const issue of result.issues) {
        addIssue({ message: issue.message, ...(issue.path ? { path: issue.path } : {}) });
      }
      return NEVER;
    }),
  );
}

/** Absent or null is null; anything else must be readable by `schema`. */
export function nullable<const S extends AnySchema>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S> | null> {
  return withDefault(schema as v.GenericSchema<unknown, v.InferOutput<S> | null>, null);
}

/** A plain JSON object, seen without its prototype: `__proto__` and its kin are data, never behaviour. */
function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * An object of which only `entries` are kept. `aliases` names, for an internal key, the other names
 * it has on the wire, in order of preference after the key itself.
 * @example record({ id: wireId }, { id: ['_id'] })
 */
export function record<const E extends Record<string, AnySchema>>(
  entries: E,
  aliases: Partial<Record<keyof E & string, readonly string[]>> = {},
): v.GenericSchema<unknown, { [K in keyof E]: v.InferOutput<E[K]> }> {
  const names = Object.keys(entries).map((key) => [key, [key, ...(aliases[key] ?? [])]] as const);
  const pick = reader<Record<string, unknown>>('an object', (input) => {
    if (!isRecord(input)) return UNREADABLE;
    const picked: Record<string, unknown> = {};
    for (const [key, candidates] of names) {
      const named = candidates.filter(
        (candidate) => Object.hasOwn(input, candidate) && input[candidate] !== undefined,
      );
      // `{id: null, _id: 'x'}` says 'x': a null counts only when no other name says more.
      const name = named.find((candidate) => input[candidate] !== null) ?? named[0];
      picked[key] = name === undefined ? undefined : input[name];
    }
    return picked;
  });
  return v.pipe(pick, v.object(entries));
}

/**
 * Like `record`, for a partial update: `required` must be there, every other key only counts when
 * the wire carries it. Absent keys are absent from the result, so that a merge leaves them alone.
 */
export function partialRecord<
  const E extends Record<string, AnySchema>,
  const R extends keyof E & string,
>(
  entries: E,
  required: readonly R[],
  aliases: Partial<Record<keyof E & string, readonly string[]>> = {},
): v.GenericSchema<
  unknown,
  { [K in R]: v.InferOutput<E[K]> } & { [K in Exclude<keyof E, R>]?: v.InferOutput<E[K]> }
> {
  type Output = { [K in R]: v.InferOutput<E[K]> } & {
    [K in Exclude<keyof E, R>]?: v.InferOutput<E[K]>;
  };
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Output>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      if (!isRecord(input)) {
        addIssue({ message: 'expected an object' });
        return NEVER;
      }
      const present = Object.keys(entries).filter(
        (key) =>
          (required as readonly string[]).includes(key) ||
          [key, ...(aliases[key] ?? [])].some(
            (name) => Object.hasOwn(input, name) && input[name] !== undefined,
          ),
      );
      const chosen = Object.fromEntries(
        present.map((key) => [key, entries[key] ?? v.unknown()]),
      ) as Record<string, AnySchema>;
      const result = v.safeParse(record(chosen, aliases), input);
      if (result.success) return result.output as Output;
      for (const issue of result.issues) {
        addIssue({ message: issue.message, ...(issue.path ? { path: issue.path } : {}) });
      }
      return NEVER;
    }),
  );
}

/** What was read of a list: the good items, and the path of the fault in each one left out. */
export interface ReadList<T> {
  items: T[];
  /** Paths such as `3.lastMessageTime`, never values (wire: faults-without-values). */
  rejected: string[];
}

function readItems<T>(item: v.GenericSchema<unknown, T>, input: readonly unknown[]): ReadList<T> {
  const list: ReadList<T> = { items: [], rejected: [] };
  input.forEach((element, index) => {
    const result = v.safeParse(item, element);
    if (result.success) list.items.push(result.output);
    else list.rejected.push(`${index}.${faultPath(result.issues[0])}`);
  });
  return list;
}

/**
 * A list in which one bad element never costs the rest: it is left out and its fault's path counted.
 * The list may stand bare, or under one of `keys`; with `'any'`, under whichever key holds a list, one that is not empty first.
 */
export function lenientList<T>(
  item: v.GenericSchema<unknown, T>,
  keys: readonly string[] | 'any' = [],
): v.GenericSchema<unknown, ReadList<T>> {
  return reader<ReadList<T>>('a list', (input) => {
    if (Array.isArray(input)) return readItems(item, input);
    if (!isRecord(input)) return UNREADABLE;
    const candidates = keys === 'any' ? Object.keys(input) : keys;
    const lists = candidates
      .map((name) => (Object.hasOwn(input, name) ? input[name] : undefined))
      .filter((value) => Array.isArray(value));
    const list = lists.find((candidate) => candidate.length > 0) ?? lists[0];
    return list === undefined ? UNREADABLE : readItems(item, list);
  });
}

/** The value itself, or the value under `key`: hosts answer in both ways (wire: get-cliente). */
export function bareOrUnder<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((input) =>
      isRecord(input) && Object.hasOwn(input, key) && isRecord(input[key]) ? input[key] : input,
    ),
    schema,
  );
}
