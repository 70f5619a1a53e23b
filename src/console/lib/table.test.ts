import { EMPTY_TABLE, rowOf, withoutRows, withRow, type Table } from './table';

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
});
