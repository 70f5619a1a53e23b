import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/**
 * Whether a query failed because a row of the same key exists: how the database tells the loser of a race.
 *
 * @param error what a drizzle query rejected with; the database's own error is its cause.
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

/** Whether a query failed because the database has not, or not yet, the tables that this version works on. */
export function isMissingTable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof DatabaseError &&
    (cause.code === UNDEFINED_TABLE || cause.code === UNDEFINED_COLUMN)
  );
}
