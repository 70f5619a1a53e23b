import { sideScreenShown } from '@/console/entities/attention/attentionSlice';
import { readProfile } from '@/console/shared/rereads/readNow';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole, settle } from '@/testing/consoleSession';

test('the title is that of the screen as soon as it shows, although the profile is read at the same time', async () => {
  const { store, world } = await openLiveConsole();
  world.clock.advance(1_000);
  await settle();
  void store.dispatch(readProfile());
  await settle();
  store.dispatch(sideScreenShown({ screen: 'profile' }));
  await settle();
  expect(world.deeds.titles.at(-1)).toBe('Perfil · Balcão');
});

test('in a burst the title is written every 250 ms at most, and the last one is right', async () => {
  const chat = buildConversation({ id: 'chat-a', unreadCount: 0 });
  const { host, world } = await openLiveConsole({ conversations: [chat] });
  world.clock.advance(1_000);
  await settle();
  const { titles } = world.deeds;
  const before = titles.length;
  const burst = (messages: number) => {
    for (let n = 0; n < messages; n += 1) {
      host.push('newMessage', { chatId: 'chat-a', message: buildMessage(), conversation: null });
    }
  };
  burst(5);
  expect(titles.slice(before)).toEqual(['(1) Conversas · Balcão']);
  world.clock.advance(249);
  expect(titles).toHaveLength(before + 1);
  world.clock.advance(1);
  expect(titles.slice(before + 1)).toEqual(['(5) Conversas · Balcão']);
});
