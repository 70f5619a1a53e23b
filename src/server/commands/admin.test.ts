import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { hashPassword, isPasswordRight } from '@/server/auth/passwords';
import {
  audit,
  couponAccounts,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '@/server/db/schema';
import { totpSecretOf } from '@/server/auth/sealedRows';
import { createSealing } from '@/server/base/sealing';
import { readSettings } from '@/server/base/settings';
import { createIds } from '@/server/base/ids';
import { createAudit } from '@/server/audit/audit';
import { buildServer, type ServerBuild } from '@/testing/buildServer';
import { commandFolder } from '@/testing/commandFolder';
import { manualClock } from '@/testing/manualClock';
import { runCli } from '@/testing/runCli';
import { runCommandHere } from '@/testing/runCommandHere';
import { startServerProcess } from '@/testing/serverProcess';
import { openTestDatabase } from '@/testing/testDatabase';
import { demote } from './accounts';

const ACCOUNTS = [
  { id: 'a', email: 'ana@balcao.local', isAdmin: false, online: true },
  { id: 'b', email: 'bia@balcao.local', isAdmin: true, online: false },
  { id: 'c', email: 'caio@balcao.local', isAdmin: true, online: false },
] as const;
let passwordHash: string;
const rowsOf = () =>
  ACCOUNTS.map((account) => ({
    ...account,
    nome: account.id.toUpperCase(),
    telefone: '11900000000',
    chavePix: 'x',
    passwordHash,
    createdAt: 1,
  }));

/** Commands go by the machine's clock. */
const NOW = Date.now();
const { sessionIdleMs } = readSettings({});

/** A sign-in of the account with this id. */
const sessionOf = (userId: string) => ({
  id: `session-of-${userId}`,
  userId,
  createdAt: NOW - 2_000,
  lastSeenAt: NOW - 1_000,
  expiresAt: NOW + sessionIdleMs,
  confirmedUntil: 0,
  device: userId === 'b' ? 'Chrome, Windows' : '',
  address: '203.0.113.7',
});

beforeAll(async () => {
  passwordHash = await hashPassword('balcao123');
});

describe('npm run admin', () => {
  let build: ServerBuild;
  const folder = commandFolder();
  const { look } = folder;
  beforeAll(async () => {
    build = await buildServer();
  });
  afterAll(() => build.remove());
  beforeEach(() => look((db) => db.insert(users).values(rowsOf())));

  const admin = (...words: string[]) => folder.admin(words);
  const userRow = (id: string) =>
    look(async (db) => (await db.select().from(users).where(eq(users.id, id)))[0]);
  const entries = () => look((db) => db.select().from(audit).orderBy(audit.at));

  it('lists all accounts, administrators first', async () => {
    // As a process of its own, as a person runs it.
    const listed = await runCli(build.dir, ['admin', 'list'], { env: { DATA_DIR: folder.path() } });
    expect(listed).toEqual({
      code: 0,
      printed:
        'admin  bia@balcao.local  B\nadmin  caio@balcao.local  C\nagent  ana@balcao.local  A\n',
      complaints: '',
    });
  });

  it('promotes and demotes, by e-mail in upper or lower case, and records it in the audit', async () => {
    expect((await admin('promote', 'ANA@balcao.local')).code).toBe(0);
    expect(await userRow('a')).toMatchObject({ isAdmin: true, online: false });
    expect((await admin('demote', 'bia@balcao.local')).code).toBe(0);
    expect(await userRow('b')).toMatchObject({ isAdmin: false });
    expect(await entries()).toMatchObject([
      { actorId: 'cli', act: 'user.promoted', objectKind: 'user', objectId: 'a' },
      { actorId: 'cli', act: 'user.demoted', objectKind: 'user', objectId: 'b' },
    ]);
    const { printed } = await admin('audit', '1');
    expect(printed).toMatch(/^\S+Z {2}cli {2}user\.demoted {2}user b {2}\{\}\n$/);
  });

  it('changes and records nothing when the person has that right already', async () => {
    expect(await admin('promote', 'bia@balcao.local')).toMatchObject({
      code: 0,
      printed: 'bia@balcao.local is one already.\n',
    });
    expect(await entries()).toEqual([]);
  });

  it('never demotes the last administrator', async () => {
    expect((await admin('demote', 'bia@balcao.local')).code).toBe(0);
    expect(await admin('demote', 'caio@balcao.local')).toEqual({
      code: 1,
      printed: '',
      complaints: 'caio@balcao.local is the last administrator. Promote somebody else first.\n',
    });
    expect(await userRow('c')).toMatchObject({ isAdmin: true });
  });

  it('resets the second factor of somebody who lost it, and signs them out', async () => {
    const email = 'ana@balcao.local';
    expect(await admin('reset-second-factor', email)).toMatchObject({
      code: 0,
      printed: `${email} has no second factor.\n`,
    });
    const secretSealed = createSealing([randomBytes(32)]).seal(totpSecretOf('a'), 'SECRET');
    await look(async (db) => {
      await db.update(users).set({ secondFactorSince: 1 }).where(eq(users.id, 'a'));
      await db.insert(secondFactors).values({ userId: 'a', secretSealed });
      await db.insert(recoveryCodes).values({ userId: 'a', hash: 'x' });
      await db.insert(sessions).values(sessionOf('a'));
    });
    expect((await admin('reset-second-factor', email)).printed).toBe(
      `${email} signs in with the password alone, and is signed out everywhere.\n`,
    );
    expect(await userRow('a')).toMatchObject({ secondFactorSince: null });
    const left = await look((db) =>
      Promise.all([secondFactors, recoveryCodes, sessions].map((table) => db.$count(table))),
    );
    expect(left).toEqual([0, 0, 0]);
    expect(await entries()).toMatchObject([{ act: 'user.secondFactorReset', objectId: 'a' }]);
  });

  it('suspends and activates, never the last administrator, and takes chats and coupons', async () => {
    await look((db) => db.insert(sessions).values(sessionOf('a')));
    await look((db) =>
      db.insert(couponAccounts).values({
        ...{ id: 'k', email: 'k@cupom.test', couponCents: 2_000, status: 'Tudo certo' },
        applicatorId: 'a',
      }),
    );
    expect((await admin('suspend', 'ana@balcao.local')).printed).toBe(
      'ana@balcao.local is suspended. Taken: 0 chats, 1 coupon accounts.\n',
    );
    expect(await userRow('a')).toMatchObject({ estado: 'suspenso', online: false });
    expect(await look((db) => db.select().from(sessions))).toEqual([]);
    expect((await admin('activate', 'ana@balcao.local')).code).toBe(0);
    expect(await userRow('a')).toMatchObject({ estado: 'ativo' });
    expect((await entries()).map(({ act }) => act)).toEqual([
      'user.suspended',
      'coupon.returned',
      'user.reactivated',
    ]);
    expect((await admin('suspend', 'bia@balcao.local')).code).toBe(0);
    expect(await admin('suspend', 'caio@balcao.local')).toMatchObject({
      code: 1,
      complaints: 'caio@balcao.local is the last administrator. Promote somebody else first.\n',
    });
    // Promoting brings back as well.
    expect((await admin('promote', 'bia@balcao.local')).code).toBe(0);
    expect(await userRow('b')).toMatchObject({ estado: 'ativo', isAdmin: true });
  });

  describe('where the demo is over, of what it made', () => {
    const env = { DEMO: 'off' };
    const run = (...words: string[]) => folder.admin(words, { env });
    const email = 'bia@balcao.local';
    const LOCKED = `, but nobody can use the account: it is the demo's until reset-password ${email} makes it an ordinary one.`;
    const lock = (row: Partial<typeof users.$inferInsert> = {}, id = 'b') =>
      look((db) =>
        db
          .update(users)
          .set({ demo: true, ...row })
          .where(eq(users.id, id)),
      );

    it('marks in the list what nobody can use', async () => {
      await lock({ estado: 'suspenso' });
      await lock({}, 'a');
      expect((await run('list')).printed).toBe(
        "admin  bia@balcao.local  B  (suspended)  (locked: the demo's)\n" +
          'admin  caio@balcao.local  C\n' +
          "agent  ana@balcao.local  A  (locked: the demo's)\n",
      );
      expect((await folder.admin(['list'])).printed).not.toContain('locked');
    });

    it('says that nobody can use an account which is promoted or activated, until its password is reset', async () => {
      await lock();
      expect((await run('promote', email)).printed).toBe(`${email} is one already${LOCKED}\n`);
      expect((await run('activate', email)).printed).toBe(`${email} is active already${LOCKED}\n`);
      await lock({ isAdmin: false, estado: 'suspenso' });
      expect((await run('activate', email)).printed).toBe(`${email} is active now${LOCKED}\n`);
      expect((await run('promote', email)).printed).toBe(
        `${email} is an administrator now${LOCKED}\n`,
      );
      expect((await run('reset-password', email)).code).toBe(0);
      expect((await run('promote', email)).printed).toBe(`${email} is one already.\n`);
    });

    it('demotes and suspends administrators who do not count, and never the last who does', async () => {
      await lock();
      const last = 'caio@balcao.local is the last administrator. Promote somebody else first.\n';
      expect((await run('demote', 'caio@balcao.local')).complaints).toBe(last);
      await lock({}, 'c');
      expect((await run('demote', 'caio@balcao.local')).printed).toBe(
        'caio@balcao.local is an agent now.\n',
      );
      expect(await userRow('c')).toMatchObject({ isAdmin: false });
      expect((await run('suspend', email)).printed).toMatch(/ is suspended\. /);
    });

    it('makes no second account, and says why the first cannot be used', async () => {
      await look((db) => db.update(users).set({ demo: true }));
      expect((await run('create-admin', email, 'Bia')).complaints).toBe(
        `${email} has an account already${LOCKED} Promote it instead.\n`,
      );
    });
  });

  it('makes the first administrator, and only where nobody is active', async () => {
    const refused = await admin('create-admin', 'dora@balcao.local', 'Dora', 'Dias');
    expect([refused.code, refused.complaints]).toEqual([
      1,
      expect.stringMatching(/ is active already\. /),
    ]);
    await look((db) => db.update(users).set({ estado: 'pendente' }));
    const { code, printed } = await admin('create-admin', 'dora@balcao.local', 'Dora', 'Dias');
    expect(code).toBe(0);
    const password = /shown this once: (\S{16})\n/.exec(printed)?.[1] ?? '';
    const [dora] = await look((db) =>
      db.select().from(users).where(eq(users.email, 'dora@balcao.local')),
    );
    expect(dora).toMatchObject({ nome: 'Dora Dias', isAdmin: true, estado: 'ativo', demo: false });
    expect(await isPasswordRight(dora?.passwordHash ?? '', password)).toBe(true);
    expect((await entries()).map(({ act }) => act)).toEqual(['user.created']);
  });

  it('resets a password to a random one that it shows once, and ends all sign-ins', async () => {
    await look((db) => db.insert(sessions).values([sessionOf('b'), sessionOf('c')]));
    const { code, printed } = await admin('reset-password', 'bia@balcao.local');
    expect(code).toBe(0);
    const password = /shown this once: (\S{16})\n/.exec(printed)?.[1] ?? '';
    const row = await userRow('b');
    expect(await look((db) => db.select().from(sessions))).toEqual([sessionOf('c')]);
    expect(await isPasswordRight(row?.passwordHash ?? '', password)).toBe(true);
    const [entry] = await entries();
    expect(entry).toMatchObject({ actorId: 'cli', act: 'user.passwordReset', objectId: 'b' });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  it('lists where somebody is signed in, and signs them out everywhere', async () => {
    await look((db) => db.insert(sessions).values([sessionOf('b'), sessionOf('c')]));
    const [seen, since] = [NOW - 1_000, NOW - 2_000].map((at) => new Date(at).toISOString());
    expect((await admin('sessions', 'BIA@balcao.local')).printed).toBe(
      `seen ${seen}  since ${since}  203.0.113.7  Chrome, Windows\n`,
    );
    expect((await admin('sessions', 'caio@balcao.local')).printed).toContain('unknown device');
    expect(await admin('end-sessions', 'bia@balcao.local')).toMatchObject({
      code: 0,
      printed: 'bia@balcao.local is signed out everywhere (1).\n',
    });
    expect(await look((db) => db.select().from(sessions))).toEqual([sessionOf('c')]);
    expect(await entries()).toMatchObject([
      { actorId: 'cli', act: 'user.sessionsEnded', objectId: 'b' },
    ]);
    expect((await admin('end-sessions', 'bia@balcao.local')).printed).toBe(
      'bia@balcao.local was signed in nowhere.\n',
    );
    expect((await admin('sessions', 'bia@balcao.local')).printed).toBe(
      'bia@balcao.local is signed in nowhere.\n',
    );
    expect(await admin('sessions', 'ninguem@balcao.local')).toMatchObject({ code: 1 });
  });

  it('lists no sign-in that expired or lay idle', async () => {
    const over = { id: 'over', expiresAt: NOW - 1 };
    const idle = { id: 'idle', lastSeenAt: NOW - sessionIdleMs };
    await look((db) =>
      db.insert(sessions).values([over, idle].map((row) => ({ ...sessionOf('b'), ...row }))),
    );
    expect((await admin('sessions', 'bia@balcao.local')).printed).toBe(
      'bia@balcao.local is signed in nowhere.\n',
    );
  });

  it('accepts a piped password, never prints it, and refuses a short or common one', async () => {
    const words = ['reset-password', 'bia@balcao.local', '--ask'];
    const piped = (input: string) =>
      runCli(build.dir, ['admin', ...words], { env: { DATA_DIR: folder.path() }, input });
    const done = await piped('a nova senha\n');
    expect([done.code, done.printed + done.complaints]).toEqual([
      0,
      'bia@balcao.local has a new password, and is signed out everywhere.\n',
    ]);
    const row = await userRow('b');
    expect(await isPasswordRight(row?.passwordHash ?? '', 'a nova senha')).toBe(true);
    const refusal = { code: 1, complaints: 'A password has at least 6 characters.\n' };
    expect(await piped('')).toMatchObject(refusal);
    expect(await folder.admin(words, { password: '12345' })).toMatchObject(refusal);
    expect(await folder.admin(words, { password: '12345678' })).toMatchObject({
      code: 1,
      complaints: 'This password is one of the commonest. Choose another.\n',
    });
  });

  it('refuses an e-mail that no account has, in one sentence', async () => {
    const { code, complaints } = await admin('promote', 'nobody@balcao.local');
    expect([code, complaints]).toEqual([1, 'No account has the e-mail nobody@balcao.local.\n']);
  });

  it('says when no Postgres server answers', async () => {
    const { code, complaints } = await runCli(build.dir, ['admin', 'list'], {
      env: { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    });
    expect([code, complaints]).toEqual([1, 'No Postgres server answers at DATABASE_URL.\n']);
  });

  it('refuses a data folder that a running server has, and one without a database', async () => {
    const server = startServerProcess(build, { DATA_DIR: folder.path() });
    await server.address();
    const refused = await admin('list');
    await server.kill();
    expect([refused.code, refused.complaints]).toEqual([
      1,
      expect.stringMatching(/^Another Balcão server is running on the data folder .*\n$/),
    ]);
    const empty = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
    const nothing = await folder.admin(['list'], { env: { DATA_DIR: empty } });
    await rm(empty, { recursive: true });
    expect([nothing.code, nothing.complaints]).toEqual([
      1,
      expect.stringMatching(/^There is no database in /),
    ]);
  });
});

describe('a command line that needs no database', () => {
  it.each([
    [['--help'], 0, /promote EMAIL/, ''],
    [['promote'], 1, /^$/, 'Give one e-mail.\n'],
    [['demote', 'a@b', 'c@d'], 1, /^$/, 'Give one e-mail.\n'],
    [['audit', 'all'], 1, /^$/, 'LINES is a whole number from 1.\n'],
    [['toString'], 1, /promote EMAIL/, 'There is no command toString.\n'],
  ])('answers %j without opening one', async (words, code, printed, complaints) => {
    const run = await runCommandHere(['admin', ...words], { env: { DATA_DIR: '/nowhere' } });
    expect(run).toEqual({ code, complaints, printed: expect.stringMatching(printed) as string });
  });
});

describe('demoting the last two administrators at once', () => {
  it('leaves one administrator', async () => {
    const database = await openTestDatabase();
    await database.db.insert(users).values(rowsOf());
    const clock = manualClock();
    const ids = createIds(clock);
    const context = {
      settings: readSettings({}),
      ...{ db: database.db, clock, ids, audit: createAudit({ clock, ids }) },
      print: () => undefined,
      askPassword: () => Promise.resolve(''),
    };
    const done = await Promise.allSettled(
      ['bia@balcao.local', 'caio@balcao.local'].map((email) => demote(context, email)),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await database.db.select().from(users).where(eq(users.isAdmin, true));
    expect(left).toHaveLength(1);
    await database.close();
  });
});
