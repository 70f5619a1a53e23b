import { rm } from 'node:fs/promises';
import { DEMO_FOLDER_VARIABLE } from './backend';

/** After all journeys. */
export default async function tidyAll(): Promise<void> {
  const folder = process.env[DEMO_FOLDER_VARIABLE];
  if (folder) await rm(folder, { recursive: true, force: true });
}
