import { rm } from 'node:fs/promises';
import type { CliRun } from './runCli';
import { runCommandHere } from './runCommandHere';
import { lookInto, makeTestDataDir, type TestDatabase } from './testDatabase';

/** A data folder on which commands are run, one after the other. */
export interface CommandFolder {
  path: () => string;
  /** Opens its database for `work`, between two commands: only one of them can have it. */
  look: <T>(work: (db: TestDatabase['db']) => Promise<T>) => Promise<T>;
  /** Runs `npm run admin -- …words` on it. */
  admin: (
    words: readonly string[],
    given?: { env?: Record<string, string>; password?: string },
  ) => Promise<CliRun>;
}

/** Gives each test of the block that calls this a folder of its own, with an empty database. */
export function commandFolder(): CommandFolder {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await makeTestDataDir();
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  return {
    path: () => dataDir,
    look: (work) => lookInto(dataDir, work),
    admin: (words, { env, ...given } = {}) =>
      runCommandHere(['admin', ...words], { ...given, env: { DATA_DIR: dataDir, ...env } }),
  };
}
