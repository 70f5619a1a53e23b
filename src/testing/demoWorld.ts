import { eq } from 'drizzle-orm';
import type { Stage } from '@/contract/entities/stage';
import { clientes, conversations, couponAccounts, messages, offers } from '@/server/db/schema';
import type { Temperament } from '@/server/demo/simulator/persona';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer';

/** The clock advances in steps of this, so that the effects of one step are done before the next. */
const STEP_MS = 1_000;

export type DemoWorld = Awaited<ReturnType<typeof openDemoWorld>>;

/**
 * The real server with its simulated customers; the test advances its clock. Ana is online and has an open socket; her
 * actions go through the calls that the console uses.
 */
export async function openDemoWorld(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { parts, people } = server;
  const { clock } = server;
  const { db, presence } = parts;
  presence.connected(people.ana.id);
  await call(server, 'POST', '/api/agente/status', { online: true });

  const stageOf = async (chatId: string): Promise<string> => {
    const [row] = await db
      .select({ stage: clientes.estadoFluxo })
      .from(clientes)
      .where(eq(clientes.chatId, chatId));
    return row?.stage ?? '(none)';
  };

  const passes = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(Math.min(STEP_MS, left));
      await server.server.timerRunner.idle();
    }
  };

  return {
    ...server,
    stageOf,
    /** Advances the clock; everything that came due has run when it resolves. */
    passes,

    /**
     * Creates a new customer.
     *
     * @param freeCoupons how many free coupons they have, instead of a random number.
     * @returns the chat's id.
     */
    newCustomer: async (temperament: Temperament, freeCoupons = 0): Promise<string> => {
      const made = await call(server, 'POST', '/sim/new-customer', { temperament }, 'admin');
      const { chatId } = made as { chatId: string };
      await db
        .update(clientes)
        .set({ cuponsGratisDisponiveis: freeCoupons })
        .where(eq(clientes.chatId, chatId));
      return chatId;
    },

    /** Waits until the chat is at `stage`, and fails after `limitMs` of simulated time. */
    reaches: async (chatId: string, stage: Stage, limitMs = 5 * 60_000): Promise<void> => {
      for (let waited = 0; waited < limitMs; waited += STEP_MS) {
        if ((await stageOf(chatId)) === stage) return;
        await passes(STEP_MS);
      }
      throw new Error(`${stage} was not reached: the chat is at ${await stageOf(chatId)}`);
    },

    /**
     * Ana accepts the chat's offer as soon as she gets it: only so many run at once. She goes online again first, in
     * case an earlier offer set her offline.
     */
    accepts: async (chatId: string): Promise<void> => {
      for (let waited = 0; waited < 5 * 60_000; waited += STEP_MS) {
        await call(server, 'POST', '/api/agente/status', { online: true });
        const rows = await db.select().from(offers).where(eq(offers.chatId, chatId));
        const open = rows.find(({ status }) => status === 'open');
        if (open) {
          await call(server, 'POST', `/api/agente/aceitar-oferta/${open.id}`);
          return;
        }
        await passes(STEP_MS);
      }
      throw new Error('The chat was not offered');
    },

    /** Ana writes to the customer. */
    writes: (chatId: string, message: string) =>
      call(server, 'POST', `/api/conversations/${chatId}/send`, { message }),

    /** Ana presses 'Resumir'. */
    summarises: (chatId: string) =>
      call(server, 'POST', `/api/clientes/${phoneOf(chatId)}/estado-fluxo`, {
        estadoFluxo: 'aguardando_confirmacao',
      }),

    /** Ana registers the purchase, with an account of her own. */
    registers: async (chatId: string, numeroPedido = '123456'): Promise<void> => {
      await db
        .insert(couponAccounts)
        .values({
          id: 'conta-da-ana',
          email: 'conta@cupom.exemplo.invalid',
          couponCents: 2_000,
          status: 'Tudo certo',
          applicatorId: people.ana.id,
        })
        .onConflictDoNothing();
      await call(server, 'POST', `/api/clientes/${phoneOf(chatId)}/compra`, {
        chatId,
        numeroPedido,
        codigoEntrega: '4321',
        telefoneLoja: '0000000000',
        emailConta: 'conta@cupom.exemplo.invalid',
      });
    },

    /** The messages of the chat, in order. */
    said: (chatId: string) =>
      db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, chatId))
        .orderBy(messages.ordinal),

    chat: async (chatId: string) => {
      const [row] = await db.select().from(conversations).where(eq(conversations.id, chatId));
      if (!row) throw new Error('There is no such chat');
      return row;
    },
  };
}

const phoneOf = (chatId: string) => chatId.replace(/@.*$/, '');

async function call(
  server: TestServer,
  method: string,
  path: string,
  body?: unknown,
  as: 'ana' | 'admin' = 'ana',
): Promise<unknown> {
  const answer = await server.request(method, path, { as, body });
  if (answer.status !== 200) {
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}
