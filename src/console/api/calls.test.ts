import * as v from 'valibot';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { callPath } from '@/contract/rest/call';
import { buildUser } from '@/testing/builders/user';
import { openConsole, settle, TOKEN } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, RawAnswer, type HostRequest } from '@/testing/scriptedHost';
import { accountsApi } from './accounts';
import { agentsApi } from './agents';
import { attendanceApi } from './attendance';
import { auditApi } from './audit';
import { dashboardApi } from './dashboard';
import { earlierApi } from './earlier';
import { finishedApi } from './finished';
import { offersApi } from './offers';
import { purchaseApi } from './purchase';
import { quickRepliesApi } from './quickReplies';
import { searchApi } from './search';
import { secondFactorApi } from './secondFactor';
import { sessionsApi } from './sessions';
import { statusApi } from './status';
import { usersApi } from './users';
import { wipeApi } from './wipe';
import { api } from './api';
import { authApi } from './auth';
import { clientesApi } from './clientes';
import { conversationsApi } from './conversations';
import { couponsApi } from './coupons';
import { pedidosApi } from './pedidos';

const session = () => openConsole({ user: buildUser({ id: 'ana' }) });
type Session = Awaited<ReturnType<typeof session>>;

const endpoints = {
  ...authApi.endpoints,
  ...sessionsApi.endpoints,
  ...quickRepliesApi.endpoints,
  ...secondFactorApi.endpoints,
  ...conversationsApi.endpoints,
  ...searchApi.endpoints,
  ...clientesApi.endpoints,
  ...pedidosApi.endpoints,
  ...agentsApi.endpoints,
  ...attendanceApi.endpoints,
  ...earlierApi.endpoints,
  ...finishedApi.endpoints,
  ...offersApi.endpoints,
  ...auditApi.endpoints,
  ...dashboardApi.endpoints,
  ...usersApi.endpoints,
  ...accountsApi.endpoints,
  ...wipeApi.endpoints,
  ...purchaseApi.endpoints,
  ...statusApi.endpoints,
  ...couponsApi.endpoints,
};

const FORM = { nome: 'Ana', email: 'a@b.test', senha: 'secreta', telefone: '1', chavePix: 'x' };
const foto = new Blob(['x'], { type: 'image/png' });

