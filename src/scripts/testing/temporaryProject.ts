import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder with the given files.
 *
 * @param files path (forward slashes) → content
 * @returns the folder; the caller must delete it
 */
export function temporaryProject(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-project-'));
  writeFiles(folder, files);
  return folder;
}

/** Writes or overwrites files in a folder, and creates the folders in between. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
