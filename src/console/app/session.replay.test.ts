/** Runs a scripted session: its log and state hold no secret, and replaying the log gives the same state. */
import { legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import { instrument } from '@redux-devtools/instrument';
import type { RootState } from '@/console/store/types';
import { rootReducer } from '@/console/store/rootReducer';
import { agentsApi } from '@/console/api/agents';
import { attendanceApi } from '@/console/api/attendance';
import { authApi, isSignedIn } from '@/console/api/auth';
import { couponsApi } from '@/console/api/coupons';
import { offerShown } from '@/console/entities/offers/offersSlice';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { sendCode } from '@/console/features/loginCode/sendCode';
import { activate, beginEnrolment } from '@/console/features/profile/secondFactor/enrolment';
import { acceptOffer } from '@/console/features/offers/acceptOffer';
import { startSession } from '@/console/features/session/start';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildMessage } from '@/testing/builders/message';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { settle } from '@/testing/consoleSession';
import { createFakeWorld } from '@/testing/fakePorts';
import { logActions } from '@/testing/logActions';
import { createScriptedHost, NO_ANSWER } from '@/testing/scriptedHost';
import { createAppStore } from './createAppStore';
import { openDesk } from './desk/openDesk';

const SECRETS = {
  token: 'eyJ-the-token-of-ana',
  password: 'balcao-segredo-123',
  cookie: 'cookie-value-4711',
  challenge: 'the-challenge-of-ana',
  code: '271828',
  totpSecret: 'JBSWY3DPEHPK3PXP',
  firstCode: '314159',
  recoveryCode: 'k3v9-0r2m-7xqa-h5tz',
};

async function scriptedSession() {
  const host = createScriptedHost();
  const world = createFakeWorld({ fetch: host.fetch });
  const log: UnknownAction[] = [];
  const { ports } = world;
  const entry = createAppStore(ports, { enhancer: logActions(log) });
  const store = openDesk(entry, ports);
  const user = buildUser({ id: 'ana' });
  const chat = buildConversation({ id: 'chat-a', unreadCount: 1 });
  const account = buildCouponAccount({ applicatorId: 'ana' });
  const first = buildMessage({ body: 'oi' });
  host.script({
    login: () => ({ desafio: SECRETS.challenge, message: null }),
    loginCode: () => ({ token: SECRETS.token, user, message: null }),
    beginSecondFactor: () => ({
      segredo: SECRETS.totpSecret,
      uri: `otpauth://totp/a?secret=${SECRETS.totpSecret}`,
    }),
    activateSecondFactor: () => ({ codigos: { items: [SECRETS.recoveryCode], rejected: [] } }),
    listConversations: () => ({ items: [chat], rejected: [] }),
    getStatus: () => ({ connected: true, qr: null }),
    getCliente: () => buildCliente(),
    getEarnings: () => ({ success: true, ganhos: { pendente: 1, recebido: 2, total: 3 } }),
    getStatistics: () => ({ estatisticas: { online: true } }),
    getConversation: () => ({
      conversation: chat,
      messages: { items: [first], rejected: [] },
      notas: { items: [], rejected: [] },
      hasMore: false,
    }),
    markRead: () => ({ success: true, message: null }),
    sendMessage: ({ body, key }) => ({
      success: true,
      message: buildMessage({
        body: (body as { message: string }).message,
        fromMe: true,
        idempotencyKey: key,
      }),
    }),
    acceptOffer: () => ({ success: true, conversation: buildConversation({ id: 'chat-novo' }) }),
    setOnline: () => ({ success: true, online: true }),
    listOwnCoupons: () => ({ items: [account], rejected: [] }),
    pullCoupon: () => account,
    getCookies: () => ({ cookies_json: JSON.stringify([{ name: 'sid', value: SECRETS.cookie }]) }),
    finishAttendance: () => ({ success: true, message: null }),
  });

  await store.dispatch(startSession());
  const credentials = ports.vault.put({
    fields: { email: 'ana@balcao.test', senha: SECRETS.password },
  });
  const { data } = await store.dispatch(authApi.endpoints.login.initiate({ credentials }));
  if (data === undefined || isSignedIn(data)) throw new Error('No code was asked for');
  await store.dispatch(sendCode(data.challenge, SECRETS.code));
  world.socket().open();
  host.welcome(world.socket());
  await settle();
  store.dispatch(followOpenChat('chat-a'));
  await settle();
  store.dispatch(queueMessage('chat-a', 'bom dia'));
  await settle();
  expect(await store.dispatch(beginEnrolment())).toMatchObject({ segredo: SECRETS.totpSecret });
  const activated = await store.dispatch(activate(SECRETS.firstCode));
  expect(activated).toEqual({ codes: [SECRETS.recoveryCode] });
  host.push('newMessage', { chatId: 'chat-a', message: buildMessage(), conversation: null });
  const offer = buildOffer({
    agentesIds: { items: ['ana'], rejected: [] },
    expiraEm: world.clock.now() + 60_000,
  });
  host.push('nova_oferta_conversa', offer, () => undefined);
  store.dispatch(offerShown({ ofertaId: offer.ofertaId }));
  void store.dispatch(acceptOffer(offer.ofertaId));
  await settle();
  await store.dispatch(agentsApi.endpoints.setOnline.initiate({ online: true }));
  await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
  await store.dispatch(couponsApi.endpoints.getCookies.initiate({ id: account.id }));
  world.socket().sayRaw('status', { connected: 'talvez' }, { seq: 3 });
  host.forget();
  world.socket().drop();
  host.restart();
  host.script({ getStatus: () => NO_ANSWER });
  world.socket().open();
  host.welcome(world.socket());
  await settle();
  host.script({ getStatus: () => ({ connected: false, qr: 'x' }) });
  world.clock.advance(5_000);
  await settle();
  await store.dispatch(attendanceApi.endpoints.finishAttendance.initiate({ chatId: 'chat-a' }));
  world.clock.advance(2_000);
  await settle();
  return { host, log, store, world };
}

