/**
 * Sends each event in more than twenty wrong forms (wire: one-bad-element). The console must keep working,
 * count what it rejects by name and path, and apply the next valid event.
 */
import { NO_FEATURES } from '@/contract/features';
import { EVENTS, type EventName, type EventPayload } from '@/contract/events';
import { writeEvent } from '@/contract/writeEvent';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import {
  selectQr,
  selectServerOffset,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectMessages, selectNotes } from '@/console/entities/messages/messagesSelectors';
import { selectOpenOfferIds } from '@/console/entities/offers/offersSlice';
import {
  selectEarnings,
  selectSessionStatus,
  selectUser,
} from '@/console/entities/session/sessionSelectors';
import {
  MALFORMATION_NAMES,
  MALFORMATIONS,
  type Malformation,
} from '@/testing/arbitraries/malformed';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildNote } from '@/testing/builders/note';
import { buildOffer } from '@/testing/builders/offer';
import { buildAdmin, buildGanhos, buildUser } from '@/testing/builders/user';
import { hostlessConsole, person } from '@/testing/consoleSession';

type Console = Awaited<ReturnType<typeof hostlessConsole>>;

const agent = buildUser({ id: 'ana', online: true });
const admin = buildAdmin({ id: 'chefe' });
const chat = buildConversation({ id: 'chat-a', name: 'Rita Segredo', unreadCount: 2 });
const newcomer = buildConversation({ id: 'chat-z', name: 'Rita Segredo' });
const cliente = buildCliente({ nomeCompleto: 'Rita Segredo' });
const offer = buildOffer({
  ofertaId: 'oferta-1',
  agentesIds: { items: ['ana'], rejected: [] },
  clienteNome: 'Rita Segredo',
  expiraEm: Date.UTC(2027, 0),
});
const payment = {
  pedidoId: 'p1',
  chatId: 'chat-a',
  agenteId: 'ana',
  clienteNome: 'Rita Segredo',
  valor: 870,
};
const ganhos = buildGanhos({ pendente: 4_321 });

interface Row<N extends EventName> {
  /** A valid payload. */
  good: EventPayload<N>;
  /** True when the valid event had the effect that its rule demands (wire: events). */
  worked: (console: Console) => boolean;
  /** The malformations that are accepted nevertheless (wire: reading-tolerant). */
  reads?: readonly Malformation[];
  /** The malformations that cost only items of the event's list. */
  leavesOut?: readonly Malformation[];
}

/** An event without a payload ignores its argument, so it accepts every malformation. */
const ANY: readonly Malformation[] = MALFORMATION_NAMES;
/** The values are texts, or are read as texts. They are valid wherever any text is. */
const TEXTS: readonly Malformation[] = [
  '‘NaN’ for every value',
  'a number beyond all for every value',
  'an empty text for every value',
  '‘..’ for every value',
  'a text of 100,000 letters for every value',
  'half a character for every value',
];
/** The payload has no known key. That is valid for an event whose keys are all optional. */
const NOTHING_KNOWN: readonly Malformation[] = [
  'an empty object',
  'itself one level too deep',
  'null for every value',
  "the prototype's keys",
];
/** An event whose payload is a list: the list can be read, its items cannot. */
const LIST = {
  reads: ['an empty list'],
  leavesOut: [
    ...TEXTS,
    'a list around it',
    'null for every value',
    'an object for every value',
    'a list for every value',
    'lists 50,000 deep for every value',
  ],
} as const satisfies Partial<Row<'conversations'>>;

const now = ({ store }: Console) => store.getState();
const notices = ({ world }: Console) => world.deeds.notices.map(({ text }) => text).join();

