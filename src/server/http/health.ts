import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const NS_PER_MS = 1_000_000;
/** How often the delay is sampled. This interval is subtracted from the reported value. */
const RESOLUTION_MS = 10;

/**
 * GET /healthz: `{ok: true}` while the server answers (wire: health).
 *
 * @param showDelay adds `eventLoopDelayP99Ms`: how late timers were since the last request, at the 99th percentile.
 */
export function serveHealth(app: FastifyInstance, { showDelay }: { showDelay: boolean }): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  if (showDelay) delay.enable();
  app.addHook('onClose', (_app, done) => {
    delay.disable();
    done();
  });
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { right: 'public' },
    handler: () => {
      if (!showDelay) return { ok: true };
      const p99 = Math.max(0, delay.percentile(99) / NS_PER_MS - RESOLUTION_MS);
      delay.reset();
      return { ok: true, eventLoopDelayP99Ms: Math.round(p99 * 10) / 10 };
    },
  });
}
