/**
 * The difference between two states. A state shares most of its objects with the one before it, so that the difference
 * is found without looking into what they share.
 */

/** What becomes of a value: another one, or the same with changes within. Plain JSON. */
export type Patch = { value: unknown } | FieldsPatch | ItemsPatch;

/** The fields of an object that changed or came, those that it lost, and the order of all where that is another. */
interface FieldsPatch {
  fields: Record<string, Patch>;
  lost?: string[];
  order?: string[];
}

/** The pieces that a list is made of now, in order. */
interface ItemsPatch {
  items: Piece[];
}

/** `count` items of the list before, from `from` on; one of them changed; or a new one. */
type Piece = { from: number; count: number } | { from: number; patch: Patch } | { value: unknown };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order in which a changed object has its fields: those that it had, then the new ones. */
const orderAfter = (before: Fields, changed: readonly string[], lost: ReadonlySet<string>) => [
  ...Object.keys(before).filter((name) => !lost.has(name)),
  ...changed.filter((name) => !Object.hasOwn(before, name)),
];

function fieldsBetween(before: Fields, after: Fields): FieldsPatch {
  const names = Object.keys(after);
  const changed = names.filter(
    (name) => !Object.hasOwn(before, name) || before[name] !== after[name],
  );
  const lost = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const fields = changed.map((name) => [
    name,
    Object.hasOwn(before, name) ? patchBetween(before[name], after[name]) : { value: after[name] },
  ]);
  const order = orderAfter(before, changed, new Set(lost));
  return {
    fields: Object.fromEntries(fields) as FieldsPatch['fields'],
    ...(lost.length > 0 && { lost }),
    ...(order.some((name, at) => name !== names[at]) && { order: names }),
  };
}

function itemsBetween(before: readonly unknown[], after: readonly unknown[]): ItemsPatch {
  const places = new Map(before.map((item, at) => [item, at]));
  const items: Piece[] = [];
  /** The item of the list before that is expected next. */
  let expected = 0;
  for (const item of after) {
    const place =
      expected < before.length && before[expected] === item ? expected : places.get(item);
    const last = items.at(-1);
    if (place === undefined) {
      const old = before[expected];
      // What has no place before is mostly the expected item with a change.
      const isChanged =
        (isFields(old) && isFields(item)) || (Array.isArray(old) && Array.isArray(item));
      items.push(isChanged ? { from: expected, patch: patchBetween(old, item) } : { value: item });
      expected += 1;
    } else {
      if (last && 'count' in last && last.from + last.count === place) last.count += 1;
      else items.push({ from: place, count: 1 });
      expected = place + 1;
    }
  }
  return { items };
}

/** @returns what makes `after` of `before` */
export function patchBetween(before: unknown, after: unknown): Patch {
  if (Array.isArray(before) && Array.isArray(after)) return itemsBetween(before, after);
  return isFields(before) && isFields(after) ? fieldsBetween(before, after) : { value: after };
}

function withItems(before: readonly unknown[], { items }: ItemsPatch): unknown[] {
  return items.flatMap((piece) => {
    if ('count' in piece) return before.slice(piece.from, piece.from + piece.count);
    if ('patch' in piece) return [patched(before[piece.from], piece.patch)];
    return [piece.value];
  });
}

function withFields(before: Fields, { fields, lost = [], order }: FieldsPatch): Fields {
  const names = order ?? orderAfter(before, Object.keys(fields), new Set(lost));
  const valueOf = (name: string) => {
    const patch = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const held = Object.hasOwn(before, name) ? before[name] : undefined;
    return patch ? patched(held, patch) : held;
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/**
 * @returns `before` with the changes, which shares with it what did not change. The patch must have been made from an
 * equal value: where it does not fit, the result is another value, never an error.
 */
export function patched(before: unknown, patch: Patch): unknown {
  if ('items' in patch) return withItems(Array.isArray(before) ? before : [], patch);
  if ('fields' in patch) return withFields(isFields(before) ? before : {}, patch);
  // Asked last: JSON leaves out a value that is undefined.
  return patch.value;
}
