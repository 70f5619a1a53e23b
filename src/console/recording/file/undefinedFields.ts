/** JSON leaves out a field that is undefined, and RTK Query's reducers ask whether one is there. */

/** The names that lead to a field. */
export type FieldPath = string[];

function collect(data: unknown, path: FieldPath, found: FieldPath[]): void {
  if (data === undefined) found.push([...path]);
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    if (value !== undefined && typeof value !== 'object') continue;
    path.push(name);
    collect(value, path, found);
    path.pop();
  }
}

/** @returns the paths of all fields of plain data that are there, and undefined */
export function undefinedFields(data: object): FieldPath[] {
  const found: FieldPath[] = [];
  collect(data, [], found);
  return found;
}

function withField(data: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined || typeof data !== 'object' || data === null) return data;
  const copy = Array.isArray(data) ? [...(data as unknown[])] : { ...data };
  const held: unknown = Object.getOwnPropertyDescriptor(copy, name)?.value;
  // Defined, not set: a field may have the name of one that every object inherits.
  Object.defineProperty(copy, name, {
    value: rest.length === 0 ? undefined : withField(held, rest),
    configurable: true,
    enumerable: true,
    writable: true,
  });
  return copy;
}

/** @returns the data with these fields, which are undefined. A path that leads nowhere is passed over. */
export const withUndefinedFields = <T>(data: T, paths: readonly FieldPath[]): T =>
  paths.reduce<unknown>(withField, data) as T;
