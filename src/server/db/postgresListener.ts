import { Client } from 'pg';
import type { Clock } from '@/server/base/clock';

/** The pause before listening is tried again doubles from the first to the last, in ms. */
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface PostgresListenerOptions {
  databaseUrl: string;
  /** A name that needs no quotes. */
  channel: string;
  clock: Pick<Clock, 'setTimeout'>;
  /** Listening began, at the start and after each loss: what was said meanwhile was not heard. */
  onListening: () => void;
  onNotice: (payload: string) => void;
  /** Called once for each loss, and not for the attempts after it. */
  onTrouble: (error: unknown) => void;
}

export interface PostgresListener {
  close(): Promise<void>;
}

/**
 * Hears what is notified on a channel of a Postgres server, on a connection of its own, which a pool would take back.
 * After a loss it connects again, for ever, with growing pauses.
 */
export function listenToPostgres(options: PostgresListenerOptions): PostgresListener {
  const { databaseUrl, channel, clock, onListening, onNotice, onTrouble } = options;
  let isClosed = false;
  let isInTrouble = false;
  let pauseMs = FIRST_PAUSE_MS;
  let current: Client | null = null;
  let takeBackPause = () => {};

  function lose(client: Client, error: unknown): void {
    if (current !== client) return;
    current = null;
    // It may be half open: nobody waits for its end.
    client.end().catch(() => undefined);
    if (isClosed) return;
    if (!isInTrouble) onTrouble(error);
    isInTrouble = true;
    takeBackPause = clock.setTimeout(connect, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
  }

  function connect(): void {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    current = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The connection that listens was closed')));
    client.on('notification', ({ payload }) => {
      if (current === client && payload !== undefined) onNotice(payload);
    });
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(() => {
        if (current !== client) return;
        isInTrouble = false;
        pauseMs = FIRST_PAUSE_MS;
        onListening();
      })
      .catch((error: unknown) => lose(client, error));
  }

  connect();
  return {
    close: async () => {
      isClosed = true;
      takeBackPause();
      const client = current;
      current = null;
      await client?.end().catch(() => undefined);
    },
  };
}
