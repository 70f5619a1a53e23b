import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { databaseAssetsDir } from '@/testing/testDatabase';
import * as schema from './schema';

const folder = path.join(databaseAssetsDir, 'migrations');

type Snapshot = ReturnType<typeof generateDrizzleJson>;

async function newestSnapshot(): Promise<Snapshot> {
  const names = (await readdir(path.join(folder, 'meta'))).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  const newest = names.sort().at(-1)!;
  return JSON.parse(await readFile(path.join(folder, 'meta', newest), 'utf8')) as Snapshot;
}

describe('the migrations', () => {
  it('lead to the schema in the code: a change of the schema needs its migration', async () => {
    const missing = await generateMigration(await newestSnapshot(), generateDrizzleJson(schema));
    expect(missing).toEqual([]);
  });

  it('are listed in the order of their times, because one older than the last applied would be skipped', async () => {
    const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number; tag: string }[];
    };
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  });

  it('hold one statement between breakpoints, as every driver needs it', async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    for (const file of files) {
      const chunks = (await readFile(path.join(folder, file), 'utf8')).split(
        '--> statement-breakpoint',
      );
      // A function's body is replaced by an empty string, because it may contain semicolons.
      const statements = chunks.map((chunk) => chunk.replace(/\$(\w*)\$[^]*?\$\1\$/g, "''").trim());
      statements.forEach((statement) => expect(statement).toMatch(/^[^;]+;$/));
    }
  });
});
