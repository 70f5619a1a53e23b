import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from './openDatabase';
import { isDatabaseAway } from './sqlState';
import type { OnWaiting } from './untilDone';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * Opens the database, and waits for a Postgres server that is not there yet, with growing pauses spread by a quarter.
 *
 * @param onWaiting called with each failed attempt's error, and awaited.
 * @throws what `openDatabase` throws for any other reason: a wrong password or name, another server.
 */
export async function openWhenThere(
  options: OpenDatabaseOptions,
  onWaiting: OnWaiting,
): Promise<OpenDatabase> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await openDatabase(options);
    } catch (error) {
      if (options.databaseUrl === undefined || !isDatabaseAway(error)) throw error;
      await onWaiting(error);
    }
    await sleep(wait * (0.75 + Math.random() / 2));
  }
}
