/** A long session with all that has been hard to replay, recorded; and the words in it that no recording may hold. */
import type { AuditEntry } from '@/contract/entities/audit';
import type { Conversation } from '@/contract/entities/conversation';
import { attendanceApi } from '@/console/api/attendance';
import { auditApi } from '@/console/api/audit';
import { couponsApi } from '@/console/api/coupons';
import { pageVisibilityChanged } from '@/console/entities/attention/attentionSlice';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { offerShown } from '@/console/entities/offers/offersSlice';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { openDesk } from '@/console/app/desk/openDesk';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { acceptOffer } from '@/console/features/offers/acceptOffer';
import { startSession } from '@/console/features/session/start';
import { pageLoaded, toastShown } from '@/console/recording/marks';
import type { Recorder } from '@/console/recording/recorder';
import { buildCliente } from './builders/cliente';
import { buildConversation } from './builders/conversation';
import { buildCouponAccount } from './builders/coupon';
import { buildMessage } from './builders/message';
import { buildOffer } from './builders/offer';
import { buildGanhos, buildUser } from './builders/user';
import { settle } from './consoleSession';
import { createFakeBrowser, createFakeWorld, type FakeBrowser } from './fakePorts';
import { liveRecorder, type LiveStep } from './recordedStore';
import { createScriptedHost, HostError, type ScriptedHost } from './scriptedHost';

/** What the people of the session are called, wrote, and can be reached by: each only there. */
export const PERSONAL = {
  customer: 'Marlene Quitéria',
  phone: '5511987654321',
  address: 'Travessa Jacarandá 4711, Vila Ipojuca',
  agent: 'Ana Thomazini',
  agentMail: 'ana.thomazini@example.test',
  agentPhone: '11955512345',
  pixKey: 'a-da-thomazini',
  account: 'cremosa.azul@example.test',
  message: 'moro atrás da padaria Estrelinha',
  typed: 'o portão abre com borboleta',
  sent: 'combinado, dona Marlene',
  picture: 'https://retratos.example.test/quiteria-77.jpg',
  offered: 'Juscelino Ambrósio',
  restaurant: 'Cantina Zucchini',
} as const;

const CHAT = `${PERSONAL.phone}@c.us`;
const OTHER = '5521912345678@c.us';
const GONE = '5531998877665@c.us';

/** One load of the page: what its recorder holds, and each live state. */
export interface CraftedLoad {
  recorder: Recorder;
  steps: LiveStep[];
}

const customer = (id: string, overrides: Partial<Conversation> = {}) =>
  buildConversation({
    id,
    number: id.replace(/@.*/, ''),
    lastMessageTime: 1_000 + Number(id.slice(4, 9)),
    ...overrides,
  });

const auditOf = (id: string): AuditEntry => ({
  id,
  em: 1_000,
  ator: { id: 'ana-7', nome: PERSONAL.agent, email: PERSONAL.agentMail },
  ato: 'pedido.devolver',
  objeto: { tipo: 'pedido', id: 'p-1', nome: PERSONAL.customer, email: null },
  detalhes: { items: [], rejected: [] },
});

