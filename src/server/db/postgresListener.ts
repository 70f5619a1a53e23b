import { Client } from 'pg';
import type { Clock } from '@/server/base/clock';
import { endClient } from './endClient';

/** The pause before listening is tried again doubles from the first to the last, in ms. */
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface PostgresListenerOptions {
  databaseUrl: string;
  /** Takes what is said, by the channel's name, which needs no quotes. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  clock: Pick<Clock, 'setTimeout'>;
  /** Listening began, at the start and after each loss: what was said meanwhile was not heard. */
  onListening: () => void;
  /** Called once for each loss, and not for the attempts after it. */
  onTrouble: (error: unknown) => void;
}

export interface PostgresListener {
  close(): Promise<void>;
}

/**
 * Hears what is notified on channels of a Postgres server, on a connection of its own, which a pool would take back.
 * After a loss it connects again, for ever, with growing pauses.
 */
export function listenToPostgres(options: PostgresListenerOptions): PostgresListener {
  const { databaseUrl, channels, clock, onListening, onTrouble } = options;
  const listening = Object.keys(channels)
    .map((channel) => `listen ${channel}`)
    .join('; ');
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
    client.on('notification', ({ channel, payload }) => {
      if (current === client && payload !== undefined) channels[channel]?.(payload);
    });
    client
      .connect()
      .then(() => client.query(listening))
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
      if (client) await endClient(client);
    },
  };
}
