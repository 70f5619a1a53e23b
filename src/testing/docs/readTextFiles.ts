import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFile } from './findCitations';

const ROOT = process.cwd();
const FOLDERS = ['src', 'public', '.ci'];
const IS_TEXT = /(?:\.(?:[cm]?[jt]sx?|json|md|html|css|sql|webmanifest)|^\.ci\/\w+)$/;
/** Generated files, and files about citations themselves. */
const LEFT_OUT =
  /^(?:package-lock\.json|src\/server\/db\/migrations\/meta\/.*|src\/testing\/docs\/.*)$/;

/** Every text in the repository that a person writes. */
export function readTextFiles(): TextFile[] {
  const own = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );
  return [...own, ...inFolders]
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => IS_TEXT.test(file) && !LEFT_OUT.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}
