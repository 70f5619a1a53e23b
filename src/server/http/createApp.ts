import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from '@/server/base/logger';
import { answerBrokenRequest, sendError, toHttpError } from './errorAnswers';
import { requireRights } from './registerRoutes';
import { SECURITY_HEADERS, TLS_HEADERS } from './securityHeaders';

/** The largest JSON body; uploads have their own limit. */
const MAX_BODY_BYTES = 64 * 1024;
/** The longest id in a path, percent-encoded. */
const MAX_PARAM_LENGTH = 700;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How often unfinished requests are checked for their timeout. */
const TIMEOUT_CHECK_MS = 5_000;

/**
 * Creates an HTTP server that answers every error as JSON `{message}` and refuses routes without a declared right.
 *
 * @param trustProxy the proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted; for other callers, the
 * connection counts.
 */
export function createApp(logger: Logger, trustProxy: readonly string[] = []): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 2 * REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    // Node's own refusal of a request without a host has neither headers nor a message. No address here depends on the
    // host.
    http: {
      requireHostHeader: false,
      // Must be smaller than the request timeout: otherwise Node would swap the two.
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, toHttpError(error, logger));
    },
    clientErrorHandler: answerBrokenRequest,
  });
  // Node would refuse these by itself, without headers or a message. Answering the request anyway is allowed (RFC 9110,
  // 10.1.1).
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  // Calls accept JSON only: Fastify's parser for plain text would let other types reach a call's schema.
  app.removeContentTypeParser('text/plain');
  requireRights(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') void reply.headers(TLS_HEADERS);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    sendError(reply, toHttpError(error, logger), request.routeOptions.config.errorKey);
  });
  return app;
}
