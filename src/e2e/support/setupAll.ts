import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from './backend';
import { demoFolder, seededFolder, seededWorldFile, setDataFoldersDir } from './dataFolders';
import { seedWorld } from './world';

/** Runs before all journeys: makes the data folders they start with (dataFolders.ts). */
export default async function setupAll(): Promise<void> {
  setDataFoldersDir(await mkdtemp(path.join(tmpdir(), 'balcao-e2e-')));
  const demo = await startBackend();
  await demo.stop();
  await rename(demo.dataDir, demoFolder());

  const backend = await startBackend({ from: demoFolder() });
  const seeded = await seedWorld(backend).catch(async (error: unknown) => {
    await backend.dispose();
    throw error;
  });
  await backend.stop();
  await rename(backend.dataDir, seededFolder());
  await writeFile(seededWorldFile(), JSON.stringify(seeded));
}
