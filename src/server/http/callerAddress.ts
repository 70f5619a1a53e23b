import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address that a request comes from, for limits: the one that a trusted proxy names, else the connection's
 * (wire: trust-proxy). What a proxy passes on may be no address at all; the connection's counts then, so that no text in
 * a header can break a call or make up a caller of its own.
 *
 * @returns '' when the connection is gone already.
 */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const { ip, socket } = request;
  return isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '');
}
