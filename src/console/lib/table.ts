/**
 * Rows by id, in the order in which they were added, as two arrays. With an immutable record of a thousand keys, a
 * change of one row would cost twenty times as much as copying an array (behaviour: retention-budget).
 */
export interface Table<T> {
  readonly ids: readonly string[];
  /** Parallel to `ids`. */
  readonly rows: readonly T[];
}

export const EMPTY_TABLE: Table<never> = { ids: [], rows: [] };

/**
 * The index of each id. It is built once per `ids` array, which changes only when rows are added or removed; an array that
 * has one id more than another shares its index.
 */
const places = new WeakMap<readonly string[], Map<string, number>>();

/** @returns the index of `id` in `ids`, or undefined. Only the first call for an array searches it. */
export function placeOf(ids: readonly string[], id: string): number | undefined {
  let known = places.get(ids);
  if (known === undefined) {
    known = new Map(ids.map((each, index) => [each, index]));
    places.set(ids, known);
  }
  const place = known.get(id);
  // A longer array may have added to the index what this one lacks.
  return place !== undefined && ids[place] === id ? place : undefined;
}

/** @returns the ids with one more at their end, which `placeOf` finds without searching them all. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  const longer = [...ids, id];
  const known = places.get(ids);
  // Only one array goes on from an index: another addition to the same ids begins its own.
  if (known?.size === ids.length) {
    known.set(id, ids.length);
    places.set(longer, known);
  }
  return longer;
}

export function rowOf<T>({ ids, rows }: Table<T>, id: string): T | undefined {
  const place = placeOf(ids, id);
  return place === undefined ? undefined : rows[place];
}

/** @returns the table with `row` as the row of `id`, added or replaced. */
export function withRow<T>(table: Table<T>, id: string, row: T): Table<T> {
  const place = placeOf(table.ids, id);
  return place === undefined
    ? { ids: withId(table.ids, id), rows: [...table.rows, row] }
    : { ids: table.ids, rows: table.rows.with(place, row) };
}

/** @returns the table without the rows of `gone`; the same object when it has none of them. */
export function withoutRows<T>(table: Table<T>, gone: readonly string[]): Table<T> {
  const leaving = new Set(gone);
  if (!table.ids.some((id) => leaving.has(id))) return table;
  const stays = (_: unknown, index: number) => !leaving.has(table.ids[index] ?? '');
  return { ids: table.ids.filter(stays), rows: table.rows.filter(stays) };
}
