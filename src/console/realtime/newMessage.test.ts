import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole, person, settle, type ConsoleSession } from '@/testing/consoleSession';

const chat = buildConversation({ id: 'chat-a', unreadCount: 2 });
const other = buildConversation({ id: 'chat-b' });
const message = buildMessage({ body: 'oi', timestamp: chat.lastMessageTime! + 5_000 });

const asAgent = () => openLiveConsole({ conversations: [chat, other] });
const state = ({ store }: ConsoleSession) => store.getState();

describe('a new message', () => {
  it('does not count in the open, visible chat, and counts when the page is hidden', async () => {
    const session = await asAgent();
    session.held.messages['chat-a'] = [];
    person.opensChat(session, 'chat-a');
    session.host.push('newMessage', { chatId: 'chat-a', message, conversation: null });
    expect(selectConversation(state(session), 'chat-a')?.unreadCount).toBe(0);
    session.world.page.show(false);
    session.host.push('newMessage', {
      chatId: 'chat-a',
      message: { ...message, id: 'next' },
      conversation: null,
    });
    expect(selectConversation(state(session), 'chat-a')?.unreadCount).toBe(1);
  });

  it("neither counts nor sounds when it is one's own", async () => {
    const session = await asAgent();
    const own = { ...message, fromMe: true };
    session.host.push('newMessage', { chatId: 'chat-a', message: own, conversation: null });
    expect(selectConversation(state(session), 'chat-a')).toMatchObject({
      lastMessage: 'oi',
      unreadCount: 2,
    });
    expect(session.world.deeds.sounds).toEqual([]);
  });

  it('counts once: a repeat changes nothing and plays no sound', async () => {
    const session = await asAgent();
    session.host.push('newMessage', { chatId: 'chat-a', message, conversation: null });
    const before = state(session);
    session.world.clock.advance(5_000);
    session.world
      .socket()
      .say('newMessage', { chatId: 'chat-a', message, conversation: null }, { seq: 1 });
    expect(state(session)).toBe(before);
    expect(session.world.deeds.sounds).toEqual(['notification']);
  });

  it.each([[true], [false]])(
    'becomes the last one and counts when it is of the same second as a list in milliseconds (numbered host: %s)',
    async (numbers) => {
      // Hosts write a message's time in whole seconds (wire: reading-times), and some the list's in milliseconds.
      const second = chat.lastMessageTime!;
      const inMs = { ...chat, lastMessageTime: second + 700 };
      const session = await openLiveConsole({ conversations: [inMs, other], numbers });
      const quick = buildMessage({ body: 'logo depois', timestamp: second });
      session.host.push('newMessage', { chatId: 'chat-a', message: quick, conversation: null });
      expect(selectConversation(state(session), 'chat-a')).toMatchObject({
        lastMessage: 'logo depois',
        lastMessageTime: second + 700,
        unreadCount: 3,
      });
    },
  );

  it.each([
    [{ fromMe: false }, 'cliente'],
    [{ fromMe: true, origem: 'fluxo' }, 'fluxo'],
    [{ fromMe: true, idempotencyKey: 'k1' }, 'agente'],
    // A host that does not tell the flow's messages from an agent's.
    [{ fromMe: true }, null],
  ])('says who wrote the last one, as far as its host does: %j is of %j', async (of, sender) => {
    const session = await asAgent();
    const next = { ...message, ...of };
    session.host.push('newMessage', { chatId: 'chat-a', message: next, conversation: null });
    const held = () => selectConversation(state(session), 'chat-a')?.ultimaMensagemDe;
    expect(held()).toBe(sender);
    session.host.push('conversationUpdated', { id: 'chat-a', unreadCount: 0 });
    expect(held()).toBe(sender);
    session.host.push('conversationUpdated', { id: 'chat-a', lastMessage: 'outra' });
    expect(held()).toBeNull();
  });

  it('waits since the first one that nobody answered, where the host says nothing of it', async () => {
    const session = await asAgent();
    const says = (seconds: number, of: object = {}) => {
      const timestamp = message.timestamp + seconds * 1_000;
      const next = buildMessage({ timestamp, ...of });
      session.host.push('newMessage', { chatId: 'chat-a', message: next, conversation: null });
      return selectConversation(state(session), 'chat-a')?.esperaDesde;
    };
    expect(says(0)).toBe(message.timestamp);
    expect(says(5)).toBe(message.timestamp);
    expect(says(9, { fromMe: true })).toBeNull();
    expect(says(20)).toBe(message.timestamp + 20_000);
    session.host.push('conversationUpdated', { id: 'chat-a', lastMessage: 'outra' });
    expect(selectConversation(state(session), 'chat-a')?.esperaDesde).toBeNull();
  });

  it('waits since when the host says, and not at all where the flow will answer', async () => {
    const session = await asAgent();
    const says = (esperaDesde: number | null) => {
      const conversation = { id: 'chat-a', esperaDesde };
      session.host.push('newMessage', { chatId: 'chat-a', message, conversation });
      return selectConversation(state(session), 'chat-a')?.esperaDesde;
    };
    expect(says(null)).toBeNull();
    session.host.push('conversationUpdated', { id: 'chat-a', esperaDesde: 42 });
    expect(selectConversation(state(session), 'chat-a')?.esperaDesde).toBe(42);
  });

  it('does not become the last one when it is older than the last one', async () => {
    const session = await asAgent();
    const late = buildMessage({ body: 'antes', timestamp: chat.lastMessageTime! - 1 });
    session.host.push('newMessage', { chatId: 'chat-a', message: late, conversation: null });
    expect(selectConversation(state(session), 'chat-a')?.lastMessage).toBe(chat.lastMessage);
  });

  it('reads the list again when its chat is not held', async () => {
    const session = await asAgent();
    const newcomer = buildConversation({ id: 'chat-c' });
    session.held.conversations = [chat, other, newcomer];
    session.host.push('newMessage', { chatId: 'chat-c', message, conversation: null });
    await settle();
    expect(selectConversationIds(state(session))).toContain('chat-c');
  });
});
