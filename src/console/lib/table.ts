/**
 * Rows by id, in the order in which they came, as two arrays. An immutable record of a thousand keys costs
 * every change of one of them twenty times what a copy of an array does (behaviour: retention-budget).
 */
export interface Table<T> {
  readonly ids: readonly string[];
  /** In the order of `ids`. */
  readonly rows: readonly T[];
}

export const EMPTY_TABLE: Table<never> = { ids: [], rows: [] };

/** Where each id stands; made once a list of ids, which changes only when rows come or go. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Where `id` stands in `ids`; undefined when it does not. No search but the first time for a list. */
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

/** With `row` as the row of `id`, which is new or replaced. */
export function withRow<T>(table: Table<T>, id: string, row: T): Table<T> {
  const place = placeOf(table.ids, id);
  return place === undefined
    ? { ids: [...table.ids, id], rows: [...table.rows, row] }
    : { ids: table.ids, rows: table.rows.with(place, row) };
}

/** Without the rows of `gone`; the same table when it has none of them. */
export function withoutRows<T>(table: Table<T>, gone: readonly string[]): Table<T> {
  const leaving = new Set(gone);
  if (!table.ids.some((id) => leaving.has(id))) return table;
  const stays = (_: unknown, index: number) => !leaving.has(table.ids[index] ?? '');
  return { ids: table.ids.filter(stays), rows: table.rows.filter(stays) };
}
