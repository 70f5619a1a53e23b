// @ts-check
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Far more than all tests have ever written at once; a container's folder mostly has 64 MB. */
const WANTED_BYTES = 4 * 1024 ** 3;
/** All rights for the owner, passage for everybody else. */
const PASSABLE = 0o711;

/**
 * Creates a folder for files that live no longer than a test run; the caller must remove it. It is in memory when there
 * is enough: tests create a thousand files for each database, and on a disk those are most of their cost. Everybody may
 * pass through it, nobody else may look into it: where the tests run as root, their Postgres runs as another user and
 * has a folder of its own in it.
 *
 * @param {{ memory?: string, wantedBytes?: number }} [where] for tests
 * @returns {string} its path
 */
export function makeTemporaryFolder({ memory = MEMORY, wantedBytes = WANTED_BYTES } = {}) {
  const base = hasRoom(memory, wantedBytes) ? memory : os.tmpdir();
  const folder = mkdtempSync(path.join(base, 'balcao-jest-'));
  chmodSync(folder, PASSABLE);
  return folder;
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
    // The folder does not exist, or we may not use it.
    return false;
  }
}
