import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { until } from '@/testing/until';
import { HttpError } from '@/server/errors/httpError';
import { createFormReader, FORM_LIMITS } from './readForm';

const FORM = {
  method: 'POST',
  url: '/',
  headers: { 'content-type': 'multipart/form-data; boundary=abc' },
  payload: '--abc\r\nContent-Disposition: form-data; name="nome"\r\n\r\nAna\r\n--abc--\r\n',
} as const;

/** The whole request as it goes over the wire. */
const REQUEST =
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM.headers['content-type']}\r\n` +
  `Content-Length: ${FORM.payload.length}\r\n\r\n`;

describe('forms whose sender is gone', () => {
  it.each([
    ['before their body came', REQUEST],
    ['with a part of it', REQUEST + FORM.payload.slice(0, 40)],
    ['with all of it', REQUEST + FORM.payload],
  ])('give their places back, %s, before anybody read them', async (_when, sent) => {
    const app = Fastify();
    await app.register(multipart, { limits: FORM_LIMITS });
    app.decorateRequest('session', null);
    const read = createFormReader();
    let closed = 0;
    let refused = 0;
    app.addHook('onRequest', async (request) => {
      if (!request.headers.host?.startsWith('x')) return;
      await new Promise((resolve) => request.raw.once('close', resolve));
      closed += 1;
    });
    app.post('/', async (request) => {
      await read(request, () => Promise.resolve());
      return 'done';
    });
    app.setErrorHandler((error, _request, reply) => {
      refused += 1;
      return reply.code(error instanceof HttpError ? error.status : 500).send();
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let n = 1; n <= 6; n += 1) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('error', () => undefined);
      const began = new Promise((resolve) => app.server.once('request', resolve));
      socket.write(sent);
      await began;
      socket.resetAndDestroy();
      await until(() => closed === n);
    }
    expect((await app.inject(FORM)).statusCode).toBe(200);
    await until(() => refused === 6);
    await app.close();
  });
});

describe('forms that have arrived', () => {
  it('keep their places among the forms while they wait, since each may hold a photo', async () => {
    const app = Fastify();
    await app.register(multipart, { limits: FORM_LIMITS });
    app.decorateRequest('session', null);
    const read = createFormReader();
    const waiting: (() => void)[] = [];
    app.post('/', async (request) => {
      await read(request, () => new Promise((resolve) => waiting.push(resolve)));
      return 'done';
    });
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof HttpError ? error.status : 500).send(),
    );
    const arrived = Array.from({ length: 6 }, () => app.inject(FORM));
    while (waiting.length < 6) await new Promise((resolve) => setImmediate(resolve));
    expect((await app.inject(FORM)).statusCode).toBe(429);
    waiting.shift()?.();
    await Promise.race(arrived);
    const next = app.inject(FORM);
    while (waiting.length < 6) await new Promise((resolve) => setImmediate(resolve));
    for (const goOn of waiting) goOn();
    const answers = await Promise.all([...arrived, next]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    await app.close();
  });
});
