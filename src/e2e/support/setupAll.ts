import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from './backend';
import { demoFolder, furnishedFolder, furnitureFile, setBeginningsDir } from './beginnings';
import { furnish } from './world';

/** Runs before all journeys: makes the data folders they start with (beginnings.ts). */
export default async function setupAll(): Promise<void> {
  setBeginningsDir(await mkdtemp(path.join(tmpdir(), 'balcao-e2e-')));
  const demo = await startBackend();
  await demo.stop();
  await rename(demo.dataDir, demoFolder());

  const furnished = await startBackend({ from: demoFolder() });
  const furniture = await furnish(furnished).catch(async (error: unknown) => {
    await furnished.dispose();
    throw error;
  });
  await furnished.stop();
  await rename(furnished.dataDir, furnishedFolder());
  await writeFile(furnitureFile(), JSON.stringify(furniture));
}