/** Sends each call through its endpoint, with arguments as a screen passes them. */
const ask: Record<CallName, (session: Session) => PromiseLike<unknown>> = {
  getProfile: ({ store }) => store.dispatch(endpoints.getProfile.initiate()),
  login: ({ store, world }) =>
    store.dispatch(
      endpoints.login.initiate({
        credentials: world.ports.vault.put({ fields: { email: 'a@b.test', senha: 's' } }),
      }),
    ),
  loginCode: ({ store, world }) =>
    store.dispatch(
      endpoints.loginCode.initiate({
        answer: world.ports.vault.put({ fields: { desafio: 'd', codigo: '123456' } }),
      }),
    ),
  confirm: ({ store, world }) =>
    store.dispatch(
      endpoints.confirm.initiate({ proof: world.ports.vault.put({ fields: { senha: 's' } }) }),
    ),
  beginSecondFactor: ({ store }) => store.dispatch(endpoints.beginSecondFactor.initiate()),
  activateSecondFactor: ({ store, world }) =>
    store.dispatch(
      endpoints.activateSecondFactor.initiate({
        code: world.ports.vault.put({ fields: { codigo: '123456' } }),
      }),
    ),
  renewRecoveryCodes: ({ store }) => store.dispatch(endpoints.renewRecoveryCodes.initiate()),
  endSecondFactor: ({ store }) => store.dispatch(endpoints.endSecondFactor.initiate()),
  register: ({ store, world }) =>
    store.dispatch(
      endpoints.register.initiate({ form: world.ports.vault.put({ fields: FORM, foto }) }),
    ),
  updateProfile: ({ store, world }) =>
    store.dispatch(
      endpoints.updateProfile.initiate({ form: world.ports.vault.put({ fields: FORM, foto }) }),
    ),
  leave: ({ store, world }) =>
    store.dispatch(
      endpoints.leave.initiate({ token: world.ports.vault.put({ fields: { token: TOKEN } }) }),
    ),
  listSessions: ({ store }) => store.dispatch(endpoints.listSessions.initiate()),
  endSession: ({ store }) => store.dispatch(endpoints.endSession.initiate({ id: 's' })),
  endOtherSessions: ({ store }) => store.dispatch(endpoints.endOtherSessions.initiate()),
  listConversations: ({ store }) => store.dispatch(endpoints.listConversations.initiate()),
  getConversation: ({ store }) =>
    store.dispatch(endpoints.getConversation.initiate({ chatId: 'a/b', before: 'm1', limit: 20 })),
  markRead: ({ store }) => store.dispatch(endpoints.markRead.initiate({ chatId: 'a' })),
  sendMessage: ({ store, world }) =>
    store.dispatch(
      endpoints.sendMessage.initiate({ chatId: 'a', text: 'oi', key: world.ports.newId() }),
    ),
  addNote: ({ store, world }) =>
    store.dispatch(
      endpoints.addNote.initiate({ chatId: 'a', text: 'oi', key: world.ports.newId() }),
    ),
  searchMessages: ({ store }) =>
    store.dispatch(endpoints.searchMessages.initiate({ text: 'oi', chatId: 'a', limit: 8 })),
  getStatus: ({ store }) => store.dispatch(endpoints.getStatus.initiate()),
  getCliente: ({ store }) => store.dispatch(endpoints.getCliente.initiate({ chatId: 'a' })),
  setStage: ({ store }) =>
    store.dispatch(
      endpoints.setStage.initiate({
        chatId: 'a',
        phone: '+55 (11) 98765-4321',
        estadoFluxo: 'aguardando_nome',
      }),
    ),
  resetFlow: ({ store }) =>
    store.dispatch(endpoints.resetFlow.initiate({ chatId: 'a', phone: '5511987654321' })),
  setRemark: ({ store }) =>
    store.dispatch(endpoints.setRemark.initiate({ chatId: 'a', text: 'oi' })),
  registerPurchase: ({ store }) =>
    store.dispatch(
      endpoints.registerPurchase.initiate({
        phone: '5511987654321',
        purchase: {
          chatId: 'a',
          numeroPedido: '1',
          codigoEntrega: '2',
          telefoneLoja: '3',
          emailConta: 'c@d.test',
        },
      }),
    ),
  getIndicacoes: ({ store }) =>
    store.dispatch(endpoints.getIndicacoes.initiate({ phone: '5511987654321' })),
  listPedidosOfCliente: ({ store }) =>
    store.dispatch(endpoints.listPedidosOfCliente.initiate({ phone: '5511987654321' })),
  verifyPayment: ({ store }) => store.dispatch(endpoints.verifyPayment.initiate({ pedidoId: 'p' })),
  refundPedido: ({ store }) =>
    store.dispatch(endpoints.refundPedido.initiate({ pedidoId: 'p', pixId: 'x' })),
  finishAttendance: ({ store }) =>
    store.dispatch(endpoints.finishAttendance.initiate({ chatId: 'a' })),
  setAutomation: ({ store }) =>
    store.dispatch(endpoints.setAutomation.initiate({ chatId: 'a', paused: true })),
  listFinished: ({ store }) => store.dispatch(endpoints.listFinished.initiate()),
  getFinished: ({ store }) => store.dispatch(endpoints.getFinished.initiate({ id: 'a1' })),
  listEarlier: ({ store }) =>
    store.dispatch(endpoints.listEarlier.initiate({ chatId: 'a', atribuidoEm: 1 })),
  transferChat: ({ store, world }) =>
    store.dispatch(
      endpoints.transferChat.initiate({
        ...{ chatId: 'a', to: 'bruno', note: 'oi', account: 'c' },
        key: world.ports.newId(),
      }),
    ),
  cancelTransfer: ({ store }) => store.dispatch(endpoints.cancelTransfer.initiate({ chatId: 'a' })),
  acceptOffer: ({ store }) => store.dispatch(endpoints.acceptOffer.initiate({ ofertaId: 'o' })),
  refuseOffer: ({ store }) => store.dispatch(endpoints.refuseOffer.initiate({ ofertaId: 'o' })),
  listQuickReplies: ({ store }) => store.dispatch(endpoints.listQuickReplies.initiate()),
  createQuickReply: ({ store }) =>
    store.dispatch(
      endpoints.createQuickReply.initiate({
        reply: { atalho: 'oi', texto: 'Oi, {nome}!', daEquipe: false },
      }),
    ),
  updateQuickReply: ({ store }) =>
    store.dispatch(
      endpoints.updateQuickReply.initiate({ id: 'r', reply: { atalho: 'oi', texto: 'Oi!' } }),
    ),
  deleteQuickReply: ({ store }) => store.dispatch(endpoints.deleteQuickReply.initiate({ id: 'r' })),
  setOnline: ({ store }) => store.dispatch(endpoints.setOnline.initiate({ online: true })),
  getStatistics: ({ store }) => store.dispatch(endpoints.getStatistics.initiate()),
  getEarnings: ({ store }) => store.dispatch(endpoints.getEarnings.initiate()),
  setForwarding: ({ store }) =>
    store.dispatch(endpoints.setForwarding.initiate({ userId: 'ana', encaminharMensagens: true })),
  listColleagues: ({ store }) => store.dispatch(endpoints.listColleagues.initiate()),
  getDashboard: ({ store }) =>
    store.dispatch(endpoints.getDashboard.initiate({ page: 2, limit: 20, agenteId: 'ana' })),
  exportPedidos: ({ store }) =>
    store.dispatch(endpoints.exportPedidos.initiate({ busca: 'maria', ordem: 'maior-valor' })),
  listUsers: ({ store }) => store.dispatch(endpoints.listUsers.initiate()),
  getAgentEarnings: ({ store }) =>
    store.dispatch(endpoints.getAgentEarnings.initiate({ agenteId: 'ana' })),
  updateUser: ({ store, world }) =>
    store.dispatch(
      endpoints.updateUser.initiate({
        userId: 'ana',
        form: world.ports.vault.put({ fields: { nome: 'Ana', telefone: '1' }, foto }),
      }),
    ),
  setAccountState: ({ store }) =>
    store.dispatch(endpoints.setAccountState.initiate({ userId: 'ana', estado: 'suspenso' })),
  refuseAccount: ({ store }) => store.dispatch(endpoints.refuseAccount.initiate({ userId: 'ana' })),
  setRole: ({ store }) =>
    store.dispatch(endpoints.setRole.initiate({ userId: 'ana', isAdmin: true })),
  endSessions: ({ store }) => store.dispatch(endpoints.endSessions.initiate({ userId: 'ana' })),
  wipeData: ({ store }) => store.dispatch(endpoints.wipeData.initiate()),
  listOwnCoupons: ({ store }) =>
    store.dispatch(endpoints.listOwnCoupons.initiate({ userId: 'ana' })),
  getCouponPool: ({ store }) => store.dispatch(endpoints.getCouponPool.initiate()),
  pullCoupon: ({ store }) =>
    store.dispatch(endpoints.pullCoupon.initiate({ value: 2050, applicatorId: 'ana' })),
  updateCoupon: ({ store }) =>
    store.dispatch(
      endpoints.updateCoupon.initiate({
        account: { id: 'k', email: 'k@cupom.test', coupon: 2050 },
        change: 'returned',
      }),
    ),
  getCookies: ({ store }) => store.dispatch(endpoints.getCookies.initiate({ id: 'k' })),
  setCouponLink: ({ store }) =>
    store.dispatch(endpoints.setCouponLink.initiate({ id: 'k', linked: true })),
  listAudit: ({ store }) =>
    store.dispatch(endpoints.listAudit.initiate({ pessoa: 'ana', de: '2026-05-01' })),
  exportAudit: ({ store }) =>
    store.dispatch(endpoints.exportAudit.initiate({ ato: 'coupon.pulled' })),
};

