import { flowText } from '@/server/text/flow';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const THREE_MINUTES = 180_000;

let world: CommerceWorld;

beforeAll(async () => {
  world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.addAccount('conta-ana', { owner: 'ana' });
});
afterAll(() => world.close());

/** The messages of the flow in a chat, as an administrator reads them. */
async function saidIn(chatId: string): Promise<string[]> {
  const { body } = await world.request('GET', `/api/conversations/${chatId}`, { as: 'admin' });
  const { messages } = body as { messages: { body: string; fromMe: boolean }[] };
  return messages.filter(({ fromMe }) => fromMe).map((message) => message.body);
}

test('a question that nobody answers is repeated once, after 3 minutes', async () => {
  const number = '5511970000001';
  await world.says(number, 'oi');
  const [menu = '', ...others] = await saidIn(chatIdOf(number));
  expect(menu).toContain('Qual valor de cupom você quer?');
  expect(others).toEqual([]);
  await world.passes(THREE_MINUTES - 1);
  expect(await saidIn(chatIdOf(number))).toEqual([menu]);
  await world.passes(1);
  const repeated = [menu, expect.stringContaining(menu)];
  expect(await saidIn(chatIdOf(number))).toEqual(repeated);
  await world.passes(10 * THREE_MINUTES);
  expect(await saidIn(chatIdOf(number))).toEqual(repeated);
});

test('an answer postpones the repetition: the next question has 3 minutes again', async () => {
  const number = '5511970000002';
  await world.says(number, 'oi');
  await world.passes(THREE_MINUTES - 10);
  await world.says(number, 'muito');
  const asked = await saidIn(chatIdOf(number));
  expect(asked.at(-1)).toBe(flowText.menuAgain);
  await world.passes(THREE_MINUTES - 1);
  expect(await saidIn(chatIdOf(number))).toEqual(asked);
  await world.passes(1);
  expect(await saidIn(chatIdOf(number))).toHaveLength(asked.length + 1);
});

test('the delivery comes 3 minutes after the purchase', async () => {
  const number = '5511970000003';
  const { cupomPixId } = await world.customerConfirms(number, 'ana');
  await world.pays(cupomPixId);
  expect((await world.registers('ana', number)).status).toBe(200);
  const status = async () => (await world.ordersOf(number)).map((order) => order.status);
  await world.passes(THREE_MINUTES - 1);
  expect(await status()).toEqual(['feito']);
  await world.passes(1);
  expect(await status()).toEqual(['entregue']);
});

test('a group’s chat has no flow: nothing is said in it, and it is at no stage', async () => {
  const chatId = '0000000000000001@g.us';
  const listed = async () => {
    const { body } = await world.request('GET', '/api/conversations', { as: 'admin' });
    return (body as { id: string }[]).find(({ id }) => id === chatId);
  };
  for (const body of ['oi', '20', 'sim']) {
    await world.parts.uow.write((tx, emit) =>
      world.services.receive(tx, emit, {
        contact: {
          chatId,
          name: 'Família',
          number: '0000000000000001',
          isGroup: true,
          profilePicPath: null,
        },
        body,
        author: 'Rita',
        media: null,
      }),
    );
  }
  await world.passes(THREE_MINUTES);
  expect(await saidIn(chatId)).toEqual([]);
  expect(await listed()).toMatchObject({ isGroup: true, lastMessage: 'sim', estadoFluxo: '' });
  const record = await world.request('GET', `/api/clientes/chat/${chatId}`, { as: 'admin' });
  expect(record.status).toBe(404);
});
