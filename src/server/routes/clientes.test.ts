import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const NUMBER = '5511980000001';

let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.customerWaits(NUMBER);
  await world.accept('ana', await world.openOffer(NUMBER));
});
afterAll(() => world.close());

const record = async () => {
  const answer = await world.request('GET', `/api/clientes/chat/${chatIdOf(NUMBER)}`, {
    as: 'ana',
  });
  return answer.body;
};

describe('setting the stage by hand', () => {
  it.each(['aguardando_milagre', 'AGUARDANDO_NOME', 'constructor'])(
    'refuses one that is not known, and changes nothing: %s',
    async (stage) => {
      const before = await record();
      expect(before).toMatchObject({ estadoFluxo: 'aguardando_pedido' });
      for (const name of ['ana', 'admin'] as const) {
        expect((await world.setStage(name, NUMBER, stage)).status).toBe(400);
      }
      expect(await record()).toEqual(before);
      expect(world.heard('ana', 'conversationUpdated')).not.toContainEqual(
        expect.objectContaining({ estadoFluxo: stage }),
      );
    },
  );
});
