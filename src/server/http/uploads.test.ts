import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { formOf } from '@/testing/forms';
import { HOSTILE_UPLOADS, picture } from '@/testing/hostileUploads';
import { startTestServer, type TestAnswer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ANA = { nome: 'Ana', telefone: '11900000003', chavePix: 'chave' };
const put = (body: FormData) => server.request('PUT', '/api/auth/perfil', { as: 'ana', body });
const mediaFiles = async () =>
  (await readdir(path.join(server.parts.settings.dataDir, 'media')).catch(() => [])).sort();
const messageOf = ({ body }: TestAnswer) => (body as { message: string }).message;

/** After each test the server is alive, and no file of an upload is left but the person's one photo. */
afterEach(async () => {
  expect((await server.request('GET', '/healthz')).status).toBe(200);
  expect((await mediaFiles()).length).toBeLessThanOrEqual(1);
});

describe('a photo that somebody sends', () => {
  it.each(Object.entries(HOSTILE_UPLOADS))(
    'is made a clean square, or refused in words: %s',
    async (_what, { bytes, filename, type, status }) => {
      const before = await mediaFiles();
      const answer = await put(formOf(ANA, { bytes: await bytes(), filename, type }));
      expect(answer.status).toBe(status);
      if (status !== 200) {
        expect(messageOf(answer)).toMatch(
          status === 415
            ? /^Por favor, selecione uma imagem válida$/
            : /^(A imagem deve ter no máximo 5MB|A imagem tem resolução alta demais .*)$/,
        );
        expect(await mediaFiles()).toEqual(before);
        return;
      }
      const { foto } = (answer.body as { user: { foto: string } }).user;
      expect(foto).toMatch(/^\/media\/[\w-]{32}\.webp$/);
      const shown = await fetch(server.url + foto);
      expect(shown.headers.get('Content-Type')).toBe('image/webp');
      expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const about = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect([about.width, about.height, about.exif]).toEqual([512, 512, undefined]);
    },
  );
});

describe('a malformed form', () => {
  const png = () => picture(64, 64).png().toBuffer();
  const file = async () => new Blob([new Uint8Array(await png())], { type: 'image/png' });

  it('is refused with two pictures', async () => {
    const form = formOf(ANA, { bytes: await png() });
    form.append('foto', await file(), 'outra.png');
    expect((await put(form)).status).toBe(413);
  });

  it('is refused with a file under another name', async () => {
    const form = formOf(ANA);
    form.append('documento', await file(), 'foto.png');
    expect((await put(form)).status).toBe(400);
  });

  it('is refused with text where the picture should be', async () => {
    const answer = await put(formOf({ ...ANA, foto: 'C:\\fakepath\\foto.png' }));
    expect([answer.status, messageOf(answer)]).toEqual([
      415,
      'Por favor, selecione uma imagem válida',
    ]);
  });

  it('is refused with a thousand fields', async () => {
    const form = formOf(ANA);
    for (let n = 0; n < 1_000; n += 1) form.append(`campo${n}`, 'x');
    const answer = await put(form);
    expect([answer.status, messageOf(answer)]).toEqual([
      413,
      'O conteúdo enviado é grande demais.',
    ]);
  });

  it.each(['nome', '__proto__', 'constructor'])(
    'is refused with a second field %s',
    async (name) => {
      const form = formOf(ANA);
      form.append(name, 'outro');
      expect((await put(form)).status).toBe(400);
    },
  );

  it('is refused with a field of 1 MB', async () => {
    expect((await put(formOf({ ...ANA, nome: 'x'.repeat(1_000_000) }))).status).toBe(400);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a boundary that never comes', 'multipart/form-data; boundary=abc', 'nada'],
    ['no end', 'multipart/form-data; boundary=abc', '--abc\r\nContent-Disposition: form-data; na'],
    ['nothing in it', 'multipart/form-data; boundary=abc', ''],
    ['JSON in it', 'application/json', JSON.stringify(ANA)],
  ])('is refused with %s', async (_what, type, body) => {
    const headers = { 'Content-Type': type };
    const answer = await server.request('PUT', '/api/auth/perfil', { as: 'ana', headers, body });
    expect([400, 415]).toContain(answer.status);
    expect(messageOf(answer)).toMatch(/^(Requisição inválida|Tipo de conteúdo não suportado)\.$/);
  });

  it('is not read when the sender may not send it', async () => {
    const body = formOf(ANA, { bytes: Buffer.alloc(1_000_000) });
    expect((await server.request('PUT', '/api/auth/perfil', { body })).status).toBe(401);
  });
});

/** Opens a connection and begins a form; the test decides what follows. */
async function beginForm(headers = 'Transfer-Encoding: chunked'): Promise<Socket> {
  const { port } = server.server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const token = await server.signIn('ana');
  socket.on('error', () => socket.destroy());
  socket.write(
    `PUT /api/auth/perfil HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=abc\r\n${headers}\r\n\r\n`,
  );
  return socket;
}
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const FILE_BEGINS =
  '--abc\r\nContent-Disposition: form-data; name="foto"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

describe('a form that does not end', () => {
  it('is dropped when its connection breaks', async () => {
    const socket = await beginForm();
    socket.write(chunk(FILE_BEGINS + 'x'.repeat(10_000)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    // Its slot is free again: all slots can be used.
    const forms = Array.from({ length: 5 }, () => put(formOf(ANA)));
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
  });

  it('is answered with 408 when its time is over', async () => {
    const http = server.server.app.server;
    const { requestTimeout, headersTimeout } = http;
    Object.assign(http, { requestTimeout: 500, headersTimeout: 400 });
    const socket = await beginForm();
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.write(chunk(FILE_BEGINS + 'x'));
    await new Promise((resolve) => socket.on('close', resolve));
    Object.assign(http, { requestTimeout, headersTimeout });
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is stopped by its size, when it declares none', async () => {
    const socket = await beginForm();
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.write(chunk(FILE_BEGINS));
    const before = process.memoryUsage().rss;
    const piece = chunk('x'.repeat(1_000_000));
    for (let n = 0; n < 40; n += 1) {
      if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve));
    }
    socket.write(chunk('\r\n--abc--\r\n') + '0\r\n\r\n');
    await until(() => heard.includes('\r\n\r\n'));
    socket.destroy();
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('occupies one slot of its sender, and no more than that', async () => {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => beginForm()));
    for (const socket of sockets) socket.write(chunk(FILE_BEGINS));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const refused = await put(formOf(ANA));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await put(formOf(ANA))).status).toBe(200);
  });
});

describe('twenty photos at once', () => {
  it('are processed in turn, and the server answers meanwhile', async () => {
    const bytes = await picture(6_300, 6_300).jpeg().toBuffer();
    /** The longest time that another request waited meanwhile, in ms. */
    const worstUntil = async (end: Promise<unknown>) => {
      const state = { isDone: false, worst: 0 };
      void end.then(() => (state.isDone = true));
      while (!state.isDone) {
        const started = performance.now();
        await server.request('GET', '/healthz');
        state.worst = Math.max(state.worst, performance.now() - started);
      }
      return state.worst;
    };
    const worst: number[] = [];
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const five = Promise.all(Array.from({ length: 5 }, () => put(formOf(ANA, { bytes }))));
      worst.push(await worstUntil(five));
      statuses.push(...(await five).map(({ status }) => status));
    }
    expect(statuses).toEqual(Array<number>(20).fill(200));
    // A busy machine delays one round; a server that its photos block delays each round.
    expect(Math.min(...worst)).toBeLessThan(2_000);
  });
});
