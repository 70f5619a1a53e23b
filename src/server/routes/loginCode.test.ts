import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { signedInAnswer } from '@/contract/rest/auth';
import { loginChallenges, users } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { CHALLENGE_MS, CHALLENGE_TRIES, CODE_CEILING } from '@/server/services/accounts/secondStep';
import { formOf } from '@/testing/forms';
import { turnOn } from '@/testing/secondFactor';
import { startTestServer, type TestServer } from '@/testing/startTestServer';
import { codeAt } from '@/testing/totpCodes';

const EMAIL = 'ana@balcao.local';
const WRONG = 'Código incorreto. Confira e tente novamente.';
const USED = 'Este código não vale mais: cada um serve uma vez. Aguarde o próximo no aplicativo.';
const OVER = 'O tempo para digitar o código acabou. Entre novamente.';

let server: TestServer;
let secret: string;
let codes: string[];
beforeEach(async () => {
  server = await startTestServer({ settings: { trustProxy: ['loopback'] } });
  ({ secret, codes } = await turnOn(server, 'ana'));
  // The code that turned it on is over.
  server.clock.advance(60_000);
});
afterEach(() => server.close());

interface From {
  address?: string;
  cookie?: string;
}

const headersOf = ({ address = '203.0.113.7', cookie }: From) => ({
  'X-Forwarded-For': address,
  ...(cookie !== undefined && { Cookie: cookie }),
});
const login = (from: From = {}, senha = DEMO_PASSWORD) =>
  server.request('POST', '/api/auth/login', {
    body: { email: EMAIL, senha },
    headers: headersOf(from),
  });
const challenge = async (from: From = {}) => {
  const { status, body } = await login(from);
  expect([status, Object.keys(body as object).sort()]).toEqual([200, ['desafio', 'message']]);
  return (body as { desafio: string }).desafio;
};
const send = (desafio: string, codigo: string, from: From = {}) =>
  server.request('POST', '/api/auth/login/codigo', {
    body: { desafio, codigo },
    headers: headersOf(from),
  });
const codeNow = () => codeAt(secret, server.clock.now());
const wrongCode = () => codeAt(secret, server.clock.now() - 86_400_000);
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.get('set-cookie')?.split(';')[0] ?? '';

describe('a right password of somebody with a second factor', () => {
  it('gives no token and makes no browser known, and a code then does both', async () => {
    const first = await login();
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.body).toEqual({
      desafio: expect.stringMatching(/^[\w-]{32}$/) as string,
      message: 'Digite o código do seu aplicativo autenticador.',
    });
    const { desafio } = first.body as { desafio: string };
    const answer = await send(desafio, codeNow());
    const { token, user, message } = v.parse(signedInAnswer, answer.body);
    expect([user.email, message]).toEqual([EMAIL, 'Login realizado com sucesso!']);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await server.request('GET', '/api/auth/perfil', { headers })).status).toBe(200);
    // It is sent with the password as well as with the code.
    expect(answer.headers.get('set-cookie')).toMatch(/^conhecido-.*; Path=\/api\/auth\/login; /);
    expect(await send(desafio, codes[0]!)).toMatchObject({ status: 401, body: { message: OVER } });
  });

  it('signs in with a recovery code too', async () => {
    expect((await send(await challenge(), codes[0]!)).status).toBe(200);
    expect(await send(await challenge(), codes[0]!)).toMatchObject({
      status: 400,
      body: {
        message: 'Este código de recuperação já foi usado: cada um serve uma vez. Use outro.',
      },
    });
  });

  it('stores no challenge that signs somebody in', async () => {
    const desafio = await challenge();
    const rows = await server.parts.db.select().from(loginChallenges);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(desafio);
  });

  it('may be tried with one code that was right, once', async () => {
    const [one, other] = [await challenge(), await challenge()];
    expect((await send(one, codeNow())).status).toBe(200);
    expect(await send(other, codeNow())).toMatchObject({ status: 400, body: { message: USED } });
  });

  it('is told that a code was used before nowhere but after it, and that counts as a wrong one', async () => {
    expect((await send(await challenge(), codeNow())).status).toBe(200);
    const wrongPassword = await server.request('POST', '/api/auth/login', {
      body: { email: EMAIL, senha: 'errada-1', codigo: codeNow() },
    });
    expect([wrongPassword.status, JSON.stringify(wrongPassword.body)]).toEqual([
      401,
      expect.not.stringContaining('código') as string,
    ]);
    expect((await send('x'.repeat(32), codeNow())).status).toBe(401);
    const desafio = await challenge();
    for (let n = 1; n < CHALLENGE_TRIES; n += 1) {
      expect(await send(desafio, codeNow())).toMatchObject({ body: { message: USED } });
    }
    expect((await send(desafio, codeNow())).status).toBe(401);
  });
});

