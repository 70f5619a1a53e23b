import {
  chatSearchShown,
  messageSought,
  selectChatSearchShown,
  selectSought,
} from '@/console/entities/attention/attentionSlice';
import { selectHoldsMessage, selectMessages } from '@/console/entities/messages/messagesSelectors';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';
import { until } from '@/testing/until';

const GONE = 'Essa mensagem não está mais na conversa';
const FAILED = 'Não foi possível chegar a essa mensagem. Tente novamente.';

/** A console with two chats, the first of which has this many messages, m0 to the newest. */
async function open(count: number) {
  const session = await openLiveConsole({
    conversations: ['chat-a', 'chat-b'].map((id) => buildConversation({ id })),
    messages: {
      'chat-a': Array.from({ length: count }, (_, i) =>
        buildMessage({ id: `m${String(i)}`, timestamp: 1_000 + i }),
      ),
      'chat-b': [],
    },
  });
  const { host, store, world } = session;
  const seek = (messageId: string, chatId = 'chat-a') =>
    store.dispatch(messageSought({ chatId, messageId }));
  const holds = (messageId: string) => selectHoldsMessage(store.getState(), 'chat-a', messageId);
  const reads = () =>
    host.asked('getConversation').map(({ query }) => [query['before'], query['limit']]);
  const said = () => world.deeds.notices.map(({ text }) => text);
  return { ...session, seek, holds, reads, said };
}

describe('a message that is sought', () => {
  it('far above is read up to, two hundred messages at a time, without a hole', async () => {
    const { holds, reads, seek, store } = await open(600);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    seek('m100');
    await until(() => holds('m100'));
    await settle();
    expect(reads()).toEqual([
      [undefined, undefined],
      ['m550', '200'],
      ['m350', '200'],
      ['m150', '200'],
    ]);
    expect(selectMessages(store.getState(), 'chat-a').map(({ id }) => id)).toEqual(
      Array.from({ length: 600 }, (_, i) => `m${String(i)}`),
    );
    expect(selectSought(store.getState())).toEqual({ chatId: 'chat-a', messageId: 'm100' });
  });

  it('that is held already asks for nothing', async () => {
    const { reads, seek, store } = await open(60);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    seek('m30');
    await settle();
    expect(reads()).toHaveLength(1);
  });

  it('is read up to as soon as its chat is open', async () => {
    const { holds, seek, store } = await open(120);
    store.dispatch(followOpenChat('chat-b'));
    await settle();
    seek('m10');
    await settle();
    expect(holds('m10')).toBe(false);
    store.dispatch(followOpenChat('chat-a'));
    await until(() => holds('m10'));
    expect(selectSought(store.getState())).not.toBeNull();
  });

  it('that is gone since is said, and nothing stays marked', async () => {
    const { said, seek, store } = await open(120);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    seek('deleted');
    await until(() => selectSought(store.getState()) === null);
    expect(said()).toEqual([GONE]);
  });

  it('that cannot be read up to is said', async () => {
    const { host, said, seek, store } = await open(120);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    host.script({ getConversation: () => new HostError(502) });
    seek('m10');
    await until(() => selectSought(store.getState()) === null);
    expect(said()).toEqual([FAILED]);
  });

  it('is left with its chat: nothing more is read of it', async () => {
    const { reads, seek, store } = await open(900);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    seek('m0');
    store.dispatch(followOpenChat('chat-b'));
    for (let round = 0; round < 20; round += 1) await settle();
    expect(selectSought(store.getState())).toBeNull();
    expect(reads().filter(([before]) => before !== undefined).length).toBeLessThanOrEqual(1);
  });

  it('gives way to the next one', async () => {
    const { holds, seek, store } = await open(600);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    seek('m0');
    seek('m400');
    await until(() => holds('m400'));
    for (let round = 0; round < 20; round += 1) await settle();
    expect(holds('m0')).toBe(false);
    expect(selectSought(store.getState())?.messageId).toBe('m400');
  });
});

it('the search of a chat ends with its chat, and with it the mark', async () => {
  const { seek, store } = await open(60);
  store.dispatch(followOpenChat('chat-a'));
  store.dispatch(chatSearchShown({ shown: true }));
  seek('m59');
  store.dispatch(chatSearchShown({ shown: false }));
  expect(selectSought(store.getState())).toBeNull();
  store.dispatch(chatSearchShown({ shown: true }));
  store.dispatch(followOpenChat('chat-b'));
  expect(selectChatSearchShown(store.getState())).toBe(false);
  await settle();
});
