import { eq } from 'drizzle-orm';
import type { AccountState } from '@/contract/entities/user';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { objectRights } from '@/server/auth/rights';
import { users } from '@/server/db/schema';
import { ANAS_CALLS, bodyOf, pathOf, CALL_NAMES } from '@/testing/callRequests';
import { formOf } from '@/testing/forms';
import { seedOwnedByAna } from '@/testing/seedRights';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';

/**
 * The callers, in this order: those who change nothing come first. The suspended and the pending person are Ana
 * herself, so that nothing but the state of her account refuses her.
 */
const CALLERS = ['anonymous', 'suspended', 'pending', 'other agent', 'owner', 'admin'] as const;
type Caller = (typeof CALLERS)[number];
const PEOPLE: Record<Exclude<Caller, 'suspended' | 'pending'>, PersonName | undefined> = {
  anonymous: undefined,
  'other agent': 'bruno',
  owner: 'ana',
  admin: 'admin',
};

const PEOPLE_OF_THE_DEMO = ['ana', 'bruno', 'admin', 'financeiro'] as const;

/**
 * The rights on each call (wire: rights) about an object of Ana's: the statuses for nobody, for another agent, for Ana
 * and, after her, for an administrator.
 */
const TABLE: Readonly<Record<CallName, readonly [number, number, number, number]>> = {
  login: [200, 200, 200, 200],
  // The challenge is nobody's.
  loginCode: [401, 401, 401, 401],
  // Everybody gives Ana's password.
  confirm: [401, 200, 200, 200],
  // One e-mail can have one account only.
  register: [201, 409, 409, 409],
  getProfile: [401, 200, 200, 200],
  updateProfile: [401, 200, 200, 200],
  leave: [401, 200, 200, 200],
  listSessions: [401, 200, 200, 200],
  // A sign-in is nobody's but its owner's.
  endSession: [401, 404, 200, 404],
  endOtherSessions: [401, 200, 200, 200],
  beginSecondFactor: [401, 200, 200, 200],
  // Ana alone has begun to turn hers on, and nobody has one that is on.
  activateSecondFactor: [401, 409, 200, 409],
  renewRecoveryCodes: [401, 409, 409, 409],
  endSecondFactor: [401, 409, 409, 409],
  listConversations: [401, 200, 200, 200],
  getConversation: [401, 404, 200, 200],
  markRead: [401, 404, 200, 200],
  sendMessage: [401, 404, 200, 200],
  addNote: [401, 404, 200, 200],
  // Whoever has no conversation finds nothing in it.
  searchMessages: [401, 200, 200, 200],
  getStatus: [401, 200, 200, 200],
  getCliente: [401, 404, 200, 200],
  setStage: [401, 404, 200, 200],
  resetFlow: [401, 404, 200, 200],
  setRemark: [401, 404, 200, 200],
  // The coupon account that the request names is Ana's.
  registerPurchase: [401, 404, 200, 404],
  getIndicacoes: [401, 404, 200, 200],
  listPedidosOfCliente: [401, 404, 200, 200],
  verifyPayment: [401, 404, 200, 200],
  // The owner has already refunded it.
  refundPedido: [401, 404, 200, 409],
  finishAttendance: [401, 404, 200, 200],
  setAutomation: [401, 404, 200, 200],
  // Administrators have no attendances of their own: they find every conversation in their list.
  listFinished: [401, 200, 200, 403],
  getFinished: [401, 404, 200, 404],
  listEarlier: [401, 404, 200, 200],
  // Who attends hands over. Nobody else is online to take it.
  transferChat: [401, 404, 409, 403],
  cancelTransfer: [401, 404, 200, 403],
  // Offers are not for administrators (behaviour: offer-admin).
  acceptOffer: [401, 404, 200, 403],
  refuseOffer: [401, 404, 200, 403],
  listQuickReplies: [401, 200, 200, 200],
  createQuickReply: [401, 201, 201, 201],
  // Ana's own: nobody else learns that it is there.
  updateQuickReply: [401, 404, 200, 404],
  deleteQuickReply: [401, 404, 200, 404],
  // Administrators have no online toggle either.
  setOnline: [401, 200, 200, 403],
  getStatistics: [401, 200, 200, 200],
  getEarnings: [401, 200, 200, 200],
  // An id that a client sends must be the token's own, for an administrator too.
  setForwarding: [401, 403, 200, 403],
  listColleagues: [401, 200, 200, 403],
  listUsers: [401, 403, 403, 200],
  getAgentEarnings: [401, 403, 403, 200],
  updateUser: [401, 403, 403, 200],
  setAccountState: [401, 403, 403, 200],
  refuseAccount: [401, 403, 403, 200],
  setRole: [401, 403, 403, 200],
  endSessions: [401, 403, 403, 200],
  wipeData: [401, 403, 403, 200],
  // Only the person who holds an account can access it (wire: own-accounts).
  listOwnCoupons: [401, 403, 200, 403],
  getCouponPool: [401, 200, 200, 200],
  pullCoupon: [401, 403, 200, 403],
  updateCoupon: [401, 404, 200, 404],
  getCookies: [401, 404, 200, 404],
  setCouponLink: [401, 404, 200, 404],
  getDashboard: [401, 403, 403, 200],
  exportPedidos: [401, 403, 403, 200],
  listAudit: [401, 403, 403, 200],
  exportAudit: [401, 403, 403, 200],
};

