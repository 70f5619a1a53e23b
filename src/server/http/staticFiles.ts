import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ImagesPort } from '@/server/ports/images';
import { notFound } from '@/server/errors/httpError';

/** Paths that never return the console's page, whether or not a route exists for them. */
const NO_PAGE = /^\/(api|email|sim|media|socket\.io|js|assets|replay\/(js|assets))(\/|$)/;
/** Built files whose names change with their content (webpack.config.ts). */
const HASHED = /^\/(replay\/)?(js|assets)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures of people and of orders: for the browser that asked, and for no cache on the way (wire: get-media). */
const IMMUTABLE_PRIVATE = 'private, max-age=31536000, immutable';
/** The page that replays recordings (behaviour: replay-page). */
const REPLAY_PAGE = /^\/replay\/?$/;
/** May be cached, but must be revalidated every time: a new build must show at once. */
const REVALIDATED = 'no-cache';

/** Serves pictures. Their unguessable names are the only access check (wire: media-addresses). */
export function serveMedia(app: FastifyInstance, images: Pick<ImagesPort, 'read'>): void {
  app.route<{ Params: { name: string } }>({
    method: 'GET',
    url: '/media/:name',
    config: { right: 'public' },
    handler: async (request, reply) => {
      const picture = await images.read(request.params.name);
      if (!picture) throw notFound();
      return reply
        .header('Cache-Control', IMMUTABLE_PRIVATE)
        .type(picture.mimetype)
        .send(picture.bytes);
    },
  });
}

/**
 * Serves the console's build. Every other path gets the console's page, which does its own routing (wire:
 * console-paths).
 *
 * @param consoleDir the folder with index.html; undefined: this server has calls only.
 */
export async function serveConsole(
  app: FastifyInstance,
  consoleDir: string | undefined,
): Promise<void> {
  if (consoleDir !== undefined) {
    await app.register(fastifyStatic, {
      root: consoleDir,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    });
    app.route({
      method: 'GET',
      url: '/*',
      config: { right: 'public' },
      handler: (request, reply) => {
        const pathname = pathOf(request);
        void reply.header('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : REVALIDATED);
        void reply.header('Vary', 'Accept-Encoding');
        void reply.sendFile(fileOf(pathname));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    answerUnknown(request, reply, consoleDir);
  });
}

function fileOf(pathname: string): string {
  if (REPLAY_PAGE.test(pathname)) return 'replay/index.html';
  return pathname === '/' ? 'index.html' : pathname.slice(1);
}

/** Handles unknown paths, including files that do not exist. */
function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  consoleDir: string | undefined,
): void {
  const asksForPage = request.method === 'GET' || request.method === 'HEAD';
  if (consoleDir === undefined || !asksForPage || NO_PAGE.test(pathOf(request))) throw notFound();
  void reply.header('Cache-Control', REVALIDATED);
  void reply.header('Vary', 'Accept-Encoding');
  void reply.sendFile('index.html');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '/';
}
