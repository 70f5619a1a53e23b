import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { readSettings, RETENTION_SUBJECTS } from '@/server/base/settings';
import { PERSONAL_DATA, type TableRule } from './personalData';
import * as schema from './schema';

/** What a person's name, number or words could stand in. */
const HOLDS_TEXT = ['text', 'jsonb', 'tsvector'];

const tables: readonly (readonly [string, PgTable])[] = Object.entries(schema).flatMap(
  ([name, value]: [string, unknown]) => (is(value, PgTable) ? [[name, value] as const] : []),
);
const RULES: Readonly<Record<string, TableRule>> = PERSONAL_DATA;

describe('retention and erasure', () => {
  it('know every table of the schema, and no other', () => {
    expect(Object.keys(RULES).sort()).toEqual(tables.map(([name]) => name).sort());
  });

  it.each(tables)('know every column of %s that holds text', (name, table) => {
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const ofText = Object.entries(columns).flatMap(([key, column]) =>
      HOLDS_TEXT.includes(column.getSQLType()) ? [key] : [],
    );
    expect(Object.keys(RULES[name]!.texts).sort()).toEqual(ofText.sort());
  });

  it.each(Object.entries(RULES))(
    'of %s agree: a customer’s texts are in rows that go',
    (_, rule) => {
      const kinds = new Set(Object.values(rule.texts));
      const isCustomers = kinds.has('personal') || kinds.has('words') || kinds.has('key');
      // Rows that belong to a customer's row go with it, also where they say nothing of them.
      if (isCustomers) expect(rule.erased).not.toBe('nothing');
      if (rule.erased === 'rewritten') expect(isCustomers).toBe(true);
    },
  );

  it('are in the README as the settings have them', async () => {
    const readme = await readFile(path.join(__dirname, '../../../README.md'), 'utf8');
    const days = readSettings({}).retentionDays;
    for (const subject of RETENTION_SUBJECTS) {
      const row = new RegExp(
        `\\| ${days[subject]} days +\\| \`RETENTION_${subject.toUpperCase()}_DAYS\``,
      );
      expect(readme).toMatch(row);
    }
  });

  it('know no other types of columns than those they look at', () => {
    const types = tables.flatMap(([, table]) =>
      Object.values(getTableColumns(table)).map((column) => column.getSQLType()),
    );
    expect([...new Set(types)].sort()).toEqual([
      'bigint',
      'boolean',
      'integer',
      'jsonb',
      'text',
      'tsvector',
    ]);
  });
});
