import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { clientes, pedidos } from '@/server/db/schema';
import { draws } from '@/testing/runs';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const AGENTS = ['ana', 'bruno'] as const;

let world: CommerceWorld;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
  for (const owner of AGENTS) {
    await world.setOnline(owner, true);
    await world.addAccount(`conta-${owner}`, { owner });
  }
});
afterAll(() => world.close());

/** A random act on one of the two customers of a run; the server refuses the impossible ones. */
const act = fc.record({
  customer: fc.nat(1),
  agent: fc.constantFrom(...AGENTS),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('goes on' as const) },
    fc.constantFrom(
      ...([
        'registers',
        'finishes',
        'resets',
        'refunds',
        'verifies',
        'gets a free coupon',
      ] as const),
    ),
    fc.constantFrom(...(['minutes pass', 'pays late', 'all at once'] as const)),
  ),
  steps: fc.integer({ min: 1, max: 11 }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const ANSWERS: Readonly<Record<string, string>> = {
  '': 'oi',
  finalizado: 'oi',
  aguardando_escolha_inicial: '20',
  aguardando_nome: 'Beatriz Souza',
  aguardando_endereco: 'Rua das Flores, 10, Centro',
  aguardando_pagamento: 'cartão',
  aguardando_confirmacao: 'sim',
};

/** Takes one step along the path, as whoever has to take it. */
async function goOn(number: string, agent: 'ana' | 'bruno'): Promise<void> {
  const [row] = await world.parts.db
    .select({ stage: clientes.estadoFluxo })
    .from(clientes)
    .where(eq(clientes.chatId, chatIdOf(number)));
  const stage = row?.stage ?? '';
  switch (stage) {
    case 'aguardando_agente':
      await world.accept(agent, await world.openOffer(number));
      return;
    case 'aguardando_pedido':
      return world.says(number, 'Cantina da Praça', true);
    case 'pronto_para_montar':
      await world.setStage('admin', number, 'aguardando_confirmacao');
      return;
    case 'aguardando_pagamento_cupom':
      await world.pays((await world.ordersOf(number)).at(-1)?.cupomPixId ?? null);
      return;
    case 'aguardando_finalizacao_pedido':
      await world.registers(agent, number);
      return;
    default:
      return world.says(number, ANSWERS[stage] ?? '');
  }
}

/** @returns the status of each call; nothing may fail except by a refusal. */
async function happens({ what, agent, steps }: Act, number: string): Promise<number[]> {
  const orders = await world.ordersOf(number);
  const order = orders[steps % Math.max(orders.length, 1)];
  const post = async (path: string, as: 'ana' | 'bruno' | 'admin', body?: unknown) =>
    (await world.request('POST', path, { as, body })).status;
  const refund = (as: 'ana' | 'bruno' | 'admin') =>
    post(`/api/pedidos/${order?.id ?? 'none'}/reembolsar`, as, {
      pixId: order?.cupomPixId ?? 'none',
    });
  switch (what) {
    case 'goes on':
      for (let step = 0; step < steps; step += 1) await goOn(number, agent);
      return [];
    case 'registers':
      return [(await world.registers(agent, number)).status];
    case 'finishes':
      return [await post(`/api/agente/finalizar/${chatIdOf(number)}`, agent)];
    case 'resets':
      return [await post(`/api/clientes/${number}/resetar-fluxo`, agent)];
    case 'refunds':
      return [await refund('admin')];
    case 'verifies':
      return [await post(`/api/pedidos/${order?.id ?? 'none'}/verificar-pagamento`, agent)];
    case 'gets a free coupon':
      await world.parts.db
        .update(clientes)
        .set({ cuponsGratisDisponiveis: 1 })
        .where(eq(clientes.chatId, chatIdOf(number)));
      return [];
    case 'minutes pass':
      await world.passes(steps * 60_000);
      return [];
    case 'pays late':
      await world.pays(order?.cupomPixId ?? null);
      return [];
    case 'all at once': {
      const answers = await Promise.all([
        ...AGENTS.map((name) => world.registers(name, number)),
        world.registers(agent, number),
      ]);
      return [
        ...answers.map(({ status }) => status),
        ...(await Promise.all([refund(agent), refund('admin'), refund('admin')])),
      ];
    }
  }
}

/** Each agent's sums must equal the commissions of their orders, by state. */
async function expectBooksToBalance(seen: Set<string>): Promise<void> {
  const rows = await world.parts.db.select().from(pedidos);
  for (const name of AGENTS) {
    const sum = (state: (typeof rows)[number]['comissaoEstado']) =>
      rows
        .filter((row) => row.agenteId === world.people[name].id && row.comissaoEstado === state)
        .reduce((cents, row) => cents + row.cupomValorFuncionarioCents, 0);
    const user = await world.userRow(name);
    expect({ pendente: user.ganhosPendenteCents, recebido: user.ganhosRecebidoCents }).toEqual({
      pendente: sum('pendente'),
      recebido: sum('recebida'),
    });
  }
  for (const row of rows) {
    // The state of a commission follows from its order's status.
    const states = {
      pendente: ['nenhuma'],
      feito: ['pendente'],
      em_preparo: ['pendente'],
      entregue: ['recebida'],
      cancelado: ['nenhuma'],
      reembolsado: ['nenhuma', 'estornada'],
    }[row.status];
    expect(states).toContain(row.comissaoEstado);
    seen.add(row.comissaoEstado);
    if (row.status === 'feito' || row.status === 'entregue') {
      expect(row.cupomPagamentoStatus).toBe('aprovado');
    }
  }
}

it('the earnings agree with the orders, whatever happens in whatever order', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      customers += 2;
      for (const one of acts) {
        const number = String(5511960000000 + customers + one.customer);
        for (const status of await happens(one, number)) expect(status).toBeLessThan(500);
      }
      await expectBooksToBalance(seen);
    }),
    draws({ test: 25, soak: 150 }),
  );
  // The runs must have reached every state, or they prove nothing.
  expect([...seen].sort()).toEqual(['estornada', 'nenhuma', 'pendente', 'recebida']);
});
