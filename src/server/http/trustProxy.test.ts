import { LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { formOf } from '@/testing/forms';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

const { failures: MAX_FAILURES } = LOGIN_LIMIT;

let server: TestServer;
afterEach(() => server.close());

/** Sends wrong passwords for one e-mail, with `forwarded` as X-Forwarded-For. @returns the statuses. */
async function guess(times: number, forwarded: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const answer = await server.request('POST', '/api/auth/login', {
      body: { email: 'ana@balcao.local', senha: 'errada' },
      headers: { 'X-Forwarded-For': forwarded(n) },
    });
    statuses.push(answer.status);
  }
  return statuses;
}
const wrong = Array<number>(MAX_FAILURES).fill(401);

describe('where a call comes from', () => {
  it.each([[[]], [['192.0.2.1']]])(
    'is the address of the connection, whatever the caller says, when the trusted proxies are %j',
    async (trustProxy) => {
      server = await startTestServer({ settings: { trustProxy } });
      expect(await guess(MAX_FAILURES + 1, (n) => `198.51.100.${n}`)).toEqual([...wrong, 429]);
    },
  );

  it.each([
    'unknown',
    '198.51.100.7:4711',
    '[2001:db8::1]:443',
    'a:b:c:d:e::f:1:2:3:4',
    ':::::::::::',
    '2001:db8::zz',
    'x'.repeat(2_000),
  ])(
    'is the address of the connection when what a trusted proxy adds is none: %s',
    async (said) => {
      server = await startTestServer({ settings: { trustProxy: ['loopback'] } });
      expect(await guess(MAX_FAILURES, () => said)).toEqual(wrong);
      // They all count for the connection's address.
      expect(await guess(1, () => '127.0.0.1')).toEqual([429]);
      const form = { headers: { 'X-Forwarded-For': said }, body: formOf({ nome: '' }) };
      expect((await server.request('POST', '/api/auth/registrar', form)).status).toBe(400);
    },
  );

  it('is the address that a trusted proxy adds, not what the caller sent', async () => {
    server = await startTestServer({ settings: { trustProxy: ['loopback'] } });
    expect(await guess(MAX_FAILURES + 1, (n) => `192.0.2.${n}, 198.51.100.7`)).toEqual([
      ...wrong,
      429,
    ]);
    expect(await guess(1, () => '198.51.100.7, 203.0.113.9')).toEqual([401]);
  });
});