describe('a recorded session', () => {
  it('holds no password, token or cookie in any action or state, while each of them was used', async () => {
    const { host, log, store, world } = await scriptedSession();
    let state: RootState | undefined;
    const states = log.map((action) => (state = rootReducer(state, action)));
    const all = JSON.stringify([log, states, store.getState()]);
    expect(host.requests.some(({ token }) => token === SECRETS.token)).toBe(true);
    expect(world.deeds.copied.some((script) => script.includes(SECRETS.cookie))).toBe(true);
    for (const secret of Object.values(SECRETS)) expect(all).not.toContain(secret);
  });

  it('replays to the identical state and causes nothing', async () => {
    const { host, log, store, world } = await scriptedSession();
    expect(log.length).toBeGreaterThan(60);
    const before = {
      requests: host.requests.length,
      sockets: world.sockets.length,
      sent: world.socket().sent.length,
      deeds: JSON.stringify(world.deeds),
      stored: JSON.stringify([...world.browser.data]),
    };
    // The log and the state are copied at once: half a second later, by the real clock, RTK Query records its
    // subscriptions.
    const recorded = JSON.parse(JSON.stringify({ log, state: store.getState() })) as {
      log: UnknownAction[];
      state: unknown;
    };
    const replayed = legacy_createStore(rootReducer, instrument());
    replayed.liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: recorded.log,
    });
    await settle();
    expect(replayed.getState()).toEqual(recorded.state);
    expect({
      requests: host.requests.length,
      sockets: world.sockets.length,
      sent: world.socket().sent.length,
      deeds: JSON.stringify(world.deeds),
      stored: JSON.stringify([...world.browser.data]),
    }).toEqual(before);
  });

  it('reads like facts: the name of every action says where and what happened', async () => {
    const { log } = await scriptedSession();
    const own = [...new Set(log.map(({ type }) => type))].filter(
      (type) => !type.startsWith('api/'),
    );
    expect(own.filter((type) => !/^[a-zA-Z]+\/[a-zA-Z_]+$/.test(type))).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['realtime/newMessage', 'outbox/messageQueued']));
  });
});
