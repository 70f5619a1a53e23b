import type { Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '@/server/errors/httpError';
import { httpText } from '@/server/text/http';

/** Which part of the grace a body that is still arriving, and any request, may take until it is cut off. */
const HALF_SENT_SHARE = 0.2;
const UNDER_WAY_SHARE = 0.6;
/** Whoever is refused at the end comes back when the next process may have started. */
const COME_BACK_S = 2;

/** Ends the connections of an HTTP server without breaking off what it was already asked (wire: shutdown). */
export interface Drain {
  isDraining(): boolean;
  /**
   * Accepts no more connections, answers 503 to further requests on open ones, and waits for those under way.
   *
   * @param graceMs what the whole end of the process may take; real time, because it is the operator's.
   * @returns when no connection is left: at 60 % of the grace the rest is cut off.
   */
  drain(graceMs: number): Promise<void>;
}

/** Watches the connections of the server from now on: call it before the server listens. */
export function createDrain(app: FastifyInstance): Drain {
  const sockets = new Set<Socket>();
  const underWay = new Map<ServerResponse, IncomingMessage>();
  let draining = false;
  let whenEmpty: () => void = () => undefined;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    underWay.set(response, request);
    if (draining) response.setHeader('Connection', 'close');
    response.on('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) whenEmpty();
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/healthz' || request.url === '/readyz';
    if (draining && !isProbe) done(new HttpError(503, httpText.unavailable, COME_BACK_S));
    else done();
  });

  /** Destroys the connections that carry no request, or none of which `keeps` is true. */
  function cutOff(keeps: (request: IncomingMessage) => boolean): void {
    const kept = new Set([...underWay.values()].filter(keeps).map(({ socket }) => socket));
    for (const socket of [...sockets]) if (!kept.has(socket)) socket.destroy();
  }

  return {
    isDraining: () => draining,
    drain: async (graceMs) => {
      draining = true;
      const closed = new Promise<void>((resolve) => {
        app.server.close(() => resolve());
      });
      // A socket without a request is idle, or sent half a head: nothing of it was promised an answer.
      cutOff(() => true);
      const halfSent = setTimeout(
        () => cutOff((request) => request.complete),
        graceMs * HALF_SENT_SHARE,
      );
      let limit: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        whenEmpty = resolve;
        if (underWay.size === 0) resolve();
        limit = setTimeout(resolve, graceMs * UNDER_WAY_SHARE);
      });
      clearTimeout(halfSent);
      clearTimeout(limit);
      cutOff(() => false);
      // A server that never listened has nothing to close, and reports it as an error to the same callback.
      await closed;
    },
  };
}
