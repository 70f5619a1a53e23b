import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { ALL_FEATURES } from '@/contract/features';
import { sessions, users } from '@/server/db/schema';
import {
  nextEvent,
  startTestServer,
  type PersonName,
  type TestServer,
} from '@/testing/startTestServer';
import { seedChat } from '@/testing/seedChat';
import { SESSION_CHECK_MS } from './gateway';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Heard = [name: string, payload: unknown, meta?: unknown];
interface Place {
  streamId: string;
  seq: number;
}

/** A socket and everything that it receives, in order. */
function listen(): { socket: Socket; heard: Heard[]; names: () => string[] } {
  const socket = server.connect();
  const heard: Heard[] = [];
  socket.onAny((...said: Heard) => heard.push(said));
  return { socket, heard, names: () => heard.map(([name]) => name) };
}

const tokenOf = (as: PersonName) => server.signIn(as);

/** An authenticated socket. Without a place it starts anew, and its first snapshot has arrived. */
async function signIn(
  as: PersonName,
  place?: Place,
  until = place ? 'authenticated' : 'conversations',
) {
  const one = listen();
  const begun = nextEvent(one.socket, until);
  const from = place ? { streamId: place.streamId, lastSeq: place.seq } : {};
  one.socket.emit('authenticate', { token: await tokenOf(as), ...from });
  await begun;
  return one;
}

/** The stream position of a socket that just signed in. */
function placeOf({ heard }: { heard: Heard[] }): Place {
  const authenticated = heard.find(([name]) => name === 'authenticated');
  return authenticated![1] as Place;
}

/** Publishes an event to Ana without waiting for anything. */
const tellAna = (chatId: string) =>
  server.publish((emit) => emit.toUser(server.people.ana.id, 'conversationDeleted', { chatId }));

const closed = (socket: Socket) => nextEvent(socket, 'disconnect');

describe('authenticating', () => {
  it('answers with the person and the stream, then status and conversations without a number', async () => {
    const chatId = await seedChat(server, { number: '5511911111111', agent: 'ana' });
    const { heard } = await signIn('ana');
    const { streamId, seq } = placeOf({ heard });
    expect(heard).toEqual([
      [
        'authenticated',
        {
          userId: server.people.ana.id,
          isAdmin: false,
          serverTime: new Date(server.clock.now()).toISOString(),
          streamId,
          seq,
          keepsKeys: true,
          recursos: ALL_FEATURES,
          resumed: false,
        },
      ],
      ['status', { connected: true, qr: null }],
      ['conversations', [expect.objectContaining({ id: chatId })], { asOf: `${streamId}:${seq}` }],
    ]);
  });

  it.each([
    ['no token', {}],
    ['a token that is none', { token: 'none' }],
    ['something else', 'token'],
    ['nothing', undefined],
    ['a number for a place', { token: 'x', streamId: 7 }],
  ])('refuses %s, and ends the connection', async (_name, said) => {
    const { socket, heard } = listen();
    const end = closed(socket);
    socket.emit('authenticate', said);
    expect(await end).toBe('io server disconnect');
    expect(heard).toEqual([['auth_error', { message: 'Token inválido' }]]);
  });

  it('refuses a token whose person was signed out everywhere', async () => {
    const { socket, heard } = listen();
    const end = closed(socket);
    const token = await tokenOf('bruno');
    await server.parts.db.delete(sessions).where(eq(sessions.userId, server.people.bruno.id));
    socket.emit('authenticate', { token });
    await end;
    expect(heard).toEqual([['auth_error', { message: 'Token inválido' }]]);
  });

  it('sends nothing to a socket that has not authenticated', async () => {
    const { heard } = listen();
    const ana = await signIn('ana');
    const told = nextEvent(ana.socket, 'ready');
    await server.publish((emit) => emit.toEveryone('ready', {}));
    await told;
    expect(heard).toEqual([]);
  });

  it('closes a socket that sends nothing for long', async () => {
    const { socket } = listen();
    await nextEvent(socket, 'connect');
    const end = closed(socket);
    server.clock.advance(20_000);
    await end;
  });
});

