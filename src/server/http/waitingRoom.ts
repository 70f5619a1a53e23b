import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { httpText } from '@/server/text/http';
import { SECURITY_HEADERS } from './securityHeaders';

const COME_BACK_S = 2;

export interface WaitingRoom {
  /** The port that it listens on. */
  port: number;
  /** Frees the port. */
  close(): Promise<void>;
}

/** Answers while the server waits for its database: /healthz that the process lives, all else 503 (wire: readiness). */
export async function openWaitingRoom(host: string, port: number): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    const lives = request.method === 'GET' && request.url === '/healthz';
    const body = lives ? { ok: true } : { message: httpText.unavailable };
    request.resume();
    response.writeHead(lives ? 200 : 503, {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
      ...(lives ? {} : { 'Retry-After': String(COME_BACK_S) }),
    });
    response.end(JSON.stringify(body));
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
