import fc from 'fast-check';
import { playCraftedSession } from '@/testing/craftedSession';
import { patchBetween, patched, type Patch } from './statePatch';

const anyName = fc.constantFrom(
  'a',
  'b',
  'value',
  'items',
  'fields',
  '__proto__',
  'constructor',
  '1',
);
const { tree: anyValue } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'x', 'y'),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc
      .array(fc.tuple(anyName, tie('tree')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries) as unknown),
  ),
}));

/** A value made of parts of another, as reducers make states. */
function reused(value: unknown, choose: (count: number) => number): unknown {
  if (choose(3) === 0) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => reused(item, choose));
    const at = choose(items.length + 1);
    return [
      ...items.slice(at),
      ...items.slice(0, choose(at + 1)),
      ...(choose(2) ? [{ a: at }] : []),
    ];
  }
  if (typeof value !== 'object' || value === null) return choose(2) ? value : choose(9);
  const entries = Object.entries(value).filter(() => choose(4) > 0);
  return Object.fromEntries(entries.map(([name, item]) => [name, reused(item, choose)]));
}

const anyChange = fc
  .tuple(anyValue, fc.array(fc.nat(100), { minLength: 30, maxLength: 30 }))
  .map(([before, numbers]) => {
    let at = 0;
    const choose = (count: number) =>
      count <= 1 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count;
    return [before, reused(before, choose)] as const;
  });

const throughJson = (patch: Patch) => JSON.parse(JSON.stringify(patch)) as Patch;

describe('the difference between two values', () => {
  it('makes the second of the first, also as JSON, with its fields in their order', () => {
    fc.assert(
      fc.property(fc.oneof(anyChange, fc.tuple(anyValue, anyValue)), ([before, after]) => {
        const copy = JSON.parse(JSON.stringify(before)) as unknown;
        const made = patched(copy, throughJson(patchBetween(before, after)));
        expect(JSON.stringify(made)).toBe(JSON.stringify(after));
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows what became undefined, which no JSON holds', () => {
    const before = { a: 1, rows: [{ b: 1 }, 2] };
    const after = { a: undefined, rows: [{ b: undefined }, undefined] };
    expect(patched(before, throughJson(patchBetween(before, after)))).toEqual(after);
  });

  it('changes neither', () => {
    fc.assert(
      fc.property(anyChange, ([before, after]) => {
        const seen = JSON.stringify([before, after]);
        patched(before, patchBetween(before, after));
        expect(JSON.stringify([before, after])).toBe(seen);
      }),
    );
  });

  it('is small where little changed, and shares what did not', () => {
    const rows = Array.from({ length: 1_000 }, (_none, at) => ({ id: at, text: 'x'.repeat(100) }));
    const before = { rows, other: { a: 1 } };
    const after = { ...before, rows: rows.with(500, { id: 500, text: 'y' }) };
    const patch = patchBetween(before, after);
    expect(JSON.stringify(patch).length).toBeLessThan(200);
    const made = patched(before, patch) as typeof before;
    expect(made.other).toBe(before.other);
    expect(made.rows[0]).toBe(rows[0]);
  });

  it('of a live console is a fraction of its state', async () => {
    const [load] = await playCraftedSession();
    const states = (load?.steps ?? []).map(({ state }) => state);
    let made: unknown;
    let [inFull, inPatches] = [0, 0];
    states.forEach((state, at) => {
      const patch = patchBetween(states[at - 1], state);
      made = patched(made, throughJson(patch));
      expect(made).toEqual(state);
      inFull += JSON.stringify(state).length;
      inPatches += JSON.stringify(patch).length;
    });
    expect(inPatches).toBeLessThan(inFull / 4);
  });
});