/**
 * What Ana may call while she waits for approval; everything else is a 403 (wire: pending). login and register are for
 * strangers: her e-mail and password are right, and the e-mail that is registered is taken by then.
 */
const FOR_PENDING: Partial<Record<CallName, number>> = {
  login: 200,
  loginCode: 401,
  register: 409,
  getProfile: 200,
  leave: 200,
};

/** A suspended person's right password is refused with a text; their token counts for nothing. */
const FOR_SUSPENDED: Partial<Record<CallName, number>> = { login: 403, register: 409 };

let server: TestServer;
beforeAll(async () => {
  // Every call gives Ana one more account.
  server = await startTestServer({ settings: { couponsHeldMax: 1_000 } });
});
afterAll(() => server.close());
/** Time passes, so that a caller can send or sign in again within the limits. */
beforeEach(() => server.clock.advance(60_000));

const STATES = { suspended: 'suspenso', pending: 'pendente' } as const;

const setStateOfAna = (estado: AccountState) =>
  server.parts.db.update(users).set({ estado }).where(eq(users.id, server.people.ana.id));

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the table of rights', () => {
  it('knows every call that the server answers', () => {
    const answered = server.server.routes.map(nameOf).filter((name) => !name.includes(' /sim/'));
    expect(answered.sort()).toEqual(CALL_NAMES.map((name) => nameOf(CALLS[name])).sort());
  });

  it.each(CALL_NAMES)('%s answers each as the table says', async (name) => {
    const own = await seedOwnedByAna(server);
    const asked = ANAS_CALLS[name](own);
    const answers: Partial<Record<Caller, number>> = {};
    for (const caller of CALLERS) {
      const isOther = caller === 'suspended' || caller === 'pending';
      const as = isOther ? 'ana' : PEOPLE[caller];
      await setStateOfAna(isOther ? STATES[caller] : 'ativo');
      const answer = await server.request(CALLS[name].method, pathOf(name, asked), {
        ...(as && { as }),
        ...bodyOf(name, asked),
      });
      answers[caller] = answer.status;
    }
    const [anonymous, other, owner, admin] = TABLE[name];
    expect(answers).toEqual({
      anonymous,
      suspended: FOR_SUSPENDED[name] ?? 401,
      pending: FOR_PENDING[name] ?? 403,
      'other agent': other,
      owner,
      admin,
    });
  });
});