const names = Object.keys(CALLS) as CallName[];

describe.each(names)('%s', (name) => {
  const call = CALLS[name];

  it('sends what the contract says, with the bearer', async () => {
    const ready = await session();
    const before = ready.host.requests.length;
    await ask[name](ready);
    const request = ready.host.requests.slice(before).find((sent) => sent.call === name);
    expect(request?.token).toBe(TOKEN);
    expect(v.safeParse(call.params, request?.params).issues).toBeUndefined();
    expect(v.safeParse(call.query, request?.query).issues).toBeUndefined();
    if (call.body === null) expect(request?.body).toBeUndefined();
    else expect(v.safeParse(call.body, request?.body).issues).toBeUndefined();
    if (call.encoding === 'multipart') {
      expect((request?.body as { foto?: unknown }).foto).toBeInstanceOf(Blob);
    }
  });

  it('turns an answer that does not fit into an ordinary error, without its content', async () => {
    const ready = await session();
    ready.host.script({ [name]: () => new RawAnswer('personal data') });
    const answer = (await ask[name](ready)) as { error?: unknown };
    expect(answer.error).toEqual({ kind: 'schema', path: expect.any(String) as string });
    expect(JSON.stringify(ready.store.getState().api)).not.toContain('personal data');
  });
});

describe('errors', () => {
  const errorOf = async (said: HostError | typeof NO_ANSWER) => {
    const ready = await session();
    ready.host.script({ verifyPayment: () => said });
    return ((await ask.verifyPayment(ready)) as { error: unknown }).error;
  };

  it.each([
    [new HostError(409, { message: 'já foi' }), { kind: 'http', status: 409, message: 'já foi' }],
    [new HostError(400, { error: 'faltou' }), { kind: 'http', status: 400, error: 'faltou' }],
    [
      new HostError(429, { message: 'calma' }, { 'Retry-After': '30' }),
      { kind: 'http', status: 429, message: 'calma', retryAfterMs: 30_000 },
    ],
    [new HostError(502, 'not json at all'), { kind: 'http', status: 502 }],
    [NO_ANSWER, { kind: 'network' }],
  ] as const)('have one shape (%#)', async (said, error) => {
    expect(await errorOf(said)).toEqual(error);
  });

  it('treat 30 s without a response as no response', async () => {
    const ready = await session();
    ready.host.script({ verifyPayment: () => new Promise<never>(() => undefined) });
    const asked = ask.verifyPayment(ready);
    await settle();
    ready.world.clock.advance(30_000);
    expect(((await asked) as { error: unknown }).error).toEqual({ kind: 'network' });
  });

  it('are aborted for a ticket that was already used', async () => {
    const ready = await session();
    const credentials = ready.world.ports.vault.put({ fields: { email: 'a', senha: 'b' } });
    ready.world.ports.vault.take(credentials);
    const answer = await ready.store.dispatch(endpoints.login.initiate({ credentials }));
    expect(answer.error).toEqual({ kind: 'aborted' });
    expect(ready.host.asked('login')).toEqual([]);
  });
});