describe('a challenge', () => {
  it('is over after five minutes, and forgotten at the next', async () => {
    const desafio = await challenge();
    server.clock.advance(CHALLENGE_MS - 1);
    expect((await send(desafio, wrongCode())).status).toBe(400);
    server.clock.advance(1);
    expect(await send(desafio, codeNow())).toMatchObject({ status: 401, body: { message: OVER } });
    await challenge();
    expect(await server.parts.db.$count(loginChallenges)).toBe(1);
  });

  it('takes five codes, and says at the last wrong one that it is over', async () => {
    const desafio = await challenge();
    for (let n = 1; n < CHALLENGE_TRIES; n += 1) {
      expect(await send(desafio, wrongCode())).toMatchObject({
        status: 400,
        body: { message: WRONG },
      });
    }
    expect(await send(desafio, wrongCode())).toMatchObject({
      status: 401,
      body: { message: 'Muitos códigos incorretos. Entre novamente.' },
    });
    expect((await send(desafio, codeNow())).status).toBe(401);
  });

  it('takes no more codes when they come at once', async () => {
    const desafio = await challenge();
    const sent = Array.from({ length: 9 }, () => send(desafio, wrongCode()));
    const wrong = (await Promise.all(sent)).filter(({ status }) => status === 400);
    expect(wrong).toHaveLength(CHALLENGE_TRIES - 1);
  });

  it('is over with a new password', async () => {
    const desafio = await challenge();
    const body = formOf({
      ...{ nome: 'Ana', telefone: '(11) 90000-0003', chavePix: 'x' },
      ...{ senhaAtual: DEMO_PASSWORD, senhaNova: 'outra-senha-de-ana' },
    });
    expect((await server.request('PUT', '/api/auth/perfil', { as: 'ana', body })).status).toBe(200);
    expect(await send(desafio, codeNow())).toMatchObject({ status: 401, body: { message: OVER } });
  });

  it('is over when no code is asked for any more', async () => {
    const desafio = await challenge();
    await server.request('DELETE', '/api/auth/segundo-fator', { as: 'ana' });
    expect((await send(desafio, codeNow())).status).toBe(401);
  });

  it('says that the account is suspended meanwhile', async () => {
    const desafio = await challenge();
    await server.parts.db
      .update(users)
      .set({ estado: 'suspenso' })
      .where(eq(users.id, server.people.ana.id));
    expect((await send(desafio, codeNow())).status).toBe(403);
  });

  it('that nobody has got is refused, and counts for nobody', async () => {
    for (let n = 0; n <= LOGIN_LIMIT.failures; n += 1) {
      expect((await send('desafio-de-ninguem', codeNow())).status).toBe(401);
    }
    expect((await login()).status).toBe(200);
  });
});

describe('wrong codes', () => {
  it('count like wrong passwords, and the right one is refused with them', async () => {
    for (let n = 0; n < 2; n += 1) {
      const desafio = await challenge();
      for (let m = 0; m < CHALLENGE_TRIES - 1; m += 1) await send(desafio, wrongCode());
    }
    await login({}, 'errada');
    const desafio = await challenge();
    expect((await send(desafio, wrongCode())).status).toBe(400);
    const refused = await send(desafio, codeNow());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await login()).status).toBe(429);
  });

  it('of whoever found the password out have a ceiling, from however many addresses; a known browser gets in', async () => {
    const known = cookieOf(await send(await challenge(), codes[0]!));
    for (let n = 0; n < CODE_CEILING; n += 1) {
      const from = { address: `198.51.100.${n + 1}` };
      expect((await send(await challenge(from), wrongCode(), from)).status).toBe(400);
    }
    const elsewhere = { address: '198.51.100.99' };
    expect((await send(await challenge(elsewhere), codeNow(), elsewhere)).status).toBe(429);
    const home = { cookie: known };
    expect((await send(await challenge(home), codeNow(), home)).status).toBe(200);
  });
});
