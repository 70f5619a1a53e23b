import { and, eq } from 'drizzle-orm';
import { audit, messages, timers } from '@/server/db/schema';
import { flowText } from '@/server/text/flow';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';

const THREE_MINUTES = 180_000;
const RACES = 100;

let world: CommerceWorld;
/** The number of a customer of Ana's whom no other test uses; they were asked for a picture of the cart. */
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  await world.setOnline('ana', true);
  customer = await newCustomer();
});
afterAll(() => world.close());

async function newCustomer(): Promise<string> {
  customers += 1;
  const number = String(5511950000000 + customers);
  await world.customerWaits(number);
  await world.accept('ana', await world.openOffer(number));
  return number;
}

const set = (pausada: boolean, as: PersonName = 'ana', number = customer) =>
  world.request('POST', `/api/agente/automacao/${chatIdOf(number)}`, { as, body: { pausada } });

/** What the flow said in a chat, oldest first. */
async function saidByFlow(number = customer): Promise<string[]> {
  const rows = await world.parts.db
    .select({ body: messages.body })
    .from(messages)
    .where(and(eq(messages.conversationId, chatIdOf(number)), eq(messages.origem, 'fluxo')))
    .orderBy(messages.ordinal);
  return rows.map(({ body }) => body);
}

const stage = async (number = customer) =>
  (await world.services.clientes.record(chatIdOf(number))).estadoFluxo;
const isPaused = async () => (await world.chat(customer)).automacaoPausada;

/** What somebody was told of the pause of this chat, in order. */
const told = (by: PersonName, number = customer) =>
  world
    .heard(by, 'conversationUpdated')
    .map((payload) => payload as { id: string; automacaoPausada?: boolean })
    .filter(({ id, automacaoPausada }) => id === chatIdOf(number) && automacaoPausada !== undefined)
    .map(({ automacaoPausada }) => automacaoPausada);

describe('pausing the automation of a chat', () => {
  it('is told once to whoever sees the chat, and is in their lists; again it changes nothing', async () => {
    expect(await set(true)).toMatchObject({
      status: 200,
      body: { success: true, automacaoPausada: true },
    });
    expect(await set(true)).toMatchObject({ status: 200, body: { automacaoPausada: true } });
    expect([told('ana'), told('admin'), told('bruno')]).toEqual([[true], [true], []]);
    for (const as of ['ana', 'admin'] as const) {
      const { body } = await world.request('GET', '/api/conversations', { as });
      expect(body).toContainEqual(
        expect.objectContaining({ id: chatIdOf(customer), automacaoPausada: true }),
      );
    }
    await set(false);
    await set(false);
    expect(told('admin')).toEqual([true, false]);
    expect(await isPaused()).toBe(false);
  });

  it('leaves the customer unanswered by the flow: what they write arrives, is unread and moves no stage', async () => {
    await set(true);
    const before = await saidByFlow();
    await world.says(customer, 'Cantina da Praça', true);
    await world.says(customer, 'tem alguém aí?');
    expect(await saidByFlow()).toEqual(before);
    expect(await stage()).toBe('aguardando_pedido');
    const { body } = await world.request('GET', '/api/conversations', { as: 'ana' });
    expect(body).toContainEqual(
      expect.objectContaining({
        ...{ id: chatIdOf(customer), lastMessage: 'tem alguém aí?', ultimaMensagemDe: 'cliente' },
        unreadCount: 4,
      }),
    );
  });

  it('stops the repetition of a question; it has three minutes again afterwards, and none is made up for', async () => {
    const before = await saidByFlow();
    await set(true);
    const pending = await world.parts.db
      .select()
      .from(timers)
      .where(eq(timers.key, `flow.remind:${chatIdOf(customer)}`));
    expect(pending).toEqual([]);
    await world.passes(10 * THREE_MINUTES);
    await set(false);
    expect(await saidByFlow()).toEqual(before);
    await world.passes(THREE_MINUTES - 1);
    expect(await saidByFlow()).toEqual(before);
    await world.passes(1);
    expect(await saidByFlow()).toEqual([...before, flowText.reminder(flowText.askCart)]);
  });

  it('survives a restart of the timers, with nothing said meanwhile or at once afterwards', async () => {
    const before = await saidByFlow();
    await set(true);
    await world.says(customer, 'oi?');
    await world.isDownFor(10 * THREE_MINUTES);
    expect(await saidByFlow()).toEqual(before);
    await set(false);
    expect(await saidByFlow()).toEqual([...before, flowText.askCart]);
  });

  it('lets the flow go on from where the order stands, which an agent may have moved meanwhile', async () => {
    await set(true);
    await world.says(customer, 'Cantina da Praça', true);
    await world.setStage('ana', customer, 'aguardando_pagamento');
    const before = await saidByFlow();
    expect(before).not.toContain(flowText.askPayment);
    await set(false);
    expect(await saidByFlow()).toEqual([...before, flowText.askPayment]);
    await world.says(customer, 'pix');
    expect(await stage()).toBe('pronto_para_montar');
  });

  it('lets a payment count, in silence', async () => {
    await world.startAnew();
    await world.setOnline('ana', true);
    const number = '5511950900001';
    const { cupomPixId } = await world.customerConfirms(number, 'ana');
    await set(true, 'ana', number);
    const before = await saidByFlow(number);
    await world.pays(cupomPixId);
    expect(await world.chat(number)).toMatchObject({ pagamentoPago: true, automacaoPausada: true });
    expect(await stage(number)).toBe('aguardando_finalizacao_pedido');
    await set(false, 'ana', number);
    expect(await saidByFlow(number)).toEqual(before);
  });

  it('ends with the attendance, which is told, and the next one begins without it', async () => {
    await set(true);
    await world.says(customer, 'oi');
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    expect(await world.chat(customer)).toMatchObject({ automacaoPausada: false, agenteId: null });
    expect(told('admin')).toEqual([true, false]);
    expect((await saidByFlow()).at(-1)).toBe(flowText.ended);
    await world.says(customer, 'quero outro');
    expect(await stage()).toBe('aguardando_escolha_inicial');
  });

  it('ends with a purchase, whose number the customer is told', async () => {
    await world.addAccount('conta-ana', { owner: 'ana' });
    const number = '5511950900002';
    const { cupomPixId } = await world.customerConfirms(number, 'ana');
    await world.pays(cupomPixId);
    await set(true, 'ana', number);
    expect((await world.registers('ana', number)).status).toBe(200);
    expect(await world.chat(number)).toMatchObject({ automacaoPausada: false, agenteId: null });
    expect((await saidByFlow(number)).at(-1)).toBe(flowText.purchased('123456', '4321'));
  });

  it('ends when the chat goes back to the queue, and begins anew with the next pause', async () => {
    await set(true);
    await world.says(customer, 'oi');
    const suspend = (estado: string) =>
      world.request('PUT', `/api/admin/users/${world.people.ana.id}/estado`, {
        as: 'admin',
        body: { estado },
      });
    expect((await suspend('suspenso')).status).toBe(200);
    expect(await world.chat(customer)).toMatchObject({ automacaoPausada: false, deixada: true });
    expect(told('admin')).toEqual([true, false]);
    await world.setOnline('bruno', true);
    await world.accept('bruno', await world.openOffer(customer));
    const before = await saidByFlow();
    await set(true, 'bruno');
    await set(false, 'bruno');
    expect(await saidByFlow()).toEqual(before);
    expect((await suspend('ativo')).status).toBe(200);
  });
});

