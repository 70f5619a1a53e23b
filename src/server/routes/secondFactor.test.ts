import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { RECOVERY_CODES } from '@/server/auth/recoveryCode';
import { audit, recoveryCodes, secondFactors } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { activate, turnOn } from '@/testing/secondFactor';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';
import { codeAt } from '@/testing/totpCodes';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const ON = 'A verificação em duas etapas já está ativa.';
const OFF = 'A verificação em duas etapas não está ativa.';

const begin = (as: PersonName = 'ana') => server.request('POST', '/api/auth/segundo-fator', { as });
const end = (as: PersonName = 'ana') => server.request('DELETE', '/api/auth/segundo-fator', { as });
const isOn = async (as: PersonName = 'ana') => {
  const { body } = await server.request('GET', '/api/auth/perfil', { as });
  return v.parse(CALLS.getProfile.answer, body).user.segundoFator;
};
const login = () =>
  server.request('POST', '/api/auth/login', {
    body: { email: 'ana@balcao.local', senha: DEMO_PASSWORD },
  });
const acts = async () =>
  (await server.parts.db.select().from(audit).orderBy(audit.id)).map(({ act, actorId, detail }) => {
    expect(actorId).toBe(server.people.ana.id);
    return [act, detail];
  });

describe('turning a second factor on', () => {
  it('gives the app a secret with the person’s e-mail, and asks for nothing until a code has come back', async () => {
    const { segredo, uri } = v.parse(CALLS.beginSecondFactor.answer, (await begin()).body);
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(pathname)).toBe('/Balcão:ana@balcao.local');
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Balcão',
      secret: segredo,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await isOn()).toBe(false);
    expect((await login()).body).toHaveProperty('token');
  });

  it('takes a code of the app alone, and answers with ten recovery codes', async () => {
    const { segredo } = v.parse(CALLS.beginSecondFactor.answer, (await begin()).body);
    for (const codigo of ['000000', codeAt(segredo, 0), 'não é um código']) {
      expect(await activate(server, 'ana', codigo)).toMatchObject({
        status: 400,
        body: { message: 'Código incorreto. Confira e tente novamente.' },
      });
    }
    const answer = await activate(server, 'ana', codeAt(segredo, server.clock.now()));
    const { codigos } = v.parse(CALLS.activateSecondFactor.answer, answer.body);
    expect(new Set(codigos.items).size).toBe(RECOVERY_CODES);
    for (const code of codigos.items) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await isOn()).toBe(true);
    expect(await acts()).toEqual([['user.secondFactorOn', {}]]);
  });

  it('stores secret and recovery codes in no form that signs somebody in', async () => {
    const { secret, codes } = await turnOn(server, 'ana');
    const { db } = server.parts;
    const stored = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(recoveryCodes),
      await db.select().from(audit),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace(/-/g, ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it('begins anew with another secret as often as somebody wants, and not while it is on', async () => {
    const [first, second] = [await begin(), await begin()].map(
      ({ body }) => v.parse(CALLS.beginSecondFactor.answer, body).segredo,
    );
    expect(first).not.toBe(second);
    const now = server.clock.now();
    expect((await activate(server, 'ana', codeAt(first!, now))).status).toBe(400);
    expect((await activate(server, 'ana', codeAt(second!, now))).status).toBe(200);
    expect(await begin()).toMatchObject({ status: 409, body: { message: ON } });
    expect(await activate(server, 'ana', codeAt(second!, now))).toMatchObject({ status: 409 });
  });

  it('tells the person’s other tabs and the administrators', async () => {
    const heard: unknown[] = [];
    const admin = {
      ...{ id: server.people.admin.id, isAdmin: true },
      ...{ isPending: false, isUnprotected: false },
    };
    const send = ({ name }: { name: string }) => heard.push(name);
    server.parts.hub.subscribe(admin, { send, drop: () => undefined }, null);
    await turnOn(server, 'ana');
    expect(heard).toEqual(['contaAtualizada']);
  });
});

describe('a second factor that is on', () => {
  it('gets new recovery codes, and those before are void', async () => {
    const { codes } = await turnOn(server, 'ana');
    const { body } = await server.request('POST', '/api/auth/segundo-fator/codigos', { as: 'ana' });
    const { codigos } = v.parse(CALLS.renewRecoveryCodes.answer, body);
    expect(codigos.items.filter((code) => codes.includes(code))).toEqual([]);
    const { uow } = server.parts;
    const { takeCode } = server.server.services.secondFactor;
    const take = (code = '') => uow.write((tx) => takeCode(tx, server.people.ana.id, code));
    expect([await take(codes[0]), await take(codigos.items[0])]).toEqual(['wrong', 'right']);
  });

  it('is turned off by its person, and nothing of it is left', async () => {
    await turnOn(server, 'ana');
    expect((await end()).status).toBe(200);
    expect(await isOn()).toBe(false);
    const { db } = server.parts;
    expect(await db.$count(secondFactors)).toBe(0);
    expect(await db.$count(recoveryCodes)).toBe(0);
    expect((await login()).body).toHaveProperty('token');
    expect(await end()).toMatchObject({ status: 409, body: { message: OFF } });
    expect((await acts()).map(([act]) => act)).toEqual([
      'user.secondFactorOn',
      'user.secondFactorOff',
    ]);
  });

  it('is shown to administrators in the list of users', async () => {
    await turnOn(server, 'ana');
    const { body } = await server.request('GET', '/api/admin/users', { as: 'admin' });
    const { items } = v.parse(CALLS.listUsers.answer, body);
    const withOne = items.filter(({ segundoFator }) => segundoFator).map(({ email }) => email);
    expect(withOne).toEqual(['ana@balcao.local']);
  });
});

describe('a code', () => {
  const take = (codigo: string) =>
    server.parts.uow.write((tx) =>
      server.server.services.secondFactor.takeCode(tx, server.people.ana.id, codigo),
    );

  it.each([
    [-61_000, 'wrong'],
    [-31_000, 'wrong'],
    [-30_000, 'right'],
    [0, 'right'],
    [30_000, 'right'],
    [60_000, 'wrong'],
  ])('of an app whose clock is %d ms off is %s', async (off, verdict) => {
    const { secret } = await turnOn(server, 'ana');
    // The code of the activation is a few periods old; now begins a period.
    server.clock.advance(600_000);
    expect(server.clock.now() % 30_000).toBe(0);
    expect(await take(codeAt(secret, server.clock.now() + off))).toBe(verdict);
  });

  it('is taken once, with spaces as well, and none from before it', async () => {
    const { secret } = await turnOn(server, 'ana');
    expect(await take(codeAt(secret, server.clock.now()))).toBe('used');
    server.clock.advance(60_000);
    const [before, now] = [-30_000, 0].map((off) => codeAt(secret, server.clock.now() + off));
    const spaced = `${now?.slice(0, 3)} ${now?.slice(3)}`;
    expect([await take(spaced), await take(now!), await take(before!)]).toEqual([
      'right',
      'used',
      'used',
    ]);
  });

  it('of recovery is taken once, however it is typed', async () => {
    const { codes } = await turnOn(server, 'ana');
    const [code = '', other = ''] = codes;
    const typed = code.toUpperCase().replace(/-/g, ' ').replace(/0/g, 'O').replace(/1/g, 'l');
    expect([await take(typed), await take(code), await take(other)]).toEqual([
      'right',
      'usedRecovery',
      'right',
    ]);
    expect((await acts()).slice(1)).toEqual([
      ['user.recoveryCodeUsed', { restantes: 9 }],
      ['user.recoveryCodeUsed', { restantes: 8 }],
    ]);
  });

  it.each(['app', 'recovery'] as const)(
    'of %s that comes in two transactions at once is taken in one of them',
    async (kind) => {
      const { secret, codes } = await turnOn(server, 'ana');
      server.clock.advance(60_000);
      const code = kind === 'app' ? codeAt(secret, server.clock.now()) : (codes[0] ?? '');
      // Beside the serial writes, as two processes would.
      const { takeCode } = server.server.services.secondFactor;
      const both = [1, 2].map(() =>
        server.parts.db.transaction((tx) => takeCode(tx, server.people.ana.id, code)),
      );
      expect((await Promise.all(both)).sort()).toEqual([
        'right',
        kind === 'app' ? 'used' : 'usedRecovery',
      ]);
    },
  );

  it('of a person who has begun, and has it off, is not taken', async () => {
    const { body } = await begin();
    const { segredo } = v.parse(CALLS.beginSecondFactor.answer, body);
    expect(await take(codeAt(segredo, server.clock.now()))).toBe('wrong');
    expect(await take('')).toBe('wrong');
  });
});

it('a secret that is moved to another person does not open', async () => {
  const { secret } = await turnOn(server, 'ana');
  await turnOn(server, 'bruno');
  const { db } = server.parts;
  const [anas] = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, server.people.ana.id));
  await db
    .update(secondFactors)
    .set({ secretSealed: anas!.secretSealed })
    .where(eq(secondFactors.userId, server.people.bruno.id));
  server.clock.advance(60_000);
  const { takeCode } = server.server.services.secondFactor;
  const code = codeAt(secret, server.clock.now());
  await expect(
    server.parts.uow.write((tx) => takeCode(tx, server.people.bruno.id, code)),
  ).rejects.toThrow('A sealed text was changed, or belongs elsewhere');
});