describe('what an agent may not know', () => {
  it.each(CALL_NAMES)(
    'is not in the answer to %s: no profit, nobody else’s PIX key',
    async (name) => {
      const keyOf = (person: PersonName) => `chave secreta de ${person}`;
      for (const person of PEOPLE_OF_THE_DEMO) {
        await server.parts.db
          .update(users)
          .set({ chavePix: keyOf(person) })
          .where(eq(users.id, server.people[person].id));
      }
      const own = await seedOwnedByAna(server);
      const asked = ANAS_CALLS[name](own);
      // A caller who signs in as Ana is Ana.
      for (const as of (['ana', 'bruno'] as const).filter(
        (agent) => agent === 'ana' || name !== 'login',
      )) {
        const answer = await server.request(CALLS[name].method, pathOf(name, asked), {
          as,
          ...bodyOf(name, asked),
        });
        const said = JSON.stringify(answer.body);
        for (const other of PEOPLE_OF_THE_DEMO.filter((person) => person !== as)) {
          expect(said).not.toContain(keyOf(other));
        }
        expect(said).not.toMatch(/lucro/i);
      }
    },
  );
});

describe("an administrator's commands", () => {
  it.each([
    ['nobody', undefined, 401],
    ['an agent', 'ana', 403],
  ] as const)('are refused to %s', async (_who, as, status) => {
    const commands = server.server.routes.filter(({ path }) => path.startsWith('/sim/'));
    expect(commands.length).toBeGreaterThan(0);
    for (const { method, path } of commands) {
      const answer = await server.request(method, path, { ...(as && { as }), body: {} });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });
});

describe('the order of the checks', () => {
  it('is sign-in, right, input: a bad body is a 401 for a stranger and a 404 for another agent', async () => {
    const { chatId } = await seedOwnedByAna(server);
    const path = pathOf('sendMessage', { params: { id: chatId } });
    const send = async (as?: PersonName) =>
      (await server.request('POST', path, { ...(as && { as }), body: { message: 7 } })).status;
    expect([await send(), await send('bruno'), await send('ana')]).toEqual([401, 404, 400]);
  });

  it('refuses a foreign id in a body before it finds the rest of the body wrong', async () => {
    const body = { userId: server.people.bruno.id, encaminharMensagens: 'talvez' };
    const path = pathOf('setForwarding', {});
    expect((await server.request('POST', path, { as: 'ana', body })).status).toBe(403);
    expect((await server.request('POST', path, { as: 'bruno', body })).status).toBe(400);
  });

  it('is right, input for an administrator, too: what does not exist is a 404 before a bad body is a 400', async () => {
    const about = server.server.routes.filter(
      ({ right }) =>
        typeof right !== 'string' && objectRights(right).some(({ own }) => own !== 'id'),
    );
    expect(about.length).toBeGreaterThan(10);
    for (const { method, path, encoding } of about) {
      const at = path.replace(/:\w+/g, '5511900000000');
      const body = encoding === 'json' ? '{"' : formOf({ nome: '' });
      const sent = { as: 'admin', ...(method !== 'GET' && { body }) } as const;
      expect([path, (await server.request(method, at, sent)).status]).toEqual([path, 404]);
    }
  });

  it("answers 404 to an administrator for another person's coupon account before anything else", async () => {
    const { couponId } = await seedOwnedByAna(server);
    const path = pathOf('updateCoupon', { params: { id: couponId } });
    for (const body of ['{"', {}, { applicatorId: server.people.ana.id, coupon: -1 }]) {
      expect((await server.request('PUT', path, { as: 'admin', body })).status).toBe(404);
    }
  });

  it('answers 404 to an administrator, too, for an object that does not exist', async () => {
    for (const name of ['getConversation', 'getCliente'] as const) {
      const path = pathOf(name, { params: { id: 'nada@c.us', chatId: 'nada@c.us' } });
      expect((await server.request('GET', path, { as: 'admin' })).status).toBe(404);
    }
  });
});
