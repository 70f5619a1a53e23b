import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import pino, { type DestinationStream } from 'pino';

export type Logger = FastifyBaseLogger;

/** A telephone number is as long, and so is the chat id that holds one; neither a port nor a count is. */
const LONG_NUMBER = /\d{8,}/g;
/** What a message quotes is somebody's: valibot and JSON.parse quote what they were given. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/g;

interface LoggerOptions {
  level?: 'trace' | 'warn' | 'silent';
  /** Takes each line; undefined: stderr. */
  destination?: DestinationStream;
}

/**
 * The server's log, on stderr: warnings and errors, never what people wrote, never a token, password or cookie, never a
 * customer's name, address or number (wire: log). Database errors quote the values of the failing row, so only
 * their code and location are logged.
 */
export function createLogger({
  level = 'warn',
  destination = pino.destination({ dest: 2, sync: true }),
}: LoggerOptions = {}): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      redact: ['token', 'senha', 'password', 'cookie', 'authorization', '*.token', '*.senha'],
      formatters: { log: hideInObject },
      hooks: {
        logMethod(args, method) {
          const hidden = args.map((arg: unknown) => (typeof arg === 'string' ? hide(arg) : arg));
          method.apply(this, hidden as Parameters<typeof method>);
        },
      },
    },
    destination,
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
  return { ...about, message: hide(error.message), ...cause };
}

/** A text without long numbers and without what it quotes. */
const hide = (text: string): string => text.replace(QUOTED, '"…"').replace(LONG_NUMBER, '…');

/** What is logged beside a message; errors are left to their serializer. */
function hideInObject(logged: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(logged).map(([key, value]) => [
      key,
      typeof value === 'string' ? hide(value) : value,
    ]),
  );
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}
