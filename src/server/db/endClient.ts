import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** A server that lives answers a goodbye at once. */
const GOODBYE_MS = 1_000;

/** Ends a connection without waiting for a server that says nothing, so that the end of the process cannot hang on it. */
export async function endClient(client: Pick<Client, 'end'>): Promise<void> {
  const over = new AbortController();
  const limit = sleep(GOODBYE_MS, undefined, { signal: over.signal });
  await Promise.race([client.end(), limit]).catch(() => undefined);
  over.abort();
  await limit.catch(() => undefined);
}