describe('the numbered stream', () => {
  it('gives the same number on all tabs of a person', async () => {
    const [one, other] = [await signIn('ana'), await signIn('ana')];
    const both = [
      nextEvent(one.socket, 'conversationDeleted'),
      nextEvent(other.socket, 'conversationDeleted'),
    ];
    await tellAna('x');
    await Promise.all(both);
    expect(one.heard.at(-1)).toEqual([
      'conversationDeleted',
      { chatId: 'x' },
      { seq: placeOf(other).seq + 1 },
    ]);
    expect(other.heard.at(-1)).toEqual(one.heard.at(-1));
  });

  it('sends the missed events in order, then authenticated, then live events', async () => {
    const before = await signIn('ana');
    const { streamId, seq } = placeOf(before);
    before.socket.disconnect();
    await tellAna('a');
    await tellAna('b');
    const after = await signIn('ana', { streamId, seq });
    const live = nextEvent(after.socket, 'conversationDeleted');
    await tellAna('c');
    await live;
    expect(after.heard).toEqual([
      ['conversationDeleted', { chatId: 'a' }, { seq: seq + 1 }],
      ['conversationDeleted', { chatId: 'b' }, { seq: seq + 2 }],
      ['authenticated', expect.objectContaining({ streamId, seq: seq + 2, resumed: true })],
      ['conversationDeleted', { chatId: 'c' }, { seq: seq + 3 }],
    ]);
  });

  it('starts anew for an unknown position, with a snapshot', async () => {
    const after = await signIn('ana', { streamId: 'of-another-life', seq: 3 }, 'conversations');
    expect(after.heard[0]).toMatchObject(['authenticated', { resumed: false }]);
    expect(after.names()).toEqual(['authenticated', 'status', 'conversations']);
  });

  describe('for a console that has read and heard nothing yet (wire: first-place)', () => {
    const signInAfterReading = async (lido: string | null, until: string) => {
      const one = listen();
      const begun = nextEvent(one.socket, until);
      one.socket.emit('authenticate', { token: await tokenOf('ana'), lido });
      await begun;
      return one;
    };
    const readAt = async () => {
      const answer = await server.request('GET', '/api/conversations', { as: 'ana' });
      return answer.headers.get('X-Stream-Seq');
    };

    it('goes on from where its answers stand, and sends no list', async () => {
      const place = await readAt();
      await tellAna('since');
      const { heard } = await signInAfterReading(place, 'authenticated');
      const seq = Number(place?.split(':')[1]) + 1;
      expect(heard).toEqual([
        ['conversationDeleted', { chatId: 'since' }, { seq }],
        ['authenticated', expect.objectContaining({ seq, resumed: true })],
      ]);
    });

    it.each(['of-another-life:3', 'nonsense', null])('starts anew from %p', async (place) => {
      const { names } = await signInAfterReading(place, 'conversations');
      expect(names()).toEqual(['authenticated', 'status', 'conversations']);
    });
  });

  it('is the stream that REST responses name', async () => {
    const { streamId, seq } = placeOf(await signIn('ana'));
    const answer = await server.request('GET', '/api/conversations', { as: 'ana' });
    expect(answer.headers.get('X-Stream-Seq')).toBe(`${streamId}:${seq}`);
  });

  it('counts the last attempt when a socket authenticates twice, and sends each event once', async () => {
    const { socket, heard } = await signIn('ana');
    const again = nextEvent(socket, 'conversations');
    socket.emit('authenticate', { token: await tokenOf('ana') });
    await again;
    const told = nextEvent(socket, 'conversationDeleted');
    await tellAna('once');
    await told;
    const toldAgain = nextEvent(socket, 'conversationDeleted');
    await tellAna('and after');
    await toldAgain;
    const chats = heard.filter(([name]) => name === 'conversationDeleted').map(([, said]) => said);
    expect(chats).toEqual([{ chatId: 'once' }, { chatId: 'and after' }]);
  });
});

describe('an offer on screen', () => {
  it('is acknowledged by the tab that shows it', async () => {
    const { socket } = await signIn('ana');
    const acknowledged = new Promise((resolve) => {
      server.parts.presence.onAcknowledged((...told) => resolve(told));
    });
    socket.on('nova_oferta_conversa', (_offer: unknown, _meta: unknown, acknowledge: () => void) =>
      acknowledge(),
    );
    await server.publish((emit) =>
      emit.toUser(server.people.ana.id, 'nova_oferta_conversa', {
        ofertaId: 'o1',
        agentesIds: { items: [server.people.ana.id], rejected: [] },
        clienteNome: 'Zé',
        mensagem: '',
        expiraEm: server.clock.now() + 60_000,
        chatId: null,
        agenteId: null,
        valorDesejado: null,
        comissao: null,
        esperaDesde: null,
        transferencia: null,
      }),
    );
    expect(await acknowledged).toEqual(['o1', server.people.ana.id]);
  });
});

describe('the end of a session', () => {
  it('comes when the token expires', async () => {
    const { socket, heard } = await signIn('ana');
    const end = closed(socket);
    server.clock.advance(server.parts.settings.sessionMaxMs);
    await end;
    expect(heard.at(-1)).toEqual(['auth_error', { message: 'Token inválido' }]);
  });

  it('comes soon after the person was signed out everywhere', async () => {
    const { socket } = await signIn('financeiro');
    const other = await signIn('ana');
    const end = closed(socket);
    await server.parts.db.delete(sessions).where(eq(sessions.userId, server.people.financeiro.id));
    server.clock.advance(SESSION_CHECK_MS);
    await end;
    expect(other.socket.connected).toBe(true);
  });

  it('lets the client come back with other rights when those changed', async () => {
    const { socket } = await signIn('bruno');
    const end = closed(socket);
    await server.parts.db
      .update(users)
      .set({ isAdmin: true })
      .where(eq(users.id, server.people.bruno.id));
    server.clock.advance(SESSION_CHECK_MS);
    // The transport closed, not a disconnect by the server: after that a client reconnects by itself.
    expect(await end).toBe('transport close');
    expect((await signIn('bruno')).heard[0]).toMatchObject(['authenticated', { isAdmin: true }]);
  });

  it('is not caused by /sim/drop-sockets: the client comes back and resumes', async () => {
    const { socket, heard } = await signIn('ana');
    const end = closed(socket);
    await server.request('POST', '/sim/drop-sockets', { as: 'admin', body: {} });
    expect(await end).toBe('transport close');
    await tellAna('meanwhile');
    const after = await signIn('ana', placeOf({ heard }));
    expect(after.names()).toEqual(['conversationDeleted', 'authenticated']);
  });
});

describe('a hostile socket', () => {
  it('is closed when it sends more than a real client would', async () => {
    const { socket } = await signIn('ana');
    const end = closed(socket);
    for (let n = 0; n < 1_000; n += 1) socket.emit('noise', n);
    await end;
  });

  it('is closed when it sends a large message', async () => {
    const { socket } = await signIn('ana');
    const end = closed(socket);
    socket.emit('authenticate', { token: 'x'.repeat(100_000) });
    await end;
  });

  it('leaves the server answering', async () => {
    expect(await server.request('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  });
});
