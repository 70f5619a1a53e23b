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

/** The index of each id. It is built once per `ids` array, which changes only when rows are added or removed. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** @returns the index of `id` in `ids`, or undefined. Only the first call for an array searches it. */
export function placeOf(ids: readonly string[], id: string): number | undefined {
  const known = places.get(ids);
  if (known) return known.get(id);
  const made = new Map(ids.map((each, index) => [each, index]));
  places.set(ids, made);
  return made.get(id);
}

export function rowOf<T>({ ids, rows }: Table<T>, id: string): T | undefined {
  const place = placeOf(ids, id);
  return place === undefined ? undefined : rows[place];
}

/** @returns the table with `row` as the row of `id`, added or replaced. */
export function withRow<T>(table: Table<T>, id: string, row: T): Table<T> {
  const place = placeOf(table.ids, id);
  return place === undefined
    ? { ids: [...table.ids, id], rows: [...table.rows, row] }
    : { ids: table.ids, rows: table.rows.with(place, row) };
}

/** @returns the table without the rows of `gone`; the same object when it has none of them. */
export function withoutRows<T>(table: Table<T>, gone: readonly string[]): Table<T> {
  const leaving = new Set(gone);
  if (!table.ids.some((id) => leaving.has(id))) return table;
  const stays = (_: unknown, index: number) => !leaving.has(table.ids[index] ?? '');
  return { ids: table.ids.filter(stays), rows: table.rows.filter(stays) };
}