describe('requests', () => {
  const sent = async (name: CallName): Promise<HostRequest | undefined> => {
    const ready = await session();
    await ask[name](ready);
    return ready.host.asked(name).at(-1);
  };

  it('contain only the digits of a phone number in the path', async () => {
    expect((await sent('setStage'))?.params).toEqual({ phone: '5511987654321' });
  });

  it('send money in reais', async () => {
    expect((await sent('pullCoupon'))?.body).toEqual({ couponValue: 20.5, applicatorId: 'ana' });
  });

  it('escape an id that would break the path', async () => {
    expect((await sent('getConversation'))?.params).toEqual({ id: 'a/b' });
    expect(callPath(CALLS.getConversation, { id: 'a/b' })).toBe('/api/conversations/a%2Fb');
  });

  it('go to the coupon host where the contract says so', async () => {
    const ready = await session();
    const urls: string[] = [];
    ready.world.ports.config = {
      apiUrl: 'https://api.test',
      couponUrl: 'https://coupon.test',
      summaryAdminIds: [],
      registration: 'open',
      ...{ waitAmberMinutes: 5, waitRedMinutes: 15 },
    };
    ready.world.ports.fetch = (url) => {
      urls.push(url);
      return Promise.resolve(Response.json([]));
    };
    await ask.listOwnCoupons(ready);
    await ask.markRead(ready);
    expect(urls).toEqual([
      'https://coupon.test/email/coupons/ana',
      'https://api.test/api/conversations/a/read',
    ]);
  });
});

describe('every call (wire: calls)', () => {
  it('is an endpoint of the one api', () => {
    expect(Object.keys(endpoints).sort()).toEqual([...names].sort());
    expect(Object.keys(api.endpoints).sort()).toEqual([...names].sort());
  });
});
