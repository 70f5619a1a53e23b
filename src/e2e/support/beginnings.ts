import path from 'node:path';

/**
 * Where a journey may begin, made once before the first of them (setupAll.ts), since each takes seconds to make: a
 * demo that nobody has used yet, and one that is furnished. A journey starts on a copy.
 */
const VARIABLE = 'BALCAO_E2E_BEGINNINGS';

/** For setupAll.ts; Jest's workers read it from the environment. */
export function setBeginningsDir(dir: string): void {
  process.env[VARIABLE] = dir;
}

export function beginningsDir(): string {
  const dir = process.env[VARIABLE];
  if (dir === undefined) throw new Error('There is nothing to begin with: setupAll.ts has not run');
  return dir;
}

const inside = (name: string) => path.join(beginningsDir(), name);

/** Data folders, not open. */
export const demoFolder = (): string => inside('demo');
export const furnishedFolder = (): string => inside('furnished');
/** What is known of the furnished one: `Furniture` (world.ts), as JSON. */
export const furnitureFile = (): string => inside('furniture.json');