function scriptHost(host: ScriptedHost): void {
  const user = buildUser({
    id: 'ana-7',
    nome: PERSONAL.agent,
    email: PERSONAL.agentMail,
    telefone: PERSONAL.agentPhone,
    chavePix: PERSONAL.pixKey,
    online: true,
  });
  const chats = [
    customer(CHAT, { name: PERSONAL.customer, profilePicUrl: PERSONAL.picture, unreadCount: 2 }),
    customer(OTHER),
    customer(GONE),
  ];
  host.script({
    getProfile: () => ({ user, message: null, contasPendentes: null }),
    listConversations: () => ({ items: chats, rejected: [] }),
    getStatus: () => ({ connected: true, qr: null }),
    getEarnings: () => ({ success: true, ganhos: buildGanhos() }),
    getStatistics: () => ({ estatisticas: { online: true } }),
    getIndicacoes: () => new HostError(404),
    listPedidosOfCliente: () => ({ items: [], rejected: [] }),
    getCliente: () =>
      buildCliente({
        nomeCompleto: PERSONAL.customer,
        enderecoEntrega: PERSONAL.address,
        restaurante: PERSONAL.restaurant,
        imagemPedidoUrl: PERSONAL.picture,
      }),
    getConversation: ({ params }) => ({
      conversation: chats.find(({ id }) => id === params['id']) ?? customer(CHAT),
      messages: { items: [buildMessage({ body: PERSONAL.message })], rejected: ['3.timestamp'] },
      notas: { items: [], rejected: [] },
      hasMore: true,
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
    acceptOffer: () => ({ success: true, conversation: customer('5541933221100@c.us') }),
    listOwnCoupons: () => ({
      items: [buildCouponAccount({ email: PERSONAL.account, applicatorId: 'ana-7' })],
      rejected: [],
    }),
    getCouponPool: () => ({
      items: [{ value: 2000, count: 3 }],
      rejected: [],
      totalCouponsQuantity: 3,
    }),
    listAudit: ({ query }) => ({
      registros: {
        items: [auditOf(query['antes'] === undefined ? 'first' : 'second')],
        rejected: [],
      },
      temMais: query['antes'] === undefined,
    }),
    finishAttendance: () => new HostError(409, { message: `${PERSONAL.customer} já saiu.` }),
  });
}

/** Loads the page: a new store in the same browser. */
async function load(host: ScriptedHost, browser: FakeBrowser) {
  const world = createFakeWorld({ fetch: host.fetch, browser });
  const { recorder, steps } = liveRecorder(() => world.clock.now());
  const entry = createAppStore(world.ports, { enhancer: recorder.enhancer });
  const address = { screen: '/dashboard', query: { chat: CHAT } };
  recorder.mark(pageLoaded({ address, width: 1500, height: 900 }));
  const store = openDesk(entry, world.ports);
  await store.dispatch(startSession());
  await settle();
  const connect = async () => {
    world.socket().open();
    host.welcome(world.socket());
    await settle();
  };
  return { connect, recorder, steps, store, world };
}

/** Dispatches within the notice of another action, as a subscriber does. */
function dispatchWithin(store: AppStore): void {
  const stop = store.subscribe(() => {
    stop();
    store.dispatch(draftChanged({ chatId: CHAT, draft: PERSONAL.typed }));
  });
  store.dispatch(draftChanged({ chatId: CHAT, draft: PERSONAL.typed.slice(0, -1) }));
}

/**
 * Plays the session: a nested dispatch, a broken connection that is resumed and one that is not, a chat that is taken
 * away while it is open, a forced sign-out and a sign-in, and a reload in the middle of it all.
 *
 * @returns what was recorded of each load of the page
 */
export async function playCraftedSession(): Promise<CraftedLoad[]> {
  const host = createScriptedHost();
  const browser = createFakeBrowser();
  scriptHost(host);
  createFakeWorld({ browser }).ports.tokens.set('token-of-ana');

  const first = await load(host, browser);
  const { store, world } = first;
  await first.connect();
  store.dispatch(followOpenChat(CHAT));
  await settle();
  dispatchWithin(store);
  store.dispatch(queueMessage(CHAT, PERSONAL.sent));
  await settle();
  host.push('newMessage', {
    chatId: CHAT,
    message: buildMessage({
      body: PERSONAL.message,
      author: PERSONAL.phone,
      hasMedia: true,
      media: { url: PERSONAL.picture, mimetype: 'image/jpeg' },
    }),
    conversation: { id: CHAT, lastMessage: PERSONAL.message, estadoFluxo: 'aguardando_nome' },
  });
  host.push('clienteUpdated', {
    chatId: CHAT,
    cliente: buildCliente({ enderecoEntrega: PERSONAL.address }),
  });
  const offer = buildOffer({
    agentesIds: { items: ['ana-7'], rejected: [] },
    clienteNome: PERSONAL.offered,
    expiraEm: world.clock.now() + 60_000,
  });
  host.push('nova_oferta_conversa', offer, () => undefined);
  store.dispatch(offerShown({ ofertaId: offer.ofertaId }));
  await store.dispatch(acceptOffer(offer.ofertaId));
  await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana-7' }));
  await store.dispatch(couponsApi.endpoints.getCouponPool.initiate());
  store.dispatch(
    couponsApi.util.updateQueryData('listOwnCoupons', { userId: 'ana-7' }, ({ items }) => {
      items.push(buildCouponAccount({ email: PERSONAL.account, applicatorId: 'ana-7' }));
    }),
  );
  await store.dispatch(auditApi.endpoints.listAudit.initiate({}));
  await store.dispatch(auditApi.endpoints.listAudit.initiate({}, { direction: 'forward' }));
  store.dispatch(
    accountLinked({
      email: PERSONAL.account,
      link: { chatId: CHAT, nome: PERSONAL.customer, numero: PERSONAL.phone },
    }),
  );
  await store.dispatch(attendanceApi.endpoints.finishAttendance.initiate({ chatId: CHAT }));
  first.recorder.mark(
    toastShown({ variant: 'info', text: PERSONAL.customer, noticeKey: CHAT, durationMs: null }),
  );

  // Broken and resumed.
  host.forget();
  world.socket().drop();
  host.push('conversationUpdated', { id: OTHER, unreadCount: 4 });
  world.clock.advance(5_000);
  await first.connect();

  // The chat is open that is taken away.
  store.dispatch(followOpenChat(GONE));
  await settle();
  host.push('conversationDeleted', { chatId: GONE });
  await settle();

  // An unreadable event takes a number that the host does not know it gave.
  world.socket().sayRaw('status', { connected: 'talvez' }, { seq: host.seq + 1 });

  // Broken, and another stream begins.
  host.forget();
  world.socket().drop();
  host.restart();
  world.clock.advance(5_000);
  await first.connect();
  store.dispatch(pageVisibilityChanged({ visible: false }));

  // Reloaded.
  const second = await load(host, browser);
  await second.connect();
  second.store.dispatch(followOpenChat(CHAT));
  await settle();

  // Signed out by the host, and in again.
  host.push('auth_error', { message: '' });
  await settle();
  second.world.ports.tokens.set('another-token-of-ana');
  await second.store.dispatch(startSession());
  await settle();
  await second.connect();
  host.push('newMessage', { chatId: OTHER, message: buildMessage(), conversation: null });
  await settle();
  return [first, second].map(({ recorder, steps }) => ({ recorder, steps }));
}
