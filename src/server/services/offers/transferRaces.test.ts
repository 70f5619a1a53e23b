import { eq } from 'drizzle-orm';
import { users } from '@/server/db/schema';
import type { TestAnswer } from '@/testing/startTestServer';
import { openTransferWorld, type TransferWorld } from '@/testing/transferWorld';

const MINUTE = 60_000;
const RACES = 100;

let world: TransferWorld;

beforeAll(async () => {
  world = await openTransferWorld();
});
beforeEach(async () => {
  await world.startAfresh();
});
afterAll(() => world.close());

describe(`at the same moment, ${RACES} times`, () => {
  /** Runs both at once, in either order. @returns their answers, the accept's first. */
  async function race(
    accepts: () => Promise<TestAnswer>,
    other: () => Promise<TestAnswer>,
    round: number,
  ): Promise<[TestAnswer, TestAnswer]> {
    if (round % 2 === 0) return Promise.all([accepts(), other()]);
    const [second, first] = await Promise.all([other(), accepts()]);
    return [first, second];
  }

  async function begun(round: number, to: 'bruno' | null = 'bruno') {
    // Time passes, so that the limits of calls are not what refuses one.
    await world.passes(MINUTE);
    await world.goOnline();
    const number = await world.newCustomer();
    expect((await world.transfer({ number, to })).status).toBe(200);
    const offer = await world.openOffer(number);
    const accepts = () => world.accept('bruno', offer);
    return {
      number,
      /** Races the accept against another deed. */
      against: (other: () => Promise<TestAnswer>) => race(accepts, other, round),
    };
  }

  it('as the giver’s message: it is sent before, or the giver is told that the chat is gone', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const { number, against } = await begun(round);
      const [accepted, sent] = await against(() => world.send('ana', number));
      expect([accepted.status, await world.agentOf(number)]).toEqual([200, world.idOf('bruno')]);
      expect([200, 404]).toContain(sent.status);
      expect((await world.send('ana', number)).status).toBe(404);
    }
  });

  it('as the end of the attendance: it is over, or the receiver’s', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const { number, against } = await begun(round);
      const [accepted, finished] = await against(() => world.finish(number));
      const isTaken = accepted.status === 200;
      expect(isTaken ? [200, 404] : [200]).toContain(finished.status);
      expect(await world.chat(number)).toMatchObject(
        isTaken
          ? { agenteId: world.idOf('bruno'), finalizada: false }
          : { agenteId: null, finalizada: true },
      );
      expect(world.endsFor('ana', number)).toEqual([isTaken ? 'aceita' : 'cancelada']);
    }
  });

  it('as its giver takes it back: one of both happens', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const { number, against } = await begun(round);
      const [accepted, cancelled] = await against(() => world.cancel('ana', number));
      expect([accepted.status, cancelled.status]).toEqual(
        accepted.status === 200 ? [200, 404] : [409, 200],
      );
      expect(await world.agentOf(number)).toBe(
        world.idOf(accepted.status === 200 ? 'bruno' : 'ana'),
      );
      expect(world.endsFor('admin', number)).toEqual([
        accepted.status === 200 ? 'aceita' : 'cancelada',
      ]);
    }
  });

  it('by two agents: one gets it', async () => {
    const third = world.people.financeiro.id;
    await world.parts.db.update(users).set({ isAdmin: false }).where(eq(users.id, third));
    for (let round = 0; round < RACES; round += 1) {
      await world.parts.db.update(users).set({ online: true }).where(eq(users.id, third));
      const { number, against } = await begun(round, null);
      const offer = await world.openOffer(number);
      const answers = await against(() => world.accept('financeiro', offer));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0].status === 200 ? world.idOf('bruno') : third;
      expect(await world.agentOf(number)).toBe(winner);
      expect(world.endsFor('ana', number)).toEqual(['aceita']);
    }
    await world.parts.db
      .update(users)
      .set({ isAdmin: true, online: false })
      .where(eq(users.id, third));
  });
});
