/** Tests the effect of the events that our own host alone sends about a chat (wire: events), as seen through the store. */
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectNotes } from '@/console/entities/messages/messagesSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildNote } from '@/testing/builders/note';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle, type ConsoleSession } from '@/testing/consoleSession';
import type { OwnChatEvent } from '@/testing/ownChatEvents';

const chat = buildConversation({ id: 'chat-a', unreadCount: 2 });
const other = buildConversation({ id: 'chat-b' });

const asAgent = () =>
  openLiveConsole({ user: buildUser({ id: 'ana' }), conversations: [chat, other] });
const asAdmin = () =>
  openLiveConsole({ user: buildAdmin({ id: 'chefe' }), conversations: [chat, other] });
const state = ({ store }: ConsoleSession) => store.getState();

/** One or more tests per event. An event without a test does not compile. */
const tests: Record<OwnChatEvent, () => void> = {
  conversationDeleted: () =>
    it('removes', async () => {
      const session = await asAdmin();
      session.host.push('conversationDeleted', { chatId: 'chat-a' });
      expect(selectConversation(state(session), 'chat-a')).toBeNull();
    }),

  novaNota: () => {
    const nota = buildNote();

    it('stands in the open chat once, and changes nothing of the list and makes no sound', async () => {
      const session = await asAgent();
      session.held.messages['chat-a'] = [];
      person.opensChat(session, 'chat-a');
      await settle();
      const before = selectConversation(state(session), 'chat-a');
      session.host.push('novaNota', { chatId: 'chat-a', nota });
      session.host.push('novaNota', { chatId: 'chat-a', nota });
      expect(selectNotes(state(session), 'chat-a')).toEqual([nota]);
      expect(selectConversation(state(session), 'chat-a')).toBe(before);
      expect(session.world.deeds.sounds).toEqual([]);
    });

    it('of another chat is read with that chat when it is opened', async () => {
      const session = await asAgent();
      session.host.push('novaNota', { chatId: 'chat-b', nota });
      expect(selectNotes(state(session), 'chat-b')).toEqual([]);
    });
  },

  transferenciaEncerrada: () => {
    const ended = { chatId: 'chat-a', para: { id: 'bruno', nome: 'Bruno' }, conta: null };

    it('ends the handing over that the chat was in', async () => {
      const session = await asAgent();
      const transferencia = { para: 'Bruno', expiraEm: chat.lastMessageTime! + 60_000 };
      session.host.push('conversationUpdated', { id: 'chat-a', transferencia });
      expect(selectConversation(state(session), 'chat-a')?.transferencia).toEqual(transferencia);
      session.host.push('transferenciaEncerrada', { ...ended, resultado: 'recusada' });
      expect(selectConversation(state(session), 'chat-a')).toEqual(chat);
    });
  },
};

describe.each(Object.keys(tests) as OwnChatEvent[])('%s', (name) => {
  tests[name]();
});
