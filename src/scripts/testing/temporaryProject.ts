import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A throw-away folder with the given files.
 *
 * @param files path (forward slashes) → content
 * @returns the folder; whoever asked for it deletes it
 */
export function temporaryProject(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-project-'));
  writeFiles(folder, files);
  return folder;
}

/** Writes (over) files of a folder, making the folders between. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
