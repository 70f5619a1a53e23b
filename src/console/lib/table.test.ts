import fc from 'fast-check';
import { EMPTY_TABLE, rowOf, withoutRows, withRow, type Table } from './table';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const table: Table<number> = withRow(withRow(EMPTY_TABLE, 'a', 1), 'b', 2);

describe('a table', () => {
  it('finds a row by its id, and nothing for an unknown id', () => {
    expect(rowOf(table, 'b')).toBe(2);
    expect(rowOf(table, 'c')).toBeUndefined();
    expect(rowOf(table, 'constructor')).toBeUndefined();
  });

  it('replaces a row at its place, and leaves the table before as it was', () => {
    const changed = withRow(table, 'a', 3);
    expect(changed).toEqual({ ids: ['a', 'b'], rows: [3, 2] });
    expect(changed.ids).toBe(table.ids);
    expect(rowOf(table, 'a')).toBe(1);
  });

  it('removes rows, and is the same object when it had none of them', () => {
    expect(withoutRows(table, ['a', 'c'])).toEqual({ ids: ['b'], rows: [2] });
    expect(withoutRows(table, ['c'])).toBe(table);
  });

  it('finds the same rows whichever earlier table is added to', () => {
    const steps = fc.array(
      fc.record({ from: fc.nat(), id: fc.constantFrom(...IDS), row: fc.nat() }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const tables: Table<number>[] = [EMPTY_TABLE];
        const models: ReadonlyMap<string, number>[] = [new Map()];
        for (const { from, id, row } of all) {
          const at = from % tables.length;
          tables.push(withRow(tables[at] ?? EMPTY_TABLE, id, row));
          models.push(new Map(models[at]).set(id, row));
        }
        for (const [at, made] of tables.entries()) {
          expect(made.ids.map((id) => [id, rowOf(made, id)])).toEqual([...(models[at] ?? [])]);
          for (const id of IDS) expect(rowOf(made, id)).toBe(models[at]?.get(id));
        }
      }),
    );
  });
});
