/** A place at which two states differ. An absent value is undefined. */
export interface Difference {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What lies within both values is compared: two objects, or two lists. */
const areAlike = (before: unknown, after: unknown): boolean =>
  isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after);

/**
 * Finds where two values differ, the fields in their order, without looking into what they share. What one of them has
 * not at all is one place, however much is in it. A field that is undefined is the same as one that is absent, because a
 * recording cannot hold it.
 */
export function* differencesOf(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Generator<Difference> {
  if (Object.is(before, after)) return;
  if (!areAlike(before, after)) {
    yield { path, before, after };
    return;
  }
  const [old, now] = [before as Fields, after as Fields];
  for (const name of Object.keys(now)) yield* differencesOf(old[name], now[name], [...path, name]);
  for (const name of Object.keys(old)) {
    if (!Object.hasOwn(now, name)) yield* differencesOf(old[name], undefined, [...path, name]);
  }
}

/** @returns a path as it is written, such as `outbox.entries.0.status` */
export const pathText = (path: readonly string[]): string => path.join('.');

/**
 * @param path as `pathText` writes it. A name may hold dots: the longest name that is there is taken.
 * @returns the value there; undefined where there is none
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!isObject(value)) return undefined;
  const [name] = Object.keys(value)
    .filter((each) => path === each || path.startsWith(`${each}.`))
    .sort((one, other) => other.length - one.length);
  return name === undefined
    ? undefined
    : valueAt((value as Fields)[name], path.slice(name.length + 1));
}
