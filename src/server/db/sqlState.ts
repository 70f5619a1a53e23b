import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/**
 * Whether a query failed because a row with the same key exists: this is how the database reports a lost race.
 *
 * @param error the error of a drizzle query; the database's own error is its cause.
 * @param constraint name of the unique constraint or index, as the migrations name it.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof DatabaseError &&
    cause.code === UNIQUE_VIOLATION &&
    cause.constraint === constraint
  );
}

/** Whether a query failed because the database does not have the tables of this version, or not yet. */
export function isMissingTable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof DatabaseError &&
    (cause.code === UNDEFINED_TABLE || cause.code === UNDEFINED_COLUMN)
  );
}

/**
 * SQLSTATEs of a database that cannot do now what it could do later: connection trouble (08), no connection left
 * (53300), statement or lock timeout (57014, 55P03), a server that stops or starts (57P0x), a transaction that idled
 * (25P03).
 */
const LATER_STATES = /^(08...|53300|57014|55P03|57P0.|25P03)$/;

/** Those of a statement or lock timeout, and of no connection left. */
const STUCK_STATES = /^(53300|57014|55P03)$/;

/** The sentences of node-postgres about a wait that came to its limit. */
const STUCK_WORDS = /^(timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** What the system says when a server is not reached, or no longer. */
const LATER_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
];

/** The sentences of node-postgres that carry no code. The tests with a Postgres server notice another wording. */
const LATER_WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether work failed because a wait in the database came to its limit: for a lock, an answer, a connection or its turn
 * to write. What is asked next would most likely wait for the same.
 */
export function isDatabaseStuck(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return STUCK_STATES.test(error.code ?? '');
  return STUCK_WORDS.test(error.message) || isDatabaseStuck(error.cause);
}

/** Whether a query failed because the database is away, or too busy to answer in time (wire: database-limits). */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Told by its fields: an error of the system is not always an Error of this realm.
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseError) return LATER_STATES.test(code ?? '');
  if (code !== undefined && LATER_CODES.includes(code)) return true;
  // The socket file of a server on this machine that is not running.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return LATER_WORDS.test(message) || isDatabaseAway(cause);
}

/** Whether a query failed without a word of the database: nobody knows what its connection still waits for. */
export function isUnanswered(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError) return false;
  }
  return isDatabaseAway(error);
}
