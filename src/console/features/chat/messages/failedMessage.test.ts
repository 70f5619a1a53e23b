import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';
import { copyMessage, discardMessage, editMessage, retryMessage } from './failedMessage';

const chat = buildConversation({ id: 'chat-a' });
const user = buildUser({ id: 'ana' });

/** A console with a message that the host refused. */
async function refused(text = 'Em dez minutos') {
  const session = await openLiveConsole({ user, conversations: [chat] });
  const { host, store, world } = session;
  host.script({ sendMessage: () => new HostError(500, {}) });
  person.sends(session, chat.id, text);
  await settle();
  const unsent = () => selectOutboxOf(store.getState(), chat.id);
  const key = unsent()[0]?.key ?? '';
  const draft = () => selectDraft(store.getState(), chat.id);
  return { ...session, world, unsent, key, draft };
}

describe('a failed message', () => {
  test.each([
    ['', 'Em dez minutos'],
    [' \n', 'Em dez minutos'],
    ['Até já', 'Em dez minutos\n\nAté já'],
  ])('is taken back above what is typed, and is not sent any more (%j)', async (typed, result) => {
    const { store, host, unsent, key, draft } = await refused();
    store.dispatch(draftChanged({ chatId: chat.id, draft: typed }));
    store.dispatch(editMessage(key));
    expect(draft()).toBe(result);
    expect(unsent()).toEqual([]);
    await settle();
    expect(host.asked('sendMessage')).toHaveLength(1);
  });

  test('is copied, and stays', async () => {
    const { store, world, unsent, key } = await refused();
    await store.dispatch(copyMessage(key));
    expect(world.deeds.copied).toEqual(['Em dez minutos']);
    expect(unsent()).toMatchObject([{ status: 'failed' }]);
  });

  test('is discarded only when the person says so', async () => {
    const { store, world, unsent, key } = await refused();
    world.answers.confirm = false;
    store.dispatch(discardMessage(key));
    expect(unsent()).toHaveLength(1);
    world.answers.confirm = true;
    store.dispatch(discardMessage(key));
    expect(unsent()).toEqual([]);
    expect([...world.browser.data.keys()].filter((name) => name.startsWith('outbox:'))).toEqual([]);
  });

  test('that is being sent again can be neither taken back nor discarded', async () => {
    const { store, world, unsent, key, draft } = await refused();
    store.dispatch(retryMessage(key));
    store.dispatch(editMessage(key));
    store.dispatch(discardMessage(key));
    expect(unsent()).toHaveLength(1);
    expect(draft()).toBe('');
    expect(world.deeds.questions).toEqual([]);
  });
});