describe('who may pause', () => {
  it('is the chat’s agent, and an administrator, whose act is in the audit', async () => {
    expect((await set(true, 'bruno')).status).toBe(404);
    expect(await isPaused()).toBe(false);
    expect((await set(true, 'admin')).status).toBe(200);
    expect((await set(false, 'admin')).status).toBe(200);
    await set(true, 'ana');
    const acts = await world.parts.db
      .select({ act: audit.act, actorId: audit.actorId })
      .from(audit)
      .where(eq(audit.objectId, chatIdOf(customer)))
      .orderBy(audit.id);
    expect(acts).toEqual([
      { act: 'conversation.automationPaused', actorId: world.people.admin.id },
      { act: 'conversation.automationResumed', actorId: world.people.admin.id },
    ]);
  });

  it('is nobody in a chat that nobody attends; resuming there is already done', async () => {
    const waiting = '5511950900003';
    await world.customerWaits(waiting);
    expect(await set(true, 'admin', waiting)).toMatchObject({
      status: 409,
      body: { message: 'Só é possível pausar a automação de um cliente em atendimento.' },
    });
    expect((await set(false, 'admin', waiting)).status).toBe(200);
  });

  it('is no longer somebody whose attendance ended after the route’s check', async () => {
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    const late = world.services.attendance.setAutomation(
      world.personOf('ana'),
      chatIdOf(customer),
      true,
    );
    await expect(late).rejects.toMatchObject({ status: 404 });
  });

  it.each([[{}], [{ pausada: 'sim' }], [{ pausada: null }]])(
    'refuses the body %j',
    async (body) => {
      const path = `/api/agente/automacao/${chatIdOf(customer)}`;
      expect((await world.request('POST', path, { as: 'ana', body })).status).toBe(400);
    },
  );
});

describe('at the same moment', () => {
  it('as the flow’s next question: nothing of the flow is said after the answer to the pause, 100 times', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const cart = () => world.says(customer, 'Cantina da Praça', true);
      let saidAtAnswer: string[] = [];
      const pauses = async () => {
        expect((await set(true)).status).toBe(200);
        saidAtAnswer = await saidByFlow();
      };
      await Promise.all(race % 2 === 0 ? [cart(), pauses()] : [pauses(), cart()]);
      await world.says(customer, 'e agora?');
      await world.passes(THREE_MINUTES);
      expect(await saidByFlow()).toEqual(saidAtAnswer);
      // Either the question was asked before the pause, or the answer to the one before moved nothing.
      const asked = saidAtAnswer.at(-1);
      expect([asked, await stage()]).toEqual(
        asked === flowText.askCart
          ? [flowText.askCart, 'aguardando_pedido']
          : [expect.stringContaining('nome'), 'aguardando_nome'],
      );
      await world.request('POST', `/api/clientes/${customer}/resetar-fluxo`, { as: 'ana' });
      await set(false);
    }
  });

  it('as the end of the attendance: it is over and not paused, 100 times', async () => {
    for (let race = 0; race < RACES; race += 1) {
      // Time passes, so that the limit of calls is not what refuses one.
      await world.passes(60_000);
      const number = await newCustomer();
      const finishes = () =>
        world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'ana' });
      const pauses = () => set(true, 'ana', number);
      const answers = await Promise.all(
        race % 2 === 0 ? [finishes(), pauses()] : [pauses(), finishes()],
      );
      const [finished, paused] = race % 2 === 0 ? answers : answers.toReversed();
      expect(finished?.status).toBe(200);
      expect([200, 404]).toContain(paused?.status);
      expect(await world.chat(number)).toMatchObject({
        ...{ automacaoPausada: false, agenteId: null, finalizada: true },
      });
      expect(told('admin', number)).toEqual(paused?.status === 200 ? [true, false] : []);
      const said = await saidByFlow(number);
      expect(said.filter((text) => text === flowText.ended)).toHaveLength(1);
    }
  });
});