const rows: { [N in EventName]: Row<N> } = {
  authenticated: {
    good: {
      userId: 'ana',
      isAdmin: false,
      serverTime: Date.UTC(2026, 10, 21, 13),
      streamId: 'stream-1',
      seq: 9,
      resumed: false,
      keepsKeys: true,
      recursos: NO_FEATURES,
    },
    worked: (console) => selectServerOffset(now(console)) === 3_600_000,
    reads: NOTHING_KNOWN,
  },
  disponibilidade: {
    good: { disponivel: false },
    worked: (console) => selectSyncState(now(console)) === 'unavailable',
  },
  auth_error: {
    good: { message: 'não' },
    worked: (console) => selectSessionStatus(now(console)) === 'signedOut',
    reads: [...NOTHING_KNOWN, ...TEXTS],
  },
  status: {
    good: { connected: false, qr: 'codigo' },
    worked: (console) => selectQr(now(console)) === 'codigo',
  },
  qrCode: {
    good: { qr: 'codigo' },
    worked: (console) => selectQr(now(console)) === 'codigo',
    // The payload may be the bare code, without an object around it.
    reads: [...TEXTS, 'a text', 'itself as JSON text'],
  },
  ready: {
    good: {},
    worked: (console) => now(console).connection.whatsapp.connected === true,
    reads: ANY,
  },
  pagamentoAprovado: { good: payment, worked: (console) => /Rita.*8,70/.test(notices(console)) },
  pagamentoExpirado: { good: payment, worked: (console) => notices(console).includes('Rita') },
  pagamentoAtrasado: { good: payment, worked: (console) => notices(console).includes('Rita') },
  pedidoReembolsado: {
    good: { ...payment, peloBanco: false },
    worked: (console) => notices(console).includes('Rita'),
  },
  dadosLimpos: {
    good: {},
    worked: (console) => selectConversationIds(now(console)).length === 0,
    reads: ANY,
  },
  conversations: {
    good: { items: [newcomer], rejected: [] },
    worked: (console) => selectConversationIds(now(console)).join() === 'chat-z',
    ...LIST,
  },
  conversationsSync: {
    good: { items: [newcomer], rejected: [] },
    worked: (console) => selectConversationIds(now(console)).join() === 'chat-z',
    ...LIST,
  },
  newMessage: {
    good: { chatId: 'chat-a', message: buildMessage({ id: 'm1' }), conversation: null },
    worked: (console) => selectMessages(now(console), 'chat-a').some(({ id }) => id === 'm1'),
  },
  novaNota: {
    good: { chatId: 'chat-a', nota: buildNote({ id: 'n1' }) },
    worked: (console) => selectNotes(now(console), 'chat-a').some(({ id }) => id === 'n1'),
  },
  transferenciaEncerrada: {
    good: { chatId: 'chat-a', resultado: 'recusada', para: null, conta: null },
    worked: (console) => selectConversation(now(console), 'chat-a')?.transferencia === null,
  },
  atendimento_finalizado: {
    good: { chatId: 'chat-a' },
    worked: (console) => selectConversation(now(console), 'chat-a') === null,
    // 'NaN' is a valid id.
    reads: ['‘NaN’ for every value'],
  },
  conversationUpdated: {
    good: {
      id: 'chat-a',
      unreadCount: 7,
      name: 'Rita Segredo',
      lastMessageTime: 1_750_000_000_000,
    },
    worked: (console) => selectConversation(now(console), 'chat-a')?.unreadCount === 7,
  },
  conversationDeleted: {
    good: { chatId: 'chat-a' },
    worked: (console) => selectConversation(now(console), 'chat-a') === null,
    // 'NaN' is a valid id.
    reads: ['‘NaN’ for every value'],
  },
  agente_status_mudou: {
    good: { agenteId: 'ana', online: false, motivo: 'manual' },
    worked: (console) => selectUser(now(console))?.online === false,
  },
  contaAtualizada: {
    good: { userId: 'ana', estado: 'ativo', isAdmin: false, removida: false, chavePixMudou: false },
    // It changes nothing by itself: the profile is read again, and this console has no host.
    worked: (console) => selectUser(now(console))?.id === 'ana',
  },
  ganhos_atualizados: {
    good: { agenteId: 'ana', ganhos },
    worked: (console) => selectEarnings(now(console))?.pendente === 4_321,
  },
  clienteUpdated: {
    good: { chatId: 'chat-a', cliente },
    worked: (console) => selectCliente(now(console), 'chat-a')?.nomeCompleto === 'Rita Segredo',
  },
  pagamentoPagoAtualizado: {
    good: { chatId: 'chat-a', pagamentoPago: true },
    worked: (console) => selectConversation(now(console), 'chat-a')?.pagamentoPago === true,
  },
  nova_oferta_conversa: {
    good: offer,
    worked: (console) => selectOpenOfferIds(now(console)).join() === 'oferta-1',
  },
  oferta_aceita: {
    good: { ofertaId: 'oferta-held', agenteId: 'bruno' },
    worked: (console) => selectOpenOfferIds(now(console)).length === 0,
    reads: ['‘NaN’ for every value'],
  },
  oferta_expirada: {
    good: { ofertaId: 'oferta-held', agentesIds: { items: ['ana'], rejected: [] } },
    worked: (console) => selectOpenOfferIds(now(console)).length === 0,
  },
  conversaAceita: {
    good: { chatId: 'chat-z', conversation: newcomer },
    worked: (console) => selectConversation(now(console), 'chat-z') !== null,
  },
  novaConversaAdmin: {
    good: newcomer,
    worked: (console) => selectConversation(now(console), 'chat-z') !== null,
  },
};

