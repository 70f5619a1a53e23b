import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { signedInAnswer } from '@/contract/rest/auth';
import { LOGIN_CEILINGS, LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { hashPassword } from '@/server/auth/passwords';
import { sessions as sessionRows, users } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

const { failures: MAX_FAILURES, windowMs: WINDOW_MS } = LOGIN_LIMIT;

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
const verifyMock = jest.mocked(argon2.verify);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Time passes, so that earlier failures no longer count. */
beforeEach(() => server.clock.advance(WINDOW_MS));

const login = (email: string, senha: string) =>
  server.request('POST', '/api/auth/login', { body: { email, senha } });
const profile = (token: string) =>
  server.request('GET', '/api/auth/perfil', { headers: { Authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('gives a token with which the profile can be read', async () => {
    const answer = await login('ana@balcao.local', DEMO_PASSWORD);
    expect(answer.status).toBe(200);
    const { token, user, message } = v.parse(signedInAnswer, answer.body);
    expect(message).toBe('Login realizado com sucesso!');
    expect(user).toMatchObject({ id: server.people.ana.id, isAdmin: false });
    expect((await profile(token)).body).toMatchObject({ user: { email: 'ana@balcao.local' } });
  });

  it('takes an e-mail in any case, with spaces around', async () => {
    expect((await login(' ANA@Balcao.LOCAL ', DEMO_PASSWORD)).status).toBe(200);
  });

  it('never answers with a password or its hash', async () => {
    const { body } = await login('ana@balcao.local', DEMO_PASSWORD);
    expect(JSON.stringify(body)).not.toMatch(/balcao123|argon2|passwordHash/);
  });

  it('does not tell whether an account exists', async () => {
    const unknown = await login('ninguem@balcao.local', DEMO_PASSWORD);
    const wrong = await login('ana@balcao.local', 'errada');
    expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
    expect(wrong.status).toBe(401);
  });

  it('takes its time for an unknown e-mail, too, because an early answer would tell that there is no account', async () => {
    const compared = async (email: string) => {
      verifyMock.mockClear();
      await login(email, 'errada');
      // The beginning of a hash says how much work it is.
      return verifyMock.mock.calls.map(([hash, senha]) => [
        /^.*?p=\d+\$/.exec(String(hash))?.[0],
        senha,
      ]);
    };
    const once = [['$argon2id$v=19$m=19456,t=2,p=1$', 'errada']];
    expect(await compared('ana@balcao.local')).toEqual(once);
    expect(await compared('ninguem@balcao.local')).toEqual(once);
  });

  it('asks for both fields', async () => {
    expect(await login(' ', 'x')).toMatchObject({
      status: 400,
      body: { message: 'Preencha todos os campos!' },
    });
    expect((await login('ana@balcao.local', '')).status).toBe(400);
  });

  it('blocks an e-mail from one address after ten wrong passwords, the right one too, for as long as it says', async () => {
    for (let n = 0; n < MAX_FAILURES; n += 1) {
      expect((await login('ana@balcao.local', 'errada')).status).toBe(401);
    }
    const held = await login('ANA@balcao.local', DEMO_PASSWORD);
    expect([held.status, held.headers.get('Retry-After')]).toEqual([429, String(WINDOW_MS / 1000)]);
    server.clock.advance(WINDOW_MS);
    expect((await login('ana@balcao.local', DEMO_PASSWORD)).status).toBe(200);
  });

  it('lets an address with one forgetful person sign others in', async () => {
    for (let n = 0; n <= MAX_FAILURES; n += 1) await login('bruno@balcao.local', 'errada');
    expect((await login('ana@balcao.local', DEMO_PASSWORD)).status).toBe(200);
  });

  it('blocks an address that tries one password on many e-mails', async () => {
    const wrong = (n: number) => login(`pessoa${n}@balcao.local`, 'balcao123');
    const all = await Promise.all(
      Array.from({ length: LOGIN_CEILINGS.address }, (_each, n) => wrong(n)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await login('ana@balcao.local', DEMO_PASSWORD)).status).toBe(429);
  });

  it('lets in whoever has the right password, however many come from one address at once', async () => {
    const names = ['ana', 'bruno', 'admin', 'financeiro'];
    const all = await Promise.all(
      Array.from({ length: 200 }, (_each, n) =>
        login(`${names[n % names.length]}@balcao.local`, DEMO_PASSWORD),
      ),
    );
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('is not held by a password that was replaced while it was compared', async () => {
    const { db, sessions } = server.parts;
    const held = () => sessions.list(server.people.financeiro.id);
    const before = await held();
    verifyMock.mockImplementationOnce(async (...compared) => {
      const isRight = await actual.verify(...compared);
      await db
        .update(users)
        .set({ passwordHash: await hashPassword('outra-senha') })
        .where(eq(users.email, 'financeiro@balcao.local'));
      return isRight;
    });
    expect((await login('financeiro@balcao.local', DEMO_PASSWORD)).status).toBe(401);
    expect(await held()).toEqual(before);
  });

  it('leaves no sign-in to an account that was suspended while the password was compared', async () => {
    const { db } = server.parts;
    const ofBruno = eq(users.email, 'bruno@balcao.local');
    const signIns = () =>
      db.select().from(sessionRows).where(eq(sessionRows.userId, server.people.bruno.id));
    const before = await signIns();
    verifyMock.mockImplementationOnce(async (...compared) => {
      const isRight = await actual.verify(...compared);
      await db.update(users).set({ estado: 'suspenso' }).where(ofBruno);
      return isRight;
    });
    expect((await login('bruno@balcao.local', DEMO_PASSWORD)).status).toBe(403);
    expect(await signIns()).toEqual(before);
    await db.update(users).set({ estado: 'ativo' }).where(ofBruno);
  });

  it('lets the right password in as often as it comes', async () => {
    for (let n = 0; n < 2 * MAX_FAILURES; n += 1) {
      expect((await login('ana@balcao.local', DEMO_PASSWORD)).status).toBe(200);
    }
  });
});

describe('a token', () => {
  const { id } = users;

  it('is void once the person no longer exists', async () => {
    const { bruno } = server.people;
    const token = await server.signIn('bruno');
    expect((await profile(token)).status).toBe(200);
    await server.parts.db.delete(users).where(eq(id, bruno.id));
    expect((await profile(token)).status).toBe(401);
  });

  it('gives the rights that the database has now', async () => {
    const sim = () => server.request('POST', '/sim/ready', { as: 'admin', body: {} });
    expect((await sim()).status).toBe(200);
    await server.parts.db
      .update(users)
      .set({ isAdmin: false })
      .where(eq(id, server.people.admin.id));
    expect((await sim()).status).toBe(403);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(5_000)}`,
    'Bearer ção',
  ])('is refused when the Authorization header is %j', async (header) => {
    const headers = header === undefined ? {} : { Authorization: encodeURI(header) };
    const answer = await server.request('GET', '/api/auth/perfil', { headers });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Token inválido' } });
  });
});
