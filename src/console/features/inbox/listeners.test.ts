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

test('the title counts the conversations that need somebody, not the messages, and follows them', async () => {
  const needs = buildConversation({ estadoFluxo: 'pronto_para_montar' });
  const asked = buildConversation({ id: 'asked', ultimaMensagemDe: 'fluxo' });
  const { host, world } = await openLiveConsole({ conversations: [needs, asked] });
  const { titles } = world.deeds;
  const settled = async () => {
    world.clock.advance(1_000);
    await settle();
    return titles.at(-1);
  };
  expect(await settled()).toBe('(1) Conversas · Balcão');
  for (let n = 0; n < 3; n += 1) {
    const message = buildMessage({ timestamp: asked.lastMessageTime! + 1_000 });
    host.push('newMessage', { chatId: 'asked', message, conversation: null });
  }
  expect(await settled()).toBe('(2) Conversas · Balcão');
  const answer = buildMessage({
    ...{ fromMe: true, idempotencyKey: 'k' },
    timestamp: asked.lastMessageTime! + 2_000,
  });
  host.push('newMessage', { chatId: 'asked', message: answer, conversation: null });
  expect(await settled()).toBe('(1) Conversas · Balcão');
});

test('in a burst the title is written every 500 ms at most, and the last one is right', async () => {
  const chats = ['1', '2', '3', '4', '5'].map((id) => buildConversation({ id, unreadCount: 0 }));
  const { host, world } = await openLiveConsole({ conversations: chats });
  world.clock.advance(1_000);
  await settle();
  const { titles } = world.deeds;
  const before = titles.length;
  for (const { id } of chats) {
    host.push('newMessage', { chatId: id, message: buildMessage(), conversation: null });
  }
  expect(titles.slice(before)).toEqual(['(1) Conversas · Balcão']);
  world.clock.advance(499);
  expect(titles).toHaveLength(before + 1);
  world.clock.advance(1);
  expect(titles.slice(before + 1)).toEqual(['(5) Conversas · Balcão']);
});
