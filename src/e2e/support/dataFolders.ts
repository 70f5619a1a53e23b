import path from 'node:path';

/**
 * The data folders a journey may start with, made once before all journeys (setupAll.ts) because each takes seconds to
 * make: an unused demo, and one with prepared customers. Each journey starts on a copy.
 */
const VARIABLE = 'BALCAO_E2E_DATA_FOLDERS';

/** Called by setupAll.ts; Jest's workers read the value from the environment. */
export function setDataFoldersDir(dir: string): void {
  process.env[VARIABLE] = dir;
}

export function dataFoldersDir(): string {
  const dir = process.env[VARIABLE];
  if (dir === undefined) {
    throw new Error('There is no data folder to start with: setupAll.ts has not run');
  }
  return dir;
}

const inside = (name: string) => path.join(dataFoldersDir(), name);

/** Data folders that no backend is using. */
export const demoFolder = (): string => inside('demo');
export const seededFolder = (): string => inside('seeded');
/** The file that describes the prepared folder: `SeededWorld` (world.ts) as JSON. */
export const seededWorldFile = (): string => inside('seeded-world.json');
