import { eq } from 'drizzle-orm';
import { createParts, type EmbeddedParts } from '@/server/createParts';
import { createServer, type Server } from '@/server/createServer';
import type { OpenDatabase } from '@/server/db/openDatabase';
import { conversations, messages, offers, timers, users } from '@/server/db/schema';
import { createLogger } from '@/server/base/logger';
import { createIds } from '@/server/base/ids';
import { readSettings } from '@/server/base/settings';
import { manualClock, type ManualClock } from '@/testing/manualClock';
import { runs } from '@/testing/runs';
import { openTestDatabase } from '@/testing/testDatabase';
import { createRandom } from './random';

/** One run of a server on a database; another may follow on the same database. */
interface Life {
  parts: EmbeddedParts;
  server: Server;
}

async function begin(
  database: OpenDatabase & { dataDir: string },
  clock: ManualClock,
  simRate: number,
  { demo = true, logger = createLogger({ level: 'silent' }) } = {},
): Promise<Life> {
  const random = createRandom(99);
  const parts = await createParts({
    settings: {
      ...readSettings({
        DATA_DIR: database.dataDir,
        JWT_SECRET: 'a secret of tests, 32 letters long',
      }),
      simRate,
      demo,
    },
    logger,
    clock,
    ids: createIds(clock, (size) =>
      Uint8Array.from({ length: size }, () => random.between(0, 255)),
    ),
    db: database.db,
  });
  const server = await createServer(parts);
  await server.start();
  return { parts, server };
}

async function passes(life: Life, clock: ManualClock, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    clock.advance(1_000);
    await life.server.timerRunner.idle();
  }
}

/** The demo's first agent is online and takes every customer. */
async function takesAll({ parts, server }: Life): Promise<void> {
  const [agent] = await parts.db
    .update(users)
    .set({ online: true })
    .where(eq(users.email, 'ana@balcao.local'))
    .returning();
  const person = { id: agent!.id, isAdmin: false, isPending: false, isUnprotected: false };
  const open = await parts.db.select().from(offers).where(eq(offers.status, 'open'));
  for (const { id } of open) await server.services.offers.accept(person, id);
}

/** Each round may run in a new process. Twelve are three minutes. */
const ROUND_MS = 15_000;
const ROUNDS = runs({ test: 7, soak: 12 });
/** What is written in that time, at least. */
const LEAST_MESSAGES = runs({ test: 20, soak: 50 });
/** A time in which more than three customers would write. */
const IDLE_MS = runs({ test: 4, soak: 10 }) * 60_000;

const SAID = {
  chat: messages.conversationId,
  body: messages.body,
  fromMe: messages.fromMe,
  sentAt: messages.sentAt,
};

describe('the demo, when nobody but the seed decides', () => {
  /** The messages of all rounds. File names of pictures are left out, because they are random. */
  async function firstMinutes(isRestarted: boolean) {
    const database = await openTestDatabase();
    const clock = manualClock();
    try {
      let life = await begin(database, clock, 60);
      for (let round = 0; round < ROUNDS; round += 1) {
        if (isRestarted && round > 0) {
          await life.server.close();
          life = await begin(database, clock, 60);
        }
        await takesAll(life);
        await passes(life, clock, ROUND_MS);
      }
      await life.server.close();
      return await database.db.select(SAID).from(messages).orderBy(messages.ordinal);
    } finally {
      await database.close();
    }
  }

  let first: ReturnType<typeof firstMinutes> | undefined;
  /** The run that the two others are compared with; it runs once. */
  const undisturbed = () => (first ??= firstMinutes(false));

  it('writes the same messages at the same times', async () => {
    const [one, other] = [await undisturbed(), await firstMinutes(false)];
    expect(one.length).toBeGreaterThanOrEqual(LEAST_MESSAGES);
    expect(other).toEqual(one);
  });

  it('writes the same messages when the server is restarted again and again', async () => {
    const restarted = await firstMinutes(true);
    expect(restarted).toEqual(await undisturbed());
  });

  it('stops sending new customers while nobody is there for those who wait', async () => {
    const database = await openTestDatabase();
    const clock = manualClock();
    try {
      const life = await begin(database, clock, 60);
      await passes(life, clock, IDLE_MS);
      const chats = await database.db
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.isGroup, false));
      expect(chats).toHaveLength(3);
      await life.server.close();
    } finally {
      await database.close();
    }
  });

  it('leaves nothing to run, and nothing to complain of, to a start without the demo', async () => {
    const database = await openTestDatabase();
    const clock = manualClock();
    try {
      const life = await begin(database, clock, 60);
      await takesAll(life);
      await passes(life, clock, ROUND_MS);
      await life.server.close();
      const kinds = async () => {
        const rows = await database.db.select().from(timers);
        return new Set(rows.map(({ kind }) => kind));
      };
      expect([...(await kinds())]).toEqual(expect.arrayContaining(['sim.arrive', 'sim.group']));
      const unknown = { key: 'x', kind: 'unheard-of', dueAt: clock.now(), payload: {} };
      await database.db.insert(timers).values(unknown);

      const said: string[] = [];
      const destination = { write: (line: string) => void said.push(line) };
      const logger = createLogger({ destination });
      const bare = await begin(database, clock, 60, { demo: false, logger });
      clock.advance(60_000);
      await bare.server.timerRunner.idle();
      await bare.server.close();
      expect([...(await kinds())].filter((kind) => kind.startsWith('sim.'))).toEqual([]);
      expect(new Set(said.map((line) => /timers of the kind [\w.-]+/.exec(line)?.[0]))).toEqual(
        new Set(['timers of the kind unheard-of']),
      );
    } finally {
      await database.close();
    }
  });

  it('is quiet at the rate 0: nobody writes on their own', async () => {
    const database = await openTestDatabase();
    const clock = manualClock();
    try {
      const life = await begin(database, clock, 0);
      await passes(life, clock, IDLE_MS);
      expect(await database.db.select(SAID).from(messages)).toEqual([]);
      const kinds = (await database.db.select().from(timers)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'retention')).toEqual([]);
      await life.server.close();
    } finally {
      await database.close();
    }
  });
});
