import { connect, type AddressInfo, type Socket } from 'node:net';
import { LOGIN_CEILINGS, LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

/** The attackers' addresses, as a trusted proxy passes them on. */
const ATTACKERS = Array.from({ length: 13 }, (_each, n) => `198.51.100.${n + 1}`);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { trustProxy: ['loopback'] } });
});
afterEach(() => server.close());

const login = (email: string, senha: string, from: string, cookie?: string) =>
  server.request('POST', '/api/auth/login', {
    body: { email, senha },
    headers: { 'X-Forwarded-For': from, ...(cookie !== undefined && { Cookie: cookie }) },
  });

/** Begins a registration that never ends. @returns when the server has begun to read it. */
function halfSentForm(from: string): Promise<Socket> {
  const { port } = server.server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const head =
    `POST /api/auth/registrar HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n` +
    'Content-Type: multipart/form-data; boundary=abc\r\nTransfer-Encoding: chunked\r\n\r\n' +
    '6\r\n--abc\r\r\n';
  return new Promise((resolve) => socket.write(head, () => resolve(socket)));
}

/** The cookie that a right login sets, as the browser sends it back. */
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.get('set-cookie')?.split(';')[0] ?? '';

describe('while strangers try 130 passwords from 13 addresses, and leave 18 forms half sent', () => {
  it("a signed-in agent's calls and a right login from elsewhere are answered", async () => {
    const forms = await Promise.all(
      Array.from({ length: 18 }, (_each, n) => halfSentForm(ATTACKERS[n % 13]!)),
    );
    const wrong = Promise.all(
      ATTACKERS.flatMap((from) =>
        Array.from({ length: 10 }, (_each, n) => login(`pessoa${n}@balcao.local`, 'errada', from)),
      ),
    );
    const during = await Promise.all([
      login('ana@balcao.local', DEMO_PASSWORD, '203.0.113.7'),
      server.request('GET', '/api/conversations', { as: 'bruno' }),
      server.request('POST', '/api/agente/status', { as: 'bruno', body: { online: true } }),
    ]);
    expect(during.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set((await wrong).map(({ status }) => status))).toEqual(new Set([401]));
    // A form of somebody signed in has places of its own: the strangers' 16 are taken.
    const body = new FormData();
    for (const [name, value] of Object.entries({ nome: 'B', telefone: '11900000004' })) {
      body.set(name, value);
    }
    body.set('chavePix', 'x');
    const saved = await server.request('PUT', '/api/auth/perfil', { as: 'bruno', body });
    expect(saved.status).toBe(200);
    for (const socket of forms) socket.destroy();
  });

  it('nobody is locked out from elsewhere: ten wrong passwords of one address bind that address', async () => {
    const [one = '', other = ''] = ATTACKERS;
    for (let n = 0; n < LOGIN_LIMIT.failures; n += 1) {
      await login('admin@balcao.local', 'errada', one);
    }
    expect((await login('admin@balcao.local', DEMO_PASSWORD, one)).status).toBe(429);
    expect((await login('admin@balcao.local', DEMO_PASSWORD, other)).status).toBe(200);
  });

  it('a browser that signed in lately gets in even when its e-mail is refused everywhere', async () => {
    const home = '203.0.113.7';
    const cookie = cookieOf(await login('admin@balcao.local', DEMO_PASSWORD, home));
    const guesses = Array.from({ length: LOGIN_CEILINGS.email }, (_each, n) =>
      login('admin@balcao.local', 'errada', ATTACKERS[n % 13]!),
    );
    await Promise.all(guesses);
    const at = (from: string, known?: string) =>
      login('admin@balcao.local', DEMO_PASSWORD, from, known);
    expect((await at('192.0.2.44')).status).toBe(429);
    expect((await at(home)).status).toBe(429);
    expect((await at(home, cookie)).status).toBe(200);
    // For another e-mail the cookie says nothing.
    expect((await login('ana@balcao.local', DEMO_PASSWORD, home, cookie)).status).toBe(200);
  });

  it('such a browser has a count of its own, and guesses no more than others', async () => {
    const home = '203.0.113.7';
    const cookie = cookieOf(await login('ana@balcao.local', DEMO_PASSWORD, home));
    for (let n = 0; n < LOGIN_LIMIT.failures; n += 1) {
      expect((await login('ana@balcao.local', 'errada', home, cookie)).status).toBe(401);
    }
    expect((await login('ana@balcao.local', DEMO_PASSWORD, home, cookie)).status).toBe(429);
    expect((await login('ana@balcao.local', DEMO_PASSWORD, home)).status).toBe(200);
  });
});

it('tells a browser that it is known in a cookie that no script reads and no other site sends', async () => {
  const { headers } = await login('ana@balcao.local', DEMO_PASSWORD, '203.0.113.7');
  expect(headers.get('set-cookie')).toMatch(
    /^conhecido-[\w-]{16}=[\w.-]+; Max-Age=2592000; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict$/,
  );
  const overTls = await server.request('POST', '/api/auth/login', {
    body: { email: 'ana@balcao.local', senha: DEMO_PASSWORD },
    headers: { 'X-Forwarded-Proto': 'https' },
  });
  expect(overTls.headers.get('set-cookie')).toMatch(/; Secure$/);
  const wrong = await login('ana@balcao.local', 'errada', '203.0.113.7');
  expect(wrong.headers.get('set-cookie')).toBeNull();
});
