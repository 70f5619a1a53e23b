import { rm } from 'node:fs/promises';
import { dataFoldersDir } from './dataFolders';

/** Runs after all journeys: removes their data folders. */
export default async function tidyAll(): Promise<void> {
  await rm(dataFoldersDir(), { recursive: true, force: true });
}
