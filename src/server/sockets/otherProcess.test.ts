import { eq } from 'drizzle-orm';
import type { EventName } from '@/contract/events';
import { createAudit } from '@/server/audit/audit';
import { activate, demote, promote, resetPassword, suspend } from '@/server/commands/accounts';
import type { CommandContext } from '@/server/commands/command';
import { endSessions } from '@/server/commands/sessions';
import { HOUR_MS } from '@/domain/saoPaulo';
import { couponAccounts, sessions, users } from '@/server/db/schema';
import { openDatabaseForCommand, type OpenDatabase } from '@/server/db/openDatabase';
import {
  describeWithPostgres,
  makePostgresCluster,
  type PostgresCluster,
} from '@/testing/postgresCluster';
import { seedChat } from '@/testing/seedChat';
import {
  nextEvent,
  startTestServer,
  type PersonName,
  type TestServer,
} from '@/testing/startTestServer';
import { databaseAssetsDir } from '@/testing/testDatabase';
import { until } from '@/testing/until';

const EMAIL: Record<PersonName, string> = {
  admin: 'admin@balcao.local',
  financeiro: 'financeiro@balcao.local',
  ana: 'ana@balcao.local',
  bruno: 'bruno@balcao.local',
};

/** What commands and other servers do to sign-ins, on the same database. The clock stands still: no check is due. */
describeWithPostgres('a command beside the server', () => {
  let cluster: PostgresCluster;
  let server: TestServer;
  let beside: OpenDatabase;
  let context: CommandContext;

  beforeAll(async () => {
    cluster = await makePostgresCluster();
    const databaseUrl = await cluster.makeDatabase();
    // Patient, because a write waits here for a command until the test has seen that it does.
    const patient = { statementTimeoutMs: 60_000, lockTimeoutMs: 60_000 };
    server = await startTestServer({ settings: { databaseUrl, ...patient } });
    const troubles = { onConnectionError: () => undefined, onLost: () => undefined };
    beside = await openDatabaseForCommand({
      ...{ dataDir: 'unused', databaseUrl, assetsDir: databaseAssetsDir },
      ...troubles,
    });
    const { clock, ids, settings } = server.parts;
    context = {
      ...{ db: beside.db, clock, ids, settings, audit: createAudit({ clock, ids }) },
      print: () => undefined,
      askPassword: () => Promise.reject(new Error('Nobody is there to ask')),
    };
    await until(async () => (await listeners()).length === 1);
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
    await cluster.remove();
  });

  /** The processes of Postgres that serve the connection which listens. */
  const listeners = async () =>
    (
      await beside.db.execute<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
      )
    ).rows;

  /** A socket that is signed in, what it hears, and how it ends. */
  async function listen(token: string) {
    const socket = server.connect();
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    const ended = nextEvent(socket, 'disconnect');
    const begun = Promise.race([nextEvent(socket, 'conversations'), ended]);
    socket.emit('authenticate', { token });
    await begun;
    return { socket, heard, ended };
  }

  it.each([
    ['reset-password', (email: string) => resetPassword(context, email, 'nova-senha')],
    ['end-sessions', (email: string) => endSessions(context, email)],
  ])(
    'that ends all sign-ins (%s) cuts their sockets at once, and nobody else’s',
    async (_w, act) => {
      const token = await server.signIn('ana');
      const anas = await listen(token);
      const brunos = await listen(await server.signIn('bruno'));
      await act(EMAIL.ana);
      await anas.ended;
      await server.publish((emit) => emit.toEveryone('ready', {}));
      expect(anas.heard).not.toContain('ready');
      // It comes back and is told that its sign-in is over.
      expect((await listen(token)).heard).toEqual(['auth_error']);
      expect(brunos.socket.connected).toBe(true);
      brunos.socket.disconnect();
    },
  );

  it('that changes rights cuts the person’s sockets, which come back with the new ones', async () => {
    const token = await server.signIn('financeiro');
    const before = await listen(token);
    await demote(context, EMAIL.financeiro);
    await before.ended;
    const agent = await listen(token);
    const told = nextEvent(agent.socket, 'ready');
    await server.publish((emit) => {
      emit.toAdmins('agente_status_mudou', { agenteId: 'x', online: true, motivo: null });
      emit.toEveryone('ready', {});
    });
    await told;
    expect(agent.heard).not.toContain('agente_status_mudou');
    await promote(context, EMAIL.financeiro);
    await agent.ended;
  });

  describe('that changes an account', () => {
    const idOf = (name: PersonName) => server.people[name].id;
    const told = (name: PersonName, change: object) => ({ userId: idOf(name), ...change });
    const setOnline = (as: PersonName) =>
      server.request('POST', '/api/agente/status', { as, body: { online: true } });

    /** The payloads of these events that an administrator's socket hears from now on. */
    async function watch(...names: EventName[]) {
      const { socket } = await listen(await server.signIn('admin'));
      const heard: Record<string, unknown>[] = [];
      for (const name of names) {
        socket.on(name, (payload: object) => heard.push({ name, ...payload }));
      }
      return heard;
    }

    it('tells administrators, and the agents who can take the chats of whoever it suspends', async () => {
      const chatId = await seedChat(server, {
        number: '5511933000001',
        agent: 'ana',
        says: ['oi'],
      });
      await setOnline('ana');
      await setOnline('bruno');
      const brunos = await listen(await server.signIn('bruno'));
      const offered = nextEvent(brunos.socket, 'nova_oferta_conversa');
      const heard = await watch('contaAtualizada', 'agente_status_mudou', 'conversationUpdated');
      await suspend(context, EMAIL.ana);
      expect(await offered).toMatchObject({ chatId });
      await until(() => heard.length === 3);
      const went = { agenteId: idOf('ana'), online: false, motivo: 'desconectado' };
      expect(heard).toEqual([
        expect.objectContaining({ name: 'agente_status_mudou', ...went }),
        expect.objectContaining({ name: 'conversationUpdated', id: chatId, agente: null }),
        expect.objectContaining(told('ana', { estado: 'suspenso' })),
      ]);
      brunos.socket.disconnect();
    });

    it('leaves nothing with whoever it suspends in the middle of their work', async () => {
      const { db } = server.parts;
      const ofBruno = eq(users.id, idOf('bruno'));
      const rows = Array.from({ length: 12 }, (_each, n) => ({
        id: `conta-${n}`,
        email: `conta-${n}@cupom.exemplo.invalid`,
        couponCents: 9_900,
        status: 'Tudo certo',
      }));
      await db.insert(couponAccounts).values(rows);
      const body = { couponValue: 99, applicatorId: idOf('bruno') };
      for (let round = 0; round < 5; round += 1) {
        const headers = { Authorization: `Bearer ${await server.signIn('bruno')}` };
        let pulled = 0;
        const pull = async (): Promise<void> => {
          const answer = await server.request('POST', '/email/request-coupon-by-value', {
            ...{ headers, body },
          });
          if (answer.status === 200) pulled += 1;
          if (answer.status !== 401) await pull();
        };
        const pulling = [pull(), pull(), pull(), setOnline('bruno')];
        await until(() => pulled > 0);
        await suspend(context, EMAIL.bruno);
        await Promise.all(pulling);
        const held = await db
          .select({ id: couponAccounts.id })
          .from(couponAccounts)
          .where(eq(couponAccounts.applicatorId, idOf('bruno')));
        const [bruno] = await db.select().from(users).where(ofBruno);
        expect([held, bruno?.estado, bruno?.online]).toEqual([[], 'suspenso', false]);
        await activate(context, EMAIL.bruno);
        // Of the hour's limit, as much as this test needs.
        server.clock.advance(HOUR_MS);
      }
    });

    it('leaves nothing to whoever it signs out, also when their write waited for it', async () => {
      const headers = { Authorization: `Bearer ${await server.signIn('bruno')}` };
      const send = () =>
        server.request('POST', '/api/agente/status', { headers, body: { online: true } });
      // By what they ask: what the server still does of its own may wait for the same rows.
      const isWaiting = async (asking: string) => {
        const { rows } = await beside.db.execute<{ query: string }>(
          `select query from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.some(({ query }) => query.includes(asking));
      };
      // The command has the person's row, and waits for the sign-in's; the write waits for the command.
      const { ending, write } = await beside.db.transaction(async (tx) => {
        await tx
          .select()
          .from(sessions)
          .where(eq(sessions.userId, idOf('bruno')))
          .for('update');
        const ending = endSessions(context, EMAIL.bruno);
        const ended = ending.then(() => Promise.reject(new Error('the command did not wait')));
        await Promise.race([until(() => isWaiting('delete from "sessions"')), ended]);
        const write = send();
        await until(() => isWaiting('for share of "users"'));
        return { ending, write };
      });
      await ending;
      expect((await write).status).toBe(401);
    });

    it('tells whoever it activates, whose socket comes back with rights', async () => {
      const { db } = server.parts;
      await db
        .update(users)
        .set({ estado: 'pendente' })
        .where(eq(users.id, idOf('bruno')));
      const token = await server.signIn('bruno');
      const socket = server.connect();
      const waiting = nextEvent(socket, 'authenticated');
      const cut = nextEvent(socket, 'disconnect');
      socket.emit('authenticate', { token });
      await waiting;
      const heard = await watch('contaAtualizada');
      await activate(context, EMAIL.bruno);
      await cut;
      expect((await listen(token)).heard).toContain('conversations');
      await until(() => heard.length > 0);
      expect(heard).toEqual([expect.objectContaining(told('bruno', { estado: 'ativo' }))]);
    });

    it('tells of a new role, and that the agent is not online any more', async () => {
      await setOnline('bruno');
      const heard = await watch('contaAtualizada', 'agente_status_mudou');
      await promote(context, EMAIL.bruno);
      await until(() => heard.length === 2);
      await demote(context, EMAIL.bruno);
      await until(() => heard.length === 3);
      expect(heard).toEqual([
        expect.objectContaining({ agenteId: idOf('bruno'), online: false }),
        expect.objectContaining(told('bruno', { isAdmin: true })),
        expect.objectContaining(told('bruno', { isAdmin: false })),
      ]);
    });
  });

  it('is heard although the connection that listens broke meanwhile', async () => {
    const token = await server.signIn('ana');
    const { ended } = await listen(token);
    const [before] = await listeners();
    await beside.db.execute(`select pg_terminate_backend(${before?.pid ?? 0})`);
    await until(async () => (await listeners()).length === 0);
    await endSessions(context, EMAIL.ana);
    // Pauses are those of the clock: without its passing, nothing would listen again.
    await until(() => {
      server.clock.advance(1_000);
      return listeners().then(({ length }) => length === 1);
    });
    await ended;
  });
});
