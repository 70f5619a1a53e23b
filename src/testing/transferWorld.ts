import { and, eq, like } from 'drizzle-orm';
import { audit } from '@/server/db/schema';
import { chatIdOf, openCommerceWorld } from './commerceWorld';
import type { PersonName, TestAnswer } from './startTestServer';

interface Handover {
  to?: 'ana' | 'bruno' | 'admin' | null;
  nota?: string;
  contaId?: string | null;
  as?: PersonName;
  key?: string;
  number?: string;
}

export type TransferWorld = Awaited<ReturnType<typeof openTransferWorld>>;

/** The real server with customers whom Ana attends, and the deeds by which a chat is handed over. */
export async function openTransferWorld() {
  const world = await openCommerceWorld();
  let customers = 0;
  /** The number of the customer whom a deed is about that names none. */
  let customer = '';

  const path = (number: string) => `/api/agente/transferir/${chatIdOf(number)}`;
  const idOf = (name: PersonName) => world.people[name].id;

  /** A number that nobody has. */
  const newNumber = (): string => {
    customers += 1;
    return String(5511970000000 + customers);
  };

  /** A customer whom Ana attends. */
  const newCustomer = async (): Promise<string> => {
    const number = newNumber();
    await world.customerWaits(number);
    await world.accept('ana', await world.openOffer(number));
    return number;
  };

  const goOnline = async (): Promise<void> => {
    for (const name of ['ana', 'bruno'] as const) await world.setOnline(name, true);
  };

  return {
    ...world,
    idOf,
    newNumber,
    newCustomer,
    goOnline,

    /** Both agents online, and a new customer of Ana's, whom deeds are about from now on. */
    startAfresh: async (): Promise<string> => {
      await world.startAnew();
      // So that the limits of calls are not what refuses one.
      await world.passes(60_000);
      await goOnline();
      customer = await newCustomer();
      return customer;
    },

    transfer: ({
      to = 'bruno',
      as = 'ana',
      number = customer,
      key,
      ...rest
    }: Handover = {}): Promise<TestAnswer> =>
      world.request('POST', path(number), {
        as,
        body: {
          agenteId: to === null ? null : idOf(to),
          ...{ nota: '', contaId: null, ...rest },
        },
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      }),

    cancel: (as: PersonName = 'ana', number = customer): Promise<TestAnswer> =>
      world.request('DELETE', path(number), { as }),

    refuse: (as: PersonName, ofertaId: string | null): Promise<TestAnswer> =>
      world.request('POST', `/api/agente/recusar-oferta/${ofertaId ?? 'none'}`, { as }),

    send: (as: PersonName, number = customer): Promise<TestAnswer> =>
      world.request('POST', `/api/conversations/${chatIdOf(number)}/send`, {
        as,
        body: { message: 'oi' },
      }),

    finish: (number = customer): Promise<TestAnswer> =>
      world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'ana' }),

    /** The id of the chat's agent. */
    agentOf: async (number = customer): Promise<string | null> =>
      (await world.chat(number)).agenteId,

    /** What somebody was told of the ends of transfers of a chat. */
    endsFor: (by: PersonName, number = customer): string[] =>
      world
        .heard(by, 'transferenciaEncerrada')
        .map((payload) => payload as { chatId: string; resultado: string })
        .filter(({ chatId }) => chatId === chatIdOf(number))
        .map(({ resultado }) => resultado),

    /** What the audit tells of an object's transfers. */
    actsOn: (objectId: string) =>
      world.parts.db
        .select({ act: audit.act, actorId: audit.actorId, detail: audit.detail })
        .from(audit)
        .where(and(eq(audit.objectId, objectId), like(audit.act, '%transferred'))),
  };
}
