import { inArray, sql } from 'drizzle-orm';
import { messages, users } from '@/server/db/schema';
import {
  fillWithMarked,
  dumpSamples,
  dumpTables,
  isMarked,
  MARKED,
  MARKED_CHAT,
} from '@/testing/markedCustomer';
import {
  describeWithPostgres,
  makePostgresCluster,
  type PostgresCluster,
} from '@/testing/postgresCluster';
import { runCommandHere } from '@/testing/runCommandHere';
import { withClient } from '@/testing/seededChats';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

describeWithPostgres('customer erase beside a server on Postgres', () => {
  let cluster: PostgresCluster;
  let server: TestServer;
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await makePostgresCluster();
    databaseUrl = await cluster.makeDatabase();
    server = await startTestServer({ settings: { databaseUrl } });
    await fillWithMarked(server.parts.db);
    await server.parts.images.saveDrawing('<svg/>');
  });
  afterAll(async () => {
    await server.close();
    await cluster.remove();
  });

  it('lets the server write to the customer while it reads what everybody else wrote', async () => {
    const erase = () =>
      runCommandHere(['admin', 'customer', 'erase', MARKED.typed, '--yes'], {
        env: { DATABASE_URL: databaseUrl, DATA_DIR: server.parts.settings.dataDir },
      });
    await withClient(databaseUrl, async (client) => {
      // Somebody else's message that mentions the number: the command waits there.
      await client.query('begin');
      await client.query(`select id from messages where id = 'm2' for update`);
      const done = erase();
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
      await until(async () => (await server.parts.db.execute(waiting)).rows.length > 0);
      const touch = `update conversations set last_message = 'oi' where id = $1`;
      await withClient(databaseUrl, async (writer) => {
        await writer.query('set lock_timeout = 500');
        await writer.query('begin');
        expect((await writer.query(touch, [MARKED_CHAT])).rowCount).toBe(1);
        await writer.query('rollback');
      });
      // It is refused as long as an order of the customer is open, and has changed nothing then.
      await client.query(`update pedidos set status = 'feito' where id = 'p2'`);
      await client.query('commit');
      expect(await done).toMatchObject({ code: 1 });
      await client.query(`update pedidos set status = 'cancelado' where id = 'p2'`);
    });
    expect((await dumpTables(server.parts.db)).some(isMarked)).toBe(true);
  });

  it('leaves nothing in tables and samples, and the consoles that show the chat are told', async () => {
    const { db, settings } = server.parts;
    const socket = server.connect();
    const listed = nextEvent(socket, 'conversations');
    socket.emit('authenticate', { token: await server.signIn('admin') });
    await listed;
    const told: unknown[] = [];
    const bothTold = new Promise<void>((resolve) => {
      socket.on('conversationDeleted', ({ chatId }: { chatId: string }) => {
        told.push(chatId);
        if (told.length === 2) resolve();
      });
    });
    expect((await dumpTables(db)).some(isMarked)).toBe(true);
    const done = await runCommandHere(['admin', 'customer', 'erase', MARKED.typed, '--yes'], {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir },
    });
    expect(done).toMatchObject({ code: 0, complaints: '' });
    await bothTold;
    expect(told).toContain(MARKED_CHAT);
    expect((await dumpTables(db)).filter(isMarked)).toEqual([]);
    expect((await dumpSamples(db)).filter(isMarked)).toEqual([]);
    expect(
      await db
        .select()
        .from(messages)
        .where(inArray(messages.id, ['m1', 'm4'])),
    ).toEqual([]);
    expect((await db.select().from(users)).length).toBeGreaterThan(1);
    const sums = await runCommandHere(['admin', 'sums', 'check'], {
      env: { DATABASE_URL: databaseUrl },
    });
    expect(sums.printed).toBe('Every sum is what the orders come to.\n');
  });
});
