import { eq } from 'drizzle-orm';
import type { EventName } from '@/contract/events';
import type { Person } from '@/server/auth/right';
import { cookiesOf } from '@/server/auth/sealedRows';
import { conversations, couponAccounts, offers, pedidos, users } from '@/server/db/schema';
import { startTestServer, type PersonName, type TestServerOptions } from './startTestServer';

export type CommerceWorld = Awaited<ReturnType<typeof openCommerceWorld>>;

/** The people with an open socket: only the test's own calls change whether they are online. */
const AGENTS = ['ana', 'bruno'] as const;
const EVERYBODY: readonly PersonName[] = ['admin', 'financeiro', ...AGENTS];

/**
 * The real server without simulated customers: the test decides what they write, what the bank receives and when time
 * passes. Agents begin offline. The events of each person are recorded as their stream carries them.
 */
export async function openCommerceWorld(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { parts, people, clock } = server;
  const request: typeof server.request = (...args) => server.request(...args);
  const { db, uow, hub, payments, presence } = parts;
  const { services, timerRunner } = server.server;

  const heardBy = new Map<PersonName, { name: EventName; payload: unknown }[]>();
  for (const name of EVERYBODY) {
    const heard: { name: EventName; payload: unknown }[] = [];
    const keep = { send: (event: (typeof heard)[number]) => heard.push(event), drop: () => null };
    hub.subscribe(personOf(name), keep, null);
    heardBy.set(name, heard);
  }
  for (const name of AGENTS) presence.connected(people[name].id);

  function personOf(name: PersonName): Person {
    return {
      id: people[name].id,
      isAdmin: name === 'admin' || name === 'financeiro',
      isPending: false,
      isUnprotected: false,
    };
  }

  const setOnline = async (name: 'ana' | 'bruno', online: boolean): Promise<void> => {
    const { status } = await request('POST', '/api/agente/status', { as: name, body: { online } });
    if (status !== 200) throw new Error(`The online toggle answered ${status}`);
  };

  /**
   * Writes as the customer of this number; their first message creates the chat. The clock advances a little, so that
   * the effects of one message are newer than those of the last.
   */
  const says = (number: string, body: string, withPicture = false) => {
    clock.advance(1);
    return uow.write((tx, emit) =>
      services.receive(tx, emit, {
        contact: {
          chatId: chatIdOf(number),
          name: `Cliente ${number}`,
          number,
          isGroup: false,
          profilePicPath: null,
        },
        body,
        author: null,
        media: withPicture ? { path: '/media/cart.png', mimetype: 'image/png' } : null,
      }),
    );
  };

  /** Makes a new customer ask for a coupon and wait for an agent. */
  const customerWaits = async (number: string, value = '20'): Promise<void> => {
    await says(number, 'oi');
    await says(number, value);
  };

  /** The id of the chat's open offer; null when there is none. */
  const openOffer = async (number: string): Promise<string | null> => {
    const rows = await db
      .select()
      .from(offers)
      .where(eq(offers.chatId, chatIdOf(number)));
    return rows.find(({ status }) => status === 'open')?.id ?? null;
  };

  const accept = (as: PersonName, ofertaId: string | null) =>
    request('POST', `/api/agente/aceitar-oferta/${ofertaId ?? 'none'}`, { as });

  const setStage = (as: PersonName, number: string, estadoFluxo: string) =>
    request('POST', `/api/clientes/${number}/estado-fluxo`, { as, body: { estadoFluxo } });

  /** A customer's orders, oldest first. */
  const ordersOf = (number: string) =>
    db
      .select()
      .from(pedidos)
      .where(eq(pedidos.clienteTelefone, number))
      .orderBy(pedidos.createdAt, pedidos.id);

  const userRow = async (name: PersonName) => {
    const [row] = await db.select().from(users).where(eq(users.id, people[name].id));
    if (!row) throw new Error(`${name} has no account`);
    return row;
  };

  return {
    ...server,
    services,
    personOf,
    setOnline,
    says,
    customerWaits,
    openOffer,
    accept,
    setStage,
    ordersOf,
    userRow,

    /** Takes a customer the whole way with this agent, who is online, up to the order that waits for its PIX. */
    customerConfirms: async (number: string, agent: 'ana' | 'bruno', value = '20') => {
      await customerWaits(number, value);
      const { status } = await accept(agent, await openOffer(number));
      if (status !== 200) throw new Error(`${agent} could not take the customer: ${status}`);
      await says(number, 'Cantina da Praça', true);
      await says(number, 'Beatriz Souza');
      await says(number, 'Rua das Flores, 10, Centro');
      await says(number, 'pix');
      await setStage(agent, number, 'aguardando_confirmacao');
      await says(number, 'sim');
      const made = (await ordersOf(number)).at(-1);
      if (!made) throw new Error('The customer confirmed, and no order was made');
      return made;
    },

    /** Pays this charge. @returns false when the bank no longer accepts the payment. */
    pays: (pixId: string | null) =>
      uow.write((tx, emit) => payments.pay(tx, emit, pixId ?? 'none')),

    /** Pays this charge even though it ran out or was cancelled. @returns false when it was paid before. */
    paysLate: (pixId: string | null) =>
      uow.write((tx, emit) => payments.pay(tx, emit, pixId ?? 'none', { late: true })),

    /** The bank takes this payment back by itself. @returns false when there is none. */
    takesBack: (pixId: string | null) =>
      uow.write((tx, emit) => payments.takeBack(tx, emit, pixId ?? 'none')),

    registers: (as: PersonName, number: string, fields: Record<string, unknown> = {}) =>
      request('POST', `/api/clientes/${number}/compra`, {
        as,
        body: {
          chatId: chatIdOf(number),
          numeroPedido: '123456',
          codigoEntrega: '4321',
          telefoneLoja: '1133334444',
          emailConta: `conta-${as}@cupom.exemplo.invalid`,
          ...fields,
        },
      }),

    /** Adds a coupon account to the demo's: without an owner it is in the pool. @returns its id. */
    addAccount: async (
      id: string,
      { owner, couponCents = 2_000 }: { owner?: PersonName; couponCents?: number | null } = {},
    ): Promise<string> => {
      await db.insert(couponAccounts).values({
        id,
        email: `${id}@cupom.exemplo.invalid`,
        couponCents,
        status: 'Tudo certo',
        applicatorId: owner === undefined ? null : people[owner].id,
        cookiesSealed: parts.sealing.seal(cookiesOf(id), '{"sessao":"segredo"}'),
      });
      return id;
    },

    chat: async (number: string) => {
      const [row] = await db
        .select()
        .from(conversations)
        .where(eq(conversations.id, chatIdOf(number)));
      if (!row) throw new Error('There is no such chat');
      return row;
    },

    /** The payloads of one event that a person received, in order, in wire format. */
    heard: (by: PersonName, name: EventName): unknown[] =>
      (heardBy.get(by) ?? []).filter((event) => event.name === name).map(({ payload }) => payload),

    /** Prepares for the next test: agents offline, every attendance ended, no recorded events. Other data stays. */
    startAnew: async (): Promise<void> => {
      for (const name of AGENTS) await setOnline(name, false);
      const open = await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.finalizada, false));
      for (const { id } of open) await services.attendance.finish(personOf('admin'), id);
      for (const heard of heardBy.values()) heard.length = 0;
    },

    /** Advances the clock, and waits until everything that came due has run. */
    passes: async (ms: number): Promise<void> => {
      clock.advance(ms);
      await timerRunner.idle();
    },

    /** Advances the clock while no timer runs, as while a server is down; then the timers start again. */
    isDownFor: async (ms: number): Promise<void> => {
      await timerRunner.stop();
      clock.advance(ms);
      timerRunner.start();
      clock.advance(0);
      await timerRunner.idle();
    },
  };
}

export const chatIdOf = (number: string) => `${number}@c.us`;
