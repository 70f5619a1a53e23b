import type { FastifyInstance } from 'fastify';
import { HttpError } from '@/server/errors/httpError';
import { httpText } from '@/server/text/http';

/** Whoever asks whether the server can serve asks again after this. */
const ASK_AGAIN_S = 2;

/**
 * GET /readyz: `{ok: true}` while the server can serve, else 503 (wire: readiness). Any number of callers at once share
 * one question to the database, so that strangers cannot use up its connections by asking.
 *
 * @param isReady never rejects.
 */
export function serveReadiness(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let asking: Promise<boolean> | null = null;
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { right: 'public' },
    handler: async () => {
      asking ??= isReady().finally(() => (asking = null));
      if (await asking) return { ok: true };
      throw new HttpError(503, httpText.unavailable, ASK_AGAIN_S);
    },
  });
}
