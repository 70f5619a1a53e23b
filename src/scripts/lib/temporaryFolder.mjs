// @ts-check
import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** Far more than all tests at once have written; a container's own is 64 MB, mostly. */
const WANTED_BYTES = 4 * 1024 ** 3;

/**
 * Makes a folder for what lives no longer than a test run; to be removed by the caller. In memory where there is
 * enough of it: tests make a thousand files for each database, which on a disk is most of what they cost.
 *
 * @param {{ memory?: string, wantedBytes?: number }} [where] for tests
 * @returns {string} its path
 */
export function makeTemporaryFolder({ memory = MEMORY, wantedBytes = WANTED_BYTES } = {}) {
  const base = hasRoom(memory, wantedBytes) ? memory : os.tmpdir();
  return mkdtempSync(path.join(base, 'balcao-jest-'));
}

/**
 * @param {string} folder
 * @param {number} wantedBytes
 */
function hasRoom(folder, wantedBytes) {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= wantedBytes;
  } catch {
    // There is none, or it is not ours.
    return false;
  }
}
