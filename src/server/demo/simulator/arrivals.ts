import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Stage } from '@/contract/entities/stage';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, users } from '@/server/db/schema';
import type { CoreParts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { customerSays } from '@/server/text/customers';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import type { Customer, Customers } from './customers';
import { createRandom, mix } from './random';
import type { Pace } from './pace';
import type { SimulatorHandlers } from './timerKinds';

/** No more customers come while this many are being served or wait. */
const MOST_UNFINISHED = 30;
/** No more customers come while this many wait for an agent; the limit depends on whether an agent is online. */
const MOST_WAITING = { online: 6, nobodyOnline: 3 } as const;
/** When nobody may come, the next check follows after this. */
const LOOK_AGAIN_MS = 5_000;

const WAITING: Stage[] = ['', 'aguardando_escolha_inicial', 'aguardando_agente'];

const payload = v.object({ chatId: v.string() });

interface Others {
  customers: Customers;
  pace: Pace;
  timers: Timers;
}

/** Customers who write on their own: new ones, returning ones, and those who ask about their order. */
export function createArrivals(
  { clock }: Pick<CoreParts, 'clock'>,
  { customers, pace, timers }: Others,
) {
  const set = (tx: Transaction, kind: string, dueAt: number, chatId: string | null) =>
    timers.schedule(tx, {
      key: chatId === null ? kind : `${kind}:${chatId}`,
      kind,
      dueAt,
      payload: chatId === null ? {} : { chatId },
    });

  const arrive: TimerHandler = async (tx, emit) => {
    if (!pace.anybodyComes) return;
    const again = await pace.heldUntil(tx);
    if (again !== null || (await isFull(tx))) {
      await set(tx, 'sim.arrive', again ?? clock.now() + pace.wait(LOOK_AGAIN_MS), null);
      return;
    }
    await customers.introduce(tx, emit);
    const untilNext = pace.untilNextArrival(await customers.howMany(tx));
    await set(tx, 'sim.arrive', clock.now() + untilNext, null);
  };

  /** Lets a customer whose last order is over write, unless a new order is under way by then. */
  function speaksUp(
    kind: string,
    act: (tx: Transaction, emit: Emit, customer: Customer) => Promise<void>,
  ): TimerHandler {
    return async (tx, emit, raw) => {
      const { chatId } = v.parse(payload, raw);
      const customer = await customers.find(tx, chatId);
      if (!customer || !(await isFinished(tx, chatId))) return;
      const again = await pace.heldUntil(tx);
      if (again !== null) await set(tx, kind, again, chatId);
      else await act(tx, emit, customer);
    };
  }

  const ask = speaksUp('sim.ask', async (tx, emit, customer) => {
    const random = createRandom(mix(customer.persona.seed, 600_000 + customer.memory.order));
    const text = random.pick(customerSays.whereIs);
    await customers.speak(tx, emit, customer, { kind: 'text', text });
  });

  const comeBack = speaksUp('sim.return', async (tx, emit, customer) => {
    const order = customer.memory.order + 1;
    const memory = { ...customer.memory, order, changes: 0, codes: 0 };
    await customers.remember(tx, customer.chatId, memory);
    const random = createRandom(mix(customer.persona.seed, 700_000 + order));
    const text = random.pick(customerSays.helloAgain);
    await customers.speak(tx, emit, { ...customer, memory }, { kind: 'text', text });
  });

  return {
    /** The first customer comes soon. An arrival that was scheduled before a restart stays. */
    begin: async (tx: Transaction) => {
      if (!pace.anybodyComes) return;
      const dueAt = clock.now() + pace.untilNextArrival(await customers.howMany(tx));
      await timers.scheduleNoLater(tx, {
        key: 'sim.arrive',
        kind: 'sim.arrive',
        dueAt,
        payload: {},
      });
    },
    timerHandlers: {
      'sim.arrive': arrive,
      'sim.ask': ask,
      'sim.return': comeBack,
    } satisfies SimulatorHandlers,
    /** The timers that belong to one customer; the timer of the next arrival belongs to none. */
    personalTimers: ['sim.ask', 'sim.return'],
  };
}

async function isFull(tx: Transaction): Promise<boolean> {
  const [counts] = await tx
    .select({
      unfinished: sql<string>`count(*)`,
      waiting: sql<string>`count(*) filter (where ${inArray(clientes.estadoFluxo, WAITING)} and ${conversations.agenteId} is null)`,
    })
    .from(clientes)
    .innerJoin(conversations, eq(conversations.id, clientes.chatId))
    .where(and(eq(conversations.finalizada, false), ne(clientes.estadoFluxo, 'finalizado')));
  const [agent] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.online, true), eq(users.isAdmin, false)))
    .limit(1);
  const mostWaiting = agent ? MOST_WAITING.online : MOST_WAITING.nobodyOnline;
  return (
    Number(counts?.unfinished ?? 0) >= MOST_UNFINISHED ||
    Number(counts?.waiting ?? 0) >= mostWaiting
  );
}

async function isFinished(tx: Transaction, chatId: string): Promise<boolean> {
  const [row] = await tx
    .select({ stage: clientes.estadoFluxo })
    .from(clientes)
    .where(eq(clientes.chatId, chatId));
  return row?.stage === 'finalizado';
}
