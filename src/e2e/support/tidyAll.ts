import { rm } from 'node:fs/promises';
import { beginningsDir } from './beginnings';

/** After all journeys. */
export default async function tidyAll(): Promise<void> {
  await rm(beginningsDir(), { recursive: true, force: true });
}
