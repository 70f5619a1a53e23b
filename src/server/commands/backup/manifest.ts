import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** The version of the archive's layout; it is raised when the layout changes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The folders of an archive, beside its manifest. */
export const FOLDERS = ['pg', 'media'] as const;

/** The archive's contents and origin. */
export const manifestSchema = v.object({
  format: v.number(),
  /** ISO 8601. */
  madeAt: v.string(),
  /** The newest migration of the version that made the archive, as its time in the journal. */
  schema: v.number(),
  /** The SHA-256 of each file in hex, by its path with forward slashes. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** The time of the newest migration. @param assetsDir holds `migrations/`. */
export async function newestSchema(assetsDir: string): Promise<number> {
  const text = await readFile(path.join(assetsDir, 'migrations/meta/_journal.json'), 'utf8');
  const { entries } = v.parse(journalSchema, JSON.parse(text));
  return Math.max(...entries.map(({ when }) => when));
}

/** Every file below the archive's folders in `dir`, with its hash. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const folder of FOLDERS) {
    const entries = await readdir(path.join(dir, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      hashes[path.relative(dir, file).split(path.sep).join('/')] = await hashFile(file);
    }
  }
  return hashes;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
