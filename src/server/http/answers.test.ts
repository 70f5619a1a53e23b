import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEMO_SUMMARY_ADMIN } from '@/server/demo/accounts';
import { startTestServer, type TestAnswer, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
let consoleDir: string;
beforeAll(async () => {
  consoleDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  await mkdir(path.join(consoleDir, 'js'));
  await writeFile(path.join(consoleDir, 'index.html'), '<title>Balcão</title>');
  await mkdir(path.join(consoleDir, 'replay/js'), { recursive: true });
  await writeFile(path.join(consoleDir, 'replay/index.html'), '<title>Gravações</title>');
  await writeFile(path.join(consoleDir, 'replay/js/replay.0123456789.js'), 'void 1;');
  await writeFile(path.join(consoleDir, 'js/main.0123456789.js'), 'void 0;');
  const script = path.join(consoleDir, 'js/main.0123456789.js');
  await writeFile(`${script}.br`, brotliCompressSync('void 0;'));
  await writeFile(`${script}.gz`, gzipSync('void 0;'));
  server = await startTestServer({ consoleDir });
});
afterAll(async () => {
  await server.close();
  await rm(consoleDir, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  server.request('GET', address, { headers });

/** The server's response to bytes that no HTTP client would send. */
function sayRaw(bytes: string): Promise<string> {
  const { port } = server.server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (heard += text));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** A request to upgrade to a web socket. */
const upgrade = (address: string) =>
  `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const SECURITY = {
  'content-security-policy': /^default-src 'self'; script-src 'self';/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

describe('security headers', () => {
  it.each([
    ['the page', '/'],
    ['a route of the console', '/dashboard?chat=1'],
    ['a script', '/js/main.0123456789.js'],
    ['a script that is not there', '/js/gone.js'],
    ['an answer', '/healthz'],
    ['an answer that refuses', '/api/conversations'],
    ['an unknown call', '/api/nothing'],
    ['an unknown picture', '/media/x.png'],
    ['an address that cannot be read', '/api/%zz'],
    ["the socket's polling", '/socket.io/?EIO=4&transport=polling'],
    ["the socket's refusal", '/socket.io/?EIO=9'],
  ])('are on %s', async (_name, address) => {
    const { headers } = await get(address);
    for (const [name, expected] of Object.entries(SECURITY)) {
      expect(`${name}: ${headers.get(name) ?? 'absent'}`).toMatch(
        new RegExp(`^${name}: ${expected.source.replace('^', '')}`),
      );
    }
  });

  it.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request that names no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
    [
      'an expectation that nobody can meet',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['a web socket without a transport', upgrade('/socket.io/?EIO=4'), 400],
    [
      'a web socket of an unknown session',
      upgrade('/socket.io/?EIO=4&transport=websocket&sid=x'),
      400,
    ],
    ['a web socket where there is none', upgrade('/api/status'), 404],
  ])('are on the answer to %s', async (_name, bytes, status) => {
    const heard = await sayRaw(bytes);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of Object.keys(SECURITY)) expect(heard.toLowerCase()).toContain(`${name}: `);
    const answer: unknown = JSON.parse(heard.split('\r\n\r\n')[1]!);
    expect(answer).toHaveProperty(status < 400 ? 'ok' : 'message');
  });

  it.each(['/api/status', '/socket.io/?EIO=4', '/socket.io/?EIO=4&transport=websocket'])(
    'do not end the server when the client at %s is gone before they are written',
    async (address) => {
      const { port } = server.server.app.server.address() as AddressInfo;
      for (const afterMs of [0, 20]) {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => socket.destroy());
        await new Promise<void>((written) => socket.write(upgrade(address), () => written()));
        await new Promise((passed) => setTimeout(passed, afterMs));
        socket.resetAndDestroy();
      }
      await new Promise((passed) => setTimeout(passed, 50));
      expect((await get('/healthz')).status).toBe(200);
    },
  );
});

describe('the console', () => {
  const page = { status: 200, body: undefined };

  it.each(['/', '/login', '/dashboard?chat=1', '/any/unknown/path', '/apinot', '/%C3%A7'])(
    'is the page at %s',
    async (address) => {
      const { headers, ...answer } = await get(address);
      expect(answer).toEqual(page);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('has scripts that are cached forever, because their names change with their content', async () => {
    const { headers } = await get('/js/main.0123456789.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  it.each(['/replay', '/replay/', '/replay?any=1'])(
    'is beside the page that replays recordings, at %s',
    async (address) => {
      const { headers, status } = await get(address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await (await fetch(server.url + address)).text()).toContain('Gravações');
      const script = await get('/replay/js/replay.0123456789.js');
      expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent as the browser takes it: Accept-Encoding %s', async (accepted, encoding) => {
    const script = '/js/main.0123456789.js';
    const { headers, status } = await get(script, { 'Accept-Encoding': accepted });
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    const body = await (
      await fetch(server.url + script, { headers: { 'Accept-Encoding': accepted } })
    ).text();
    expect(body).toBe('void 0;');
  });

  it.each([
    '/js/gone.js',
    '/assets/gone.png',
    '/replay/js/gone.js',
    '/api',
    '/api/unknown',
    '/email/unknown/path',
    '/sim/unknown',
    '/media/..%2f..%2fjwt-secret',
    '/media/unknown.png',
  ])('does not answer at %s: that is a 404, which no cache keeps', async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.body]).toEqual([404, { message: 'Não encontrado.' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/js/..%2f..%2f..%2fetc/passwd'])(
    'gives no file outside its folder: %s',
    async (address) => {
      const { body, headers } = await get(address);
      expect(headers.get('content-type')).toMatch(/text\/html|application\/json/);
      expect(JSON.stringify(body ?? '')).not.toMatch(/balcao|root:/);
    },
  );

  it('is configured for the server’s own origin', async () => {
    const { body } = await get('/config.json');
    const { id } = server.people.admin;
    expect(DEMO_SUMMARY_ADMIN).toBe('admin@balcao.local');
    expect(body).toEqual({
      apiUrl: '',
      couponUrl: '',
      registration: 'open',
      waitAmberMinutes: 5,
      waitRedMinutes: 15,
      summaryAdminIds: [id],
    });
  });
});

describe('pictures', () => {
  it('are served to anybody who knows their name, and cached', async () => {
    const { path: address } = await server.parts.images.saveDrawing('<svg xmlns="x"/>');
    const { status, headers } = await get(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });
});

describe('Strict-Transport-Security', () => {
  const sent = async (trustProxy: string[], proto: string) => {
    const behind = await startTestServer({ consoleDir, settings: { trustProxy } });
    const headers = { 'X-Forwarded-Proto': proto };
    const names = ['/', '/healthz', '/api/conversations', '/api/nothing', '/js/gone.js'];
    const answers = await Promise.all(names.map((at) => behind.request('GET', at, { headers })));
    await behind.close();
    const said = answers.map(({ headers: all }) => all.get('strict-transport-security'));
    return [...new Set(said)];
  };

  it.each<[string, string[], string, (string | null)[]]>([
    ['TLS ended at a trusted proxy', ['loopback'], 'https', ['max-age=31536000']],
    ['a trusted proxy was asked without TLS', ['loopback'], 'http', [null]],
    ['somebody who is no trusted proxy says so', [], 'https', [null]],
    ['a proxy elsewhere is trusted', ['192.0.2.1'], 'https', [null]],
  ])(
    'is on every answer when, and only when, it is true: %s',
    async (_what, trusted, proto, is) => {
      expect(await sent(trusted, proto)).toEqual(is);
    },
  );
});

describe('a call', () => {
  it('is refused with another method', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer: TestAnswer = await server.request(method, '/api/conversations', { as: 'ana' });
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });

  it('allows no other origin', async () => {
    const { headers } = await get('/healthz', { Origin: 'https://other.test' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('reports the delay of the event loop, in the demo', async () => {
    expect((await get('/healthz')).body).toEqual({
      ok: true,
      eventLoopDelayP99Ms: expect.any(Number) as number,
    });
  });
});
