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

/** A list of rows beside the list of their ids, as the console keeps conversations. */
interface Table {
  ids: readonly string[];
  rows: readonly unknown[];
  /** The field that the rows are in. */
  name: string;
}

const ROWS = ['entries', 'rows'];

/** @returns the table that a value is; null when it is none */
function tableOf(value: Fields): Table | null {
  const ids = value['ids'];
  const name = ROWS.find((each) => Array.isArray(value[each]));
  if (name === undefined || !Array.isArray(ids)) return null;
  const rows = value[name] as unknown[];
  return rows.length === ids.length ? { ids: ids as string[], rows, name } : null;
}

const sameIds = (one: Table, other: Table): boolean =>
  one.ids === other.ids ||
  (one.ids.length === other.ids.length && one.ids.every((id, place) => id === other.ids[place]));

const placesOf = ({ ids }: Table) => new Map(ids.map((id, place) => [id, place]));

/** Compares row by row, each by its id: by its place it would be another row once one before it has come or gone. */
function* rowDifferences(
  before: Table,
  after: Table,
  path: readonly string[],
): Generator<Difference> {
  const at = (id: string) => [...path, before.name, id];
  if (sameIds(before, after)) {
    for (const [place, id] of after.ids.entries()) {
      const [had, has] = [before.rows[place], after.rows[place]];
      if (!Object.is(had, has)) yield* differencesOf(had, has, at(id));
    }
    return;
  }
  const [old, now] = [placesOf(before), placesOf(after)];
  for (const [id, place] of now) {
    const [had, has] = [before.rows[old.get(id) ?? NaN], after.rows[place]];
    if (!Object.is(had, has)) yield* differencesOf(had, has, at(id));
  }
  for (const [id, place] of old) {
    if (!now.has(id)) yield* differencesOf(before.rows[place], undefined, at(id));
  }
  // Which ids came and went is said with their rows; in which order they stand is not.
  const areThose = old.size === before.ids.length && now.size === after.ids.length;
  const hasMoved = old.size === now.size && [...now.keys()].every((id) => old.has(id));
  if (!areThose || hasMoved) yield* fieldDifferences(before.ids, after.ids, [...path, 'ids']);
}

/** @returns the id of each item; null where an item has none, or two have the same */
function idsOf(list: readonly unknown[]): Map<unknown, number> | null {
  const places = new Map<unknown, number>();
  for (const [place, item] of list.entries()) {
    const id = isObject(item) ? (item as Fields)['id'] : undefined;
    if (typeof id !== 'string') return null;
    places.set(id, place);
  }
  return places.size === list.length ? places : null;
}

/** The places of the same item in two lists. What one of them does not have stands at its place in the other alone. */
interface Pair {
  old: number | undefined;
  now: number | undefined;
}

/**
 * @returns which items of two lists are the same ones, by their ids, so that a message that comes does not make all
 * after it differ; null where that cannot be told, or some changed places
 */
function itemPairs(before: readonly unknown[], after: readonly unknown[]): Pair[] | null {
  const [old, now] = [idsOf(before), idsOf(after)];
  if (!old || !now) return null;
  const pairs: Pair[] = [];
  let last = -1;
  for (const [id, place] of now) {
    const was = old.get(id);
    if (was !== undefined && was < last) return null;
    last = was ?? last;
    pairs.push({ old: was, now: place });
  }
  for (const [id, place] of old) if (!now.has(id)) pairs.push({ old: place, now: undefined });
  return pairs;
}

/** Compares item by item. What is there now has its place of now, what went that which it had. */
function* itemDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): Generator<Difference> {
  const pairs = itemPairs(before, after);
  if (!pairs) {
    yield* fieldDifferences(before, after, path);
    return;
  }
  for (const { now, old } of pairs) {
    const had = old === undefined ? undefined : before[old];
    const has = now === undefined ? undefined : after[now];
    if (!Object.is(had, has)) yield* differencesOf(had, has, [...path, String(now ?? old)]);
  }
}

function* fieldDifferences(
  before: object,
  after: object,
  path: readonly string[],
  isAside: (name: string) => boolean = () => false,
): Generator<Difference> {
  const [old, now] = [before as Fields, after as Fields];
  for (const name of Object.keys(now)) {
    const [had, has] = [old[name], now[name]];
    // Most of a state is shared with the one before: of that not even a path is made.
    if (!Object.is(had, has) && !isAside(name)) yield* differencesOf(had, has, [...path, name]);
  }
  for (const name of Object.keys(old)) {
    if (!Object.hasOwn(now, name) && !isAside(name))
      yield* differencesOf(old[name], undefined, [...path, name]);
  }
}

/**
 * Finds where two values differ, the fields in their order, without looking into what they share. What one of them has
 * not at all is one place, however much is in it. A field that is undefined is the same as one that is absent, because a
 * recording cannot hold it. A row of a table is named by its id, an item of a list by its place.
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
  if (Array.isArray(before) && Array.isArray(after)) {
    yield* itemDifferences(before, after, path);
    return;
  }
  const [old, now] = [before as Fields, after as Fields];
  const [oldTable, nowTable] = [tableOf(old), tableOf(now)];
  if (!oldTable || !nowTable || oldTable.name !== nowTable.name) {
    yield* fieldDifferences(old, now, path);
    return;
  }
  yield* rowDifferences(oldTable, nowTable, path);
  yield* fieldDifferences(old, now, path, (name) => name === 'ids' || name === nowTable.name);
}

/** @returns a path as it is written, such as `outbox.entries.0.status` */
export const pathText = (path: readonly string[]): string => path.join('.');

/** @returns the longest of the names with which a path begins: a name may hold dots */
const firstName = (names: readonly string[], path: string): string | undefined =>
  names
    .filter((each) => path === each || path.startsWith(`${each}.`))
    .sort((one, other) => other.length - one.length)[0];

/** @returns the row of a table that a path goes into by its id, and the path within it; null when it does not */
function rowAt(value: Fields, path: string): { row: unknown; rest: string } | null {
  const table = tableOf(value);
  if (!table || !path.startsWith(`${table.name}.`)) return null;
  const within = path.slice(table.name.length + 1);
  const id = firstName(table.ids, within);
  return id === undefined
    ? null
    : { row: table.rows[table.ids.indexOf(id)], rest: within.slice(id.length + 1) };
}

/**
 * @param path as `pathText` writes it
 * @returns the value there; undefined where there is none
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!isObject(value)) return undefined;
  const found = rowAt(value as Fields, path);
  if (found) return valueAt(found.row, found.rest);
  const name = firstName(Object.keys(value), path);
  return name === undefined
    ? undefined
    : valueAt((value as Fields)[name], path.slice(name.length + 1));
}
