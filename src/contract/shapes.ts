/**
 * Readers of objects and lists on the wire. Unknown keys are dropped, aliases are resolved, and one bad element does
 * not affect the others (wire: reading-tolerant, reading-aliases, one-bad-element).
 */
import * as v from 'valibot';
import { faultPath, reader, reads, UNREADABLE } from './reader';

type AnySchema = v.GenericSchema;

/** Copies a default, so that a change by one reader does not reach the next. */
const freshCopy = <T>(value: T): T =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;

/** Reads an absent or null value as a copy of `fallback`; `schema` must be able to read any other value. */
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
    reads(schema),
  );
}

/** Reads an absent or null value as null; `schema` must be able to read any other value. */
export function nullable<const S extends AnySchema>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S> | null> {
  return withDefault(schema as v.GenericSchema<unknown, v.InferOutput<S> | null>, null);
}

/**
 * true for a plain JSON object. Callers read own keys only, so that `__proto__` and similar keys are data, not
 * behaviour.
 */
function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * Reads an object and keeps only `entries`. `aliases` lists, for an internal key, the other names it has on the wire,
 * in order of preference after the key itself.
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
      // `{id: null, _id: 'x'}` is read as 'x': a null is used only when no other name has a value.
      const name = named.find((candidate) => input[candidate] !== null) ?? named[0];
      picked[key] = name === undefined ? undefined : input[name];
    }
    return picked;
  });
  return v.pipe(pick, v.object(entries));
}

/**
 * Like `record`, for a partial update: the keys in `required` must be present, every other key is read only when the
 * wire carries it. Absent keys are absent from the result, so that a merge does not change them.
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
    reads(record(entries)),
  );
}

/** The result of reading a list: the good items, and the path of the fault in each one left out. */
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
 * Reads a list in which one bad element does not affect the others: it is left out and the path of its fault is
 * recorded. The list may be bare, or under one of `keys`; with `'any'`, under any key that holds a list, preferably a
 * non-empty one.
 */
export function lenientList<T>(
  item: v.GenericSchema<unknown, T>,
  keys: readonly string[] | 'any' = [],
): v.GenericSchema<unknown, ReadList<T>> {
  const list = reader<ReadList<T>>('a list', (input) => {
    if (Array.isArray(input)) return readItems(item, input);
    if (!isRecord(input)) return UNREADABLE;
    const candidates = keys === 'any' ? Object.keys(input) : keys;
    const lists = candidates
      .map((name) => (Object.hasOwn(input, name) ? input[name] : undefined))
      .filter((value) => Array.isArray(value));
    const found = lists.find((candidate) => candidate.length > 0) ?? lists[0];
    return found === undefined ? UNREADABLE : readItems(item, found);
  });
  return v.pipe(list, reads(item));
}

/** Reads the value itself, or the value under `key`: hosts respond in both ways (wire: get-cliente). */
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
