import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { HttpError } from '@/server/errors/httpError';
import { createFormReader, FORM_LIMITS } from './readForm';

const FORM = {
  method: 'POST',
  url: '/',
  headers: { 'content-type': 'multipart/form-data; boundary=abc' },
  payload: '--abc\r\nContent-Disposition: form-data; name="nome"\r\n\r\nAna\r\n--abc--\r\n',
} as const;

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
