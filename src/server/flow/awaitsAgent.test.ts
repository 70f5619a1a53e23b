import { STAGES } from '@/contract/entities/stage';
import { doesFlowAsk, isAgentsTurn, waitsFor } from '@/domain/waitsFor';
import { flowText } from '@/server/text/flow';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { at } from '@/testing/flowStates';
import { questionOf } from './questions';
import type { Conversation } from '@/contract/entities/conversation';

let world: CommerceWorld;
let number: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  await world.setOnline('ana', true);
  customers += 1;
  number = String(5511960000000 + customers);
});
afterAll(() => world.close());

/** The chat as its agent, or an administrator, has it in the list. */
async function listed(as: 'ana' | 'admin' = 'admin'): Promise<Conversation> {
  const person = world.personOf(as);
  const found = await world.services.conversations.list(person);
  const chat = found.find(({ id }) => id === chatIdOf(number));
  if (!chat) throw new Error('The chat is not in the list');
  return chat;
}

const since = async () => (await listed()).esperaDesde;
const whom = async () => waitsFor(await listed()).whom;

/** What Ana was told of since when the chat waits, in order. */
const told = () =>
  world
    .heard('ana', 'conversationUpdated')
    .map((payload) => payload as { id: string; esperaDesde?: string | null })
    .filter(({ id, esperaDesde }) => id === chatIdOf(number) && esperaDesde !== undefined)
    .map(({ esperaDesde }) => (esperaDesde === null ? null : Date.parse(esperaDesde ?? '')));

async function attended(): Promise<void> {
  await world.customerWaits(number);
  await world.accept('ana', await world.openOffer(number));
}

const answers = (body = 'Já vejo') =>
  world.request('POST', `/api/conversations/${chatIdOf(number)}/send`, {
    as: 'ana',
    body: { message: body },
  });

test('the stages in which the flow asks, by the console, are those in which it has a question', () => {
  const asking = STAGES.filter((stage) => questionOf(stage, at(stage)) !== null);
  expect(STAGES.filter(doesFlowAsk)).toEqual(asking);
  expect(asking.filter(isAgentsTurn)).toEqual([]);
});

describe('since when a chat waits for an agent', () => {
  it('is not while the flow answers, and is while a customer looks for an agent', async () => {
    await world.says(number, 'oi');
    expect([await whom(), await since()]).toEqual(['customer', null]);
    await world.says(number, '20');
    const sought = world.clock.now();
    expect([await whom(), await since()]).toEqual(['agent', sought]);
    await world.says(number, 'alô?');
    expect(await since()).toBe(sought);
    await world.accept('ana', await world.openOffer(number));
    expect([await whom(), await since()]).toEqual(['customer', null]);
  });

  it('is the first thing that the flow left unanswered, until somebody answers', async () => {
    await attended();
    for (const word of ['não sei', 'como assim?', 'não entendi']) await world.says(number, word);
    const handedOver = world.clock.now();
    expect((await listed()).lastMessage).toBe(flowText.handOver);
    await world.says(number, 'alguém?');
    await world.says(number, 'olá?');
    expect(await listed('ana')).toMatchObject({ esperaDesde: handedOver, lastMessage: 'olá?' });
    // The first is Ana's own acceptance: who was waited for has come.
    expect(told()).toEqual([null, handedOver]);
    await answers();
    expect(await listed()).toMatchObject({ esperaDesde: null, ultimaMensagemDe: 'agente' });
    expect(world.heard('ana', 'newMessage').at(-1)).toMatchObject({
      conversation: { esperaDesde: null },
    });
  });

  it('ends when the customer gives the flow what it asked for after all', async () => {
    await attended();
    for (const word of ['não sei', 'como assim?', 'não entendi']) await world.says(number, word);
    await world.says(number, 'Cantina da Praça', true);
    expect([await whom(), await since()]).toEqual(['customer', null]);
    expect(told()).toEqual([null, expect.any(Number), null]);
  });

  it('is what came first while the automation is paused, and nothing once it asks again', async () => {
    await attended();
    const set = (pausada: boolean) =>
      world.request('POST', `/api/agente/automacao/${chatIdOf(number)}`, {
        as: 'ana',
        body: { pausada },
      });
    await set(true);
    expect(await whom()).toBe('customer');
    await world.says(number, 'Cantina da Praça');
    const first = world.clock.now();
    await world.says(number, 'tem alguém aí?');
    expect([await whom(), await since()]).toEqual(['agent', first]);
    await set(false);
    expect([await whom(), await since()]).toEqual(['customer', null]);
  });

  it('is the payment, also when the customer writes later; the purchase ends it', async () => {
    await world.addAccount('conta-ana', { owner: 'ana' });
    const { cupomPixId } = await world.customerConfirms(number, 'ana');
    expect(await whom()).toBe('bank');
    world.clock.advance(60_000);
    await world.pays(cupomPixId);
    const paid = world.clock.now();
    expect([await whom(), await since()]).toEqual(['agent', paid]);
    await world.says(number, 'deu certo?');
    expect(await since()).toBe(paid);
    expect((await world.registers('ana', number)).status).toBe(200);
    expect([await whom(), await since()]).toEqual(['nobody', null]);
  });

  it('is not anew for a fact that leaves the order where an agent has just written', async () => {
    await attended();
    await world.setStage('ana', number, 'pronto_para_montar');
    await answers();
    expect(await since()).toBeNull();
    await world.setStage('ana', number, 'aguardando_finalizacao_pedido');
    expect([await whom(), await since()]).toEqual(['agent', null]);
    await world.says(number, 'e agora?');
    expect(await since()).toBe(world.clock.now());
  });

  it('is told to whoever sees the chat and to nobody else', async () => {
    await attended();
    await world.setStage('ana', number, 'pronto_para_montar');
    const heard = (by: 'ana' | 'admin' | 'bruno') =>
      world
        .heard(by, 'conversationUpdated')
        .filter((payload) => 'esperaDesde' in (payload as object)).length;
    // The administrator also heard of the customer's look for an agent.
    expect([heard('ana'), heard('admin'), heard('bruno')]).toEqual([2, 3, 0]);
  });
});
