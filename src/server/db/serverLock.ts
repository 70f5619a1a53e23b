import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client, DatabaseError } from 'pg';
import { endClient } from './endClient';
import type { Transaction } from './openDatabase';
import { WriteRefusedError } from './serialWrites';

/**
 * The key of the advisory lock, unique to this product: another program that locks this number on the same database
 * would be kept out too.
 */
export const SERVER_LOCK = 4_206_001;
/** The lock that each writing transaction shares, and that a new owner takes alone once: so it waits for them. */
const WRITES_LOCK = 4_206_002;

/** The previous server may still be stopping, or Postgres may not have noticed yet that it died. */
const WAIT_FOR_LOCK_MS = 3_000;
/** The transactions of the previous owner end by their own limits meanwhile. */
const WAIT_FOR_WRITES_MS = 15_000;
const CONNECT_MS = 5_000;
/**
 * The connection is asked whether it lives, because a host that froze sends no word: again so many ticks after its
 * answer, and it is lost after so many without one. Ticks are counted and no time is measured: a process that itself
 * stood still has not read the answer yet.
 */
const TICK_MS = 500;
const ASK_AFTER_TICKS = 4;
const LOST_AFTER_TICKS = 10;
const FIRST_RETRY_MS = 250;
/** A thousand consoles wait for it, and an attempt that is refused costs nothing. */
const LONGEST_RETRY_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Thrown when another server runs on this database. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor() {
    super(
      'Another Balcão server is running on this database. Stop it first, or set another DATABASE_URL.',
    );
  }
}

export interface ServerLockOptions {
  databaseUrl: string;
  /** Another server took the lock while ours was lost. The process must stop. Called once. */
  onLost: (error: Error) => void;
  /** The lock is held, for the first time or again, or was lost with its connection. */
  onAvailable: (isAvailable: boolean) => void;
}

export interface ServerLock {
  isHeld(): boolean;
  /**
   * Rejects unless the lock is held now, in the eyes of the database; from then on no other server begins to write
   * before this transaction has ended (wire: one-process).
   *
   * @throws WriteRefusedError
   */
  fence(tx: Transaction): Promise<void>;
  release(): Promise<void>;
}

/** A session that holds the lock. Process id and start name it, since ids are used again. */
interface Held {
  client: Client;
  pid: number;
  startedAt: string;
}

/**
 * Takes the lock of the server on a database, and takes it again whenever its connection breaks, with growing pauses.
 *
 * @throws DatabaseInUseError when another server holds it; node-postgres's error when no server can be reached.
 */
export async function holdServerLock(options: ServerLockOptions): Promise<ServerLock> {
  /** A function, because the compiler takes a variable that was read before an await for unchanged. */
  let released = false;
  const isReleased = (): boolean => released;
  let held: Held | null = null;

  function keep(next: Held): void {
    held = next;
    options.onAvailable(true);
    const lose = () => {
      if (released || held !== next) return;
      held = null;
      clearInterval(heartbeat);
      next.client.end().catch(() => undefined);
      options.onAvailable(false);
      void regain(next);
    };
    let ticks = 0;
    let isAsking = false;
    const heartbeat = setInterval(() => {
      ticks += 1;
      if (isAsking && ticks >= LOST_AFTER_TICKS) lose();
      if (isAsking || ticks < ASK_AFTER_TICKS) return;
      ticks = 0;
      isAsking = true;
      next.client.query('select 1').then(() => {
        ticks = 0;
        isAsking = false;
      }, lose);
    }, TICK_MS).unref();
    next.client.on('error', lose);
    next.client.on('end', lose);
  }

  async function regain(before: Held): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !isReleased(); wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
      // Spread, so that the servers of a machine do not all come at once.
      await sleep(wait * (0.75 + Math.random() / 2), undefined, { ref: false });
      if (isReleased()) return;
      try {
        const next = await takeLock(options.databaseUrl, before);
        if (isReleased()) await endClient(next.client);
        else keep(next);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseInUseError)) continue;
        options.onLost(error);
        return;
      }
    }
  }

  keep(await takeLock(options.databaseUrl, null));
  return {
    isHeld: () => held !== null,
    fence: async (tx) => {
      const pid = held?.pid;
      if (pid === undefined) throw new WriteRefusedError('The lock on the database is lost');
      const shared = await tx.execute<{ ok: boolean }>(
        sql`select pg_try_advisory_xact_lock_shared(${WRITES_LOCK}::bigint) as ok`,
      );
      // Asked after the shared lock is ours: a new owner would have to wait for this transaction from here on.
      const owner = await tx.execute(sql`
        select 1 from pg_locks
        where locktype = 'advisory' and granted and pid = ${pid}::int
          and classid = 0 and objid = ${SERVER_LOCK}::oid and objsubid = 1
          and database = (select oid from pg_database where datname = current_database())`);
      if (!shared.rows[0]?.ok || owner.rows.length === 0) {
        throw new WriteRefusedError('The lock on the database is lost');
      }
    },
    release: async () => {
      released = true;
      if (held) await endClient(held.client);
    },
  };
}

/** @param before our former session, which Postgres may not know to be dead: it is ended first. */
async function takeLock(databaseUrl: string, before: Held | null): Promise<Held> {
  const client = new Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS + WAIT_FOR_WRITES_MS,
  });
  // Without a listener a connection that breaks between two queries would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (before) {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2',
        [before.pid, before.startedAt],
      );
    }
    await client.query(`set lock_timeout = ${WAIT_FOR_LOCK_MS}`);
    await client.query('select pg_advisory_lock($1)', [SERVER_LOCK]);
    await client.query(`set lock_timeout = ${WAIT_FOR_WRITES_MS}`);
    await client.query('select pg_advisory_lock($1)', [WRITES_LOCK]);
    await client.query('select pg_advisory_unlock($1)', [WRITES_LOCK]);
    const { rows } = await client.query<{ pid: number; startedAt: string }>(
      `select pid, backend_start::text as "startedAt" from pg_stat_activity where pid = pg_backend_pid()`,
    );
    const [session] = rows;
    if (!session) throw new Error('Postgres does not know the session that holds the lock');
    return { client, ...session };
  } catch (error) {
    client.end().catch(() => undefined);
    const taken = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
    throw taken ? new DatabaseInUseError() : error;
  }
}
