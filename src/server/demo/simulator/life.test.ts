import { eq } from 'drizzle-orm';
import { pedidos, users } from '@/server/db/schema';
import { DELIVERY_AFTER_MS } from '@/server/flow/runner';
import { CHARGE_TTL_MS } from '@/server/ports/embeddedBank';
import { flowText } from '@/server/text/flow';
import { openDemoWorld, type DemoWorld } from '@/testing/demoWorld';
import { TEMPERAMENTS, type Temperament } from './persona';

const COMMISSION = 100;

describe('a customer of the demo', () => {
  let world: DemoWorld;

  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  /** Runs until the customer has told everything for the order; an agent asks when no answer comes. */
  async function tellsEverything(chatId: string, temperament: Temperament): Promise<void> {
    if (temperament !== 'silent') return world.reaches(chatId, 'pronto_para_montar');
    for (const stage of [
      'aguardando_nome',
      'aguardando_endereco',
      'aguardando_pagamento',
    ] as const) {
      await world.writes(chatId, 'Oi, pode me responder?');
      await world.reaches(chatId, stage, 20_500);
    }
    for (let asked = 0; asked < 2; asked += 1) {
      await world.writes(chatId, 'E o pagamento?');
      await world.passes(20_000);
    }
    await world.reaches(chatId, 'pronto_para_montar');
  }

  async function confirms(chatId: string, temperament: Temperament): Promise<void> {
    await world.summarises(chatId);
    if (temperament === 'silent') await world.writes(chatId, 'Posso fechar?');
    if (temperament === 'changesMind') {
      await world.reaches(chatId, 'aguardando_endereco');
      await world.reaches(chatId, 'pronto_para_montar');
      await world.summarises(chatId);
    }
    await world.reaches(chatId, 'aguardando_pagamento_cupom');
  }

  async function orders(chatId: string, temperament: Temperament): Promise<void> {
    await world.reaches(chatId, 'aguardando_agente');
    await world.passes(10_000);
    await world.accepts(chatId);
    await tellsEverything(chatId, temperament);
    await confirms(chatId, temperament);
  }

  it.each(['fast', 'slow', 'silent', 'changesMind'] as const)(
    'who is %s goes through the whole flow, pays once and is looked after to the end',
    async (temperament) => {
      const chatId = await world.newCustomer(temperament);
      await orders(chatId, temperament);
      await world.reaches(chatId, 'aguardando_finalizacao_pedido');
      expect((await world.chat(chatId)).pagamentoPago).toBe(true);

      await world.registers(chatId);
      expect(await world.stageOf(chatId)).toBe('finalizado');
      expect(await world.chat(chatId)).toMatchObject({ pagamentoPago: false, finalizada: true });

      const owed = await earnings();
      await world.passes(DELIVERY_AFTER_MS);
      const made = await ordersOf(chatId);
      expect(made.filter(({ status }) => status === 'entregue')).toHaveLength(1);
      expect(await earnings()).toEqual({
        pendente: owed.pendente - COMMISSION,
        recebido: owed.recebido + COMMISSION,
      });
    },
  );

  it('who has a free coupon pays nothing, and has one less', async () => {
    const chatId = await world.newCustomer('fast', 1);
    await world.reaches(chatId, 'aguardando_agente');
    await world.accepts(chatId);
    await tellsEverything(chatId, 'fast');
    await world.summarises(chatId);
    await world.reaches(chatId, 'aguardando_finalizacao_pedido');
    expect(await ordersOf(chatId)).toMatchObject([
      { cupomGratis: true, cupomValorClienteCents: 0, cupomPixId: null },
    ]);
    const answer = await world.request('GET', `/api/clientes/chat/${chatId}`, { as: 'ana' });
    expect(answer.body).toMatchObject({ cuponsGratisDisponiveis: 0 });
  });

  it('who pays late lets the first code run out and pays the second', async () => {
    const chatId = await world.newCustomer('paysLate');
    await orders(chatId, 'paysLate');
    await world.passes(CHARGE_TTL_MS);
    expect((await world.said(chatId)).map(({ body }) => body)).toContain(flowText.pixExpired);
    await world.reaches(chatId, 'aguardando_pagamento_cupom', 20_000);
    await world.reaches(chatId, 'aguardando_finalizacao_pedido');
    expect(
      (await ordersOf(chatId)).map(({ cupomPagamentoStatus }) => cupomPagamentoStatus),
    ).toEqual(['expirado', 'aprovado']);
  });

  it('who never pays answers the agent with an excuse, and no payment ever comes', async () => {
    const chatId = await world.newCustomer('neverPays');
    await orders(chatId, 'neverPays');
    await world.passes(CHARGE_TTL_MS);
    await world.reaches(chatId, 'aguardando_confirmacao');
    await world.writes(chatId, 'Oi! Ainda quer o cupom?');
    await world.passes(20_000);
    expect((await world.said(chatId)).at(-1)).toMatchObject({ fromMe: true });
    expect(await world.stageOf(chatId)).toBe('aguardando_confirmacao');
    expect(
      (await ordersOf(chatId)).every((order) => order.cupomPagamentoStatus !== 'aprovado'),
    ).toBe(true);
  });

  it.each(TEMPERAMENTS)(
    'who is %s answers any message of the agent within 20 s',
    async (temperament) => {
      const chatId = await world.newCustomer(temperament);
      await world.reaches(chatId, 'aguardando_agente');
      await world.accepts(chatId);
      for (let round = 0; round < 3; round += 1) {
        const before = (await world.said(chatId)).length;
        await world.writes(chatId, 'Tudo bem por aí?');
        await world.passes(20_000);
        const since = (await world.said(chatId)).slice(before + 1);
        expect(since.some(({ fromMe }) => !fromMe)).toBe(true);
      }
    },
  );

  async function earnings() {
    const [ana] = await world.parts.db
      .select({ pendente: users.ganhosPendenteCents, recebido: users.ganhosRecebidoCents })
      .from(users)
      .where(eq(users.id, world.people.ana.id));
    return ana!;
  }

  function ordersOf(chatId: string) {
    return world.parts.db
      .select()
      .from(pedidos)
      .where(eq(pedidos.chatId, chatId))
      .orderBy(pedidos.createdAt, pedidos.id);
  }
});
