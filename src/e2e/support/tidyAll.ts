import { rm } from 'node:fs/promises';
import { beginningsDir } from './beginnings';

/** Runs after all journeys: removes their data folders. */
export default async function tidyAll(): Promise<void> {
  await rm(beginningsDir(), { recursive: true, force: true });
}
