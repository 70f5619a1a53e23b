import fc from 'fast-check';
import type { Conversation } from '@/contract/entities/conversation';
import { FILTER_BITS, LIST_FILTERS, listBits } from '@/domain/waitsFor';
import { anyConversation } from '@/testing/arbitraries/entities';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole } from '@/testing/consoleSession';
import { draws } from '@/testing/runs';
import { initialConversations, type ConversationsState } from './conversationsState';
import { selectListCounts, selectMatching } from './listMarks';

const holding = (
  conversations: readonly Conversation[],
): { conversations: ConversationsState } => ({
  conversations: {
    ...initialConversations,
    ids: conversations.map(({ id }) => id),
    entries: conversations.map((conversation) => ({ conversation, knownAt: null })),
  },
});

/** The ids of a filter, judged one by one. */
const judged = (conversations: readonly Conversation[], filter: (typeof LIST_FILTERS)[number]) =>
  conversations
    .filter((conversation) => (listBits(conversation) & FILTER_BITS[filter]) !== 0)
    .map(({ id }) => id);

test('counts and matches are those of every single conversation, after any changes', () => {
  const anyList = fc.uniqueArray(anyConversation, { selector: ({ id }) => id, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(anyList, { minLength: 1, maxLength: 5 }), (lists) => {
      for (const list of lists) {
        const state = holding(list);
        for (const filter of LIST_FILTERS) {
          const ids = judged(list, filter);
          expect(selectListCounts(state)[filter]).toBe(ids.length);
          expect([...selectMatching(state, filter)]).toEqual(ids);
        }
      }
    }),
    draws({ test: 200, soak: 2_000 }),
  );
});

test('of a thousand conversations an event that changes no count gives the same counts and matches', async () => {
  const conversations = Array.from({ length: 1_000 }, (_unused, n) =>
    buildConversation({ id: `c${n}`, ultimaMensagemDe: 'cliente', unreadCount: 1 }),
  );
  const { host, store } = await openLiveConsole({ conversations });
  const counts = selectListCounts(store.getState());
  const matching = selectMatching(store.getState(), 'unread');
  expect(counts).toMatchObject({ all: 1_000, unread: 1_000 });
  const before = store.getState().conversations;
  // The flow will answer it, and it was unread before: no filter has it more, or less.
  const conversation = { id: 'c7', esperaDesde: null };
  host.push('newMessage', { chatId: 'c7', message: buildMessage(), conversation });
  expect(store.getState().conversations).not.toBe(before);
  expect(selectListCounts(store.getState())).toBe(counts);
  expect(selectMatching(store.getState(), 'unread')).toBe(matching);
  host.push('conversationUpdated', { id: 'c7', unreadCount: 0 });
  expect(selectListCounts(store.getState())).toMatchObject({ all: 1_000, unread: 999 });
  expect(selectMatching(store.getState(), 'unread').has('c7')).toBe(false);
});