/** A live console with the chat open. It also holds an offer if the event under test ends one. */
async function live(name: EventName): Promise<Console> {
  const console = await hostlessConsole(name === 'novaConversaAdmin' ? admin : agent);
  const socket = console.world.socket();
  socket.open();
  const stream = {
    streamId: 'stream-1',
    seq: 0,
    resumed: false,
    keepsKeys: true,
    recursos: NO_FEATURES,
  };
  socket.say('authenticated', { userId: null, isAdmin: false, serverTime: null, ...stream });
  socket.say('conversations', { items: [chat], rejected: [] }, { asOf: 'stream-1:0' });
  person.opensChat(console, 'chat-a');
  if (name === 'oferta_aceita' || name === 'oferta_expirada') {
    socket.say('nova_oferta_conversa', { ...offer, ofertaId: 'oferta-held' }, { seq: 1 });
  }
  return console;
}

const nextSeq = (console: Console) => (now(console).connection.stream?.seq ?? 0) + 1;

/** These malform only the arguments after the payload, so the event stays readable. */
const BESIDE: readonly Malformation[] = [
  'a place that is none',
  'more arguments than were asked for',
];

function expected({ reads, leavesOut }: Row<EventName>, kind: Malformation) {
  if (BESIDE.includes(kind) || reads?.includes(kind)) return 'read';
  return leavesOut?.includes(kind) ? 'items left out' : 'rejected';
}

function outcome(name: EventName, console: Console) {
  const { rejected } = now(console).connection;
  if (Object.hasOwn(rejected, name)) return 'rejected';
  return Object.hasOwn(rejected, `realtime/${name}`) ? 'items left out' : 'read';
}

describe.each(Object.keys(EVENTS) as EventName[])('%s', (name) => {
  const row = rows[name] as Row<EventName>;
  const wire = JSON.parse(JSON.stringify(writeEvent(name, row.good) ?? null)) as unknown;

  it.each(MALFORMATION_NAMES)('as %s', async (kind) => {
    const console = await live(name);
    const { world } = console;
    const before = now(console);
    world.socket().sayRaw(name, ...MALFORMATIONS[kind](wire, nextSeq(console)));

    const { conversations, clientes, offers, session, connection } = now(console);
    expect(outcome(name, console)).toBe(expected(row, kind));
    expect(JSON.stringify(connection.rejected)).not.toContain('Segredo');
    if (expected(row, kind) === 'rejected') {
      const path = expect.stringMatching(/^([\w.]+|\(root\))$/) as string;
      expect(connection.rejected[name]).toMatchObject({ count: 1, lastPath: path });
      expect({ conversations, clientes, offers, session }).toEqual({
        conversations: before.conversations,
        clientes: before.clientes,
        offers: before.offers,
        session: before.session,
      });
      expect(world.deeds.notices).toEqual([]);
    }

    world.socket().sayRaw(name, wire, { seq: nextSeq(console) });
    expect(row.worked(console)).toBe(true);
  });
});
