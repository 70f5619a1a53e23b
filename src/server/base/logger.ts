import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import pino from 'pino';

export type Logger = FastifyBaseLogger;

/**
 * The server's log, on stderr: warnings and errors, never what people wrote, never a token, password or cookie.
 * Database errors quote the values of the failing row, so only their code and location are logged.
 */
export function createLogger(level: 'warn' | 'silent' = 'warn'): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      redact: ['token', 'senha', 'password', 'cookie', 'authorization', '*.token', '*.senha'],
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** The parts of an error that may be logged. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const about = { type: error.name, stack: framesOf(error) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (error instanceof DrizzleQueryError) return { ...about, query: error.query, ...cause };
  if (error instanceof DatabaseError) {
    const { code, constraint, table, column, routine } = error;
    return { ...about, code, constraint, table, column, routine };
  }
  return { ...about, message: error.message, ...cause };
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}
