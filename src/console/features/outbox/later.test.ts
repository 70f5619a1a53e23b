import { selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle, type ConsoleSession } from '@/testing/consoleSession';
import { createFakeBrowser } from '@/testing/fakePorts';
import { createScriptedHost, HostError } from '@/testing/scriptedHost';

const user = buildUser({ id: 'ana' });
const conversations = ['chat-a', 'chat-b'].map((id) => buildConversation({ id }));

/** A live console whose host keeps keys and answers sends with these errors, one after the other, then takes them. */
async function refusing(errors: HostError[], more: Parameters<typeof openLiveConsole>[0] = {}) {
  const session = await openLiveConsole({
    user,
    conversations,
    host: createScriptedHost({ keepsKeys: true }),
    ...more,
  });
  session.host.script({
    sendMessage: ({ body, key }) => {
      const error = errors.shift();
      if (error) return error;
      const { message: text } = body as { message: string };
      const message = buildMessage({ body: text, fromMe: true, idempotencyKey: key });
      return { success: true, message };
    },
  });
  return session;
}

const statuses = ({ store }: ConsoleSession) =>
  selectOutbox(store.getState()).map(({ text, status }) => `${text}: ${status}`);
const sent = ({ host }: ConsoleSession) =>
  host.asked('sendMessage').map(({ body }) => (body as { message: string }).message);
const keys = ({ host }: ConsoleSession) => host.asked('sendMessage').map(({ key }) => key);
const arrived = ({ store }: ConsoleSession, chatId = 'chat-a') =>
  selectMessages(store.getState(), chatId).map(({ body }) => body);
async function advance({ world }: ConsoleSession, ms: number): Promise<void> {
  world.clock.advance(ms);
  await settle();
}

describe('a message that the host cannot take now', () => {
  it.each([429, 502, 503, 504])(
    'after %i waits for as long as it was asked, says nothing, and leaves with the same key',
    async (status) => {
      const session = await refusing([new HostError(status, undefined, { 'Retry-After': '8' })]);
      person.sends(session, 'chat-a', 'oi');
      await settle();
      expect(statuses(session)).toEqual(['oi: queued']);
      expect(session.world.deeds.notices).toEqual([]);
      await advance(session, 7_999);
      expect(sent(session)).toEqual(['oi']);
      await advance(session, 2_001);
      expect(statuses(session)).toEqual([]);
      expect(arrived(session)).toEqual(['oi']);
      expect(new Set(keys(session)).size).toBe(1);
      expect(sent(session)).toHaveLength(2);
    },
  );

  it('waits until the date that it was told', async () => {
    const now = (await openLiveConsole()).world.clock.now();
    const at = new Date(now + 20_000).toUTCString();
    const session = await refusing([new HostError(503, undefined, { 'Retry-After': at })]);
    person.sends(session, 'chat-a', 'oi');
    await settle();
    await advance(session, 18_000);
    expect(sent(session)).toHaveLength(1);
    await advance(session, 8_000);
    expect(arrived(session)).toEqual(['oi']);
  });

  it('is tried again with growing pauses when it was told nothing', async () => {
    const session = await refusing([503, 503, 503].map((status) => new HostError(status)));
    person.sends(session, 'chat-a', 'oi');
    await settle();
    for (const [attempts, pause] of [
      [2, 1_250],
      [3, 2_500],
      [4, 5_000],
    ] as const) {
      await advance(session, pause);
      expect(sent(session)).toHaveLength(attempts);
    }
    expect(arrived(session)).toEqual(['oi']);
  });

  it('keeps the order of its chat, holds up no other, and what is written later does not hurry it', async () => {
    const session = await refusing([new HostError(503, undefined, { 'Retry-After': '60' })]);
    person.sends(session, 'chat-a', 'um');
    await settle();
    person.sends(session, 'chat-a', 'dois');
    person.sends(session, 'chat-b', 'outra');
    await settle();
    expect(sent(session)).toEqual(['um', 'outra']);
    expect(statuses(session)).toEqual(['um: queued', 'dois: queued']);
    await advance(session, 75_000);
    expect(sent(session)).toEqual(['um', 'outra', 'um', 'dois']);
    expect(arrived(session)).toEqual(['um', 'dois']);
  });

  it.each([
    [
      'the socket comes back',
      (session: ConsoleSession) => {
        session.host.forget();
        session.world.socket().drop();
        session.world.socket().open();
        session.host.welcome(session.world.socket());
      },
    ],
    [
      'the host says that it is back',
      ({ host }: ConsoleSession) => host.push('disponibilidade', { disponivel: true }),
    ],
    ['WhatsApp is paired again', ({ host }: ConsoleSession) => host.push('ready', {})],
  ])('leaves at once when %s', async (_when, happens) => {
    const session = await refusing([new HostError(503, undefined, { 'Retry-After': '120' })]);
    person.sends(session, 'chat-a', 'oi');
    await settle();
    session.host.push('disponibilidade', { disponivel: false });
    await settle();
    expect(sent(session)).toHaveLength(1);
    happens(session);
    await settle();
    expect(arrived(session)).toEqual(['oi']);
    expect(new Set(keys(session)).size).toBe(1);
  });

  it('waits in every tab of the browser', async () => {
    const browser = createFakeBrowser();
    const errors = [new HostError(503, undefined, { 'Retry-After': '60' })];
    const one = await refusing(errors, { browser });
    const other = await refusing(errors, { browser, host: one.host });
    person.sends(one, 'chat-a', 'oi');
    await settle();
    await settle();
    expect([statuses(one), statuses(other)]).toEqual([['oi: queued'], ['oi: queued']]);
    await advance(other, 1_250);
    expect(sent(one)).toEqual(['oi']);
    await advance(other, 75_000);
    expect(sent(one)).toEqual(['oi', 'oi']);
    expect([statuses(one), statuses(other)]).toEqual([[], []]);
  });

  it.each([502, 504])(
    'is ‘falhou’ after %i on a host that never kept a key: it may have arrived',
    async (status) => {
      const session = await openLiveConsole({ user, conversations });
      session.host.script({ sendMessage: () => new HostError(status) });
      person.sends(session, 'chat-a', 'oi');
      await settle();
      await advance(session, 120_000);
      expect(statuses(session)).toEqual(['oi: failed']);
      expect(sent(session)).toHaveLength(1);
    },
  );

  it.each([429, 503])('is tried again after %i on any host: it did not take it', async (status) => {
    const session = await openLiveConsole({ user, conversations });
    session.host.script({ sendMessage: () => new HostError(status) });
    person.sends(session, 'chat-a', 'oi');
    await settle();
    expect(statuses(session)).toEqual(['oi: queued']);
    await advance(session, 1_250);
    expect(sent(session)).toHaveLength(2);
  });
});
