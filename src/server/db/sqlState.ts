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
