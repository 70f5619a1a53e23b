import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply } from 'fastify';
import type { Logger } from '@/server/base/logger';
import { BusyError } from '@/server/limits/fairSlots';
import { httpText } from '@/server/text/http';
import { isLeftByDatabase } from '@/server/db/untilDone';
import { HttpError } from '@/server/errors/httpError';
import { SECURITY_HEADERS } from './securityHeaders';

/** The texts for statuses that Fastify itself answers with. Its own texts are English and may quote the input. */
const TEXTS: Readonly<Record<number, string>> = {
  400: httpText.badInput,
  404: httpText.notFound,
  405: httpText.methodNotAllowed,
  408: httpText.timeout,
  413: httpText.tooLarge,
  414: httpText.tooLarge,
  415: httpText.unsupportedMedia,
  429: httpText.tooMany,
  431: httpText.headersTooLarge,
  503: httpText.unavailable,
};

/** The wait that lets a short burst of load pass. */
const BUSY_RETRY_S = 2;

/**
 * Converts any error to a `{message}` response (wire: errors). An unexpected error is a 500 that does not reveal its
 * cause; the log has it.
 */
export function toHttpError(error: unknown, logger: Logger): HttpError {
  if (error instanceof HttpError) return error;
  if (isLeftByDatabase(error)) return new HttpError(503, httpText.unavailable, BUSY_RETRY_S);
  if (error instanceof BusyError) return new HttpError(503, httpText.unavailable, BUSY_RETRY_S);
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpError(statusCode, TEXTS[statusCode] ?? httpText.badInput);
  }
  logger.error({ err: error }, 'a call failed');
  return new HttpError(500, httpText.internal);
}

/** Sends an error; with `errorKey` its text is under `error` as well (wire: errors). */
export function sendError(reply: FastifyReply, error: HttpError, errorKey = false): void {
  if (error.retryAfterS !== undefined) {
    // A host of another origin exposes it to its consoles (wire: cross-origin).
    void reply.header('Retry-After', String(error.retryAfterS));
  }
  const { message, asksWhoIsThere } = error;
  const body = {
    message,
    ...(errorKey && { error: message }),
    ...(asksWhoIsThere && { confirm: true }),
  };
  void reply
    .code(error.status)
    .headers(SECURITY_HEADERS)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * Handles input that is not valid HTTP, or never ends: the response goes directly to the connection, which then closes.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const response = (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;
  // A reset connection cannot be answered, and a response that has started must not be written into.
  if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  answerBare(socket, status);
}

/**
 * Responds on a connection that Fastify does not manage, with the usual headers, and closes it: for a broken request or
 * a refused web socket.
 *
 * @param status one that has a text here; its text is the message.
 */
export function answerBare(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ message: TEXTS[status] ?? httpText.badInput });
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', body].join('\r\n'));
}
