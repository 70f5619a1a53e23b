/** JSON leaves out a field that is undefined, and RTK Query's reducers ask whether one is there. */

/** The names that lead to a field. */
export type FieldPath = string[];

/** @returns the paths of all fields of plain data that are there, and undefined */
export function undefinedFields(data: unknown, path: FieldPath = []): FieldPath[] {
  if (data === undefined) return path.length === 0 ? [] : [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => undefinedFields(value, [...path, name]));
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
