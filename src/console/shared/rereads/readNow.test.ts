import { selectClientStatus } from '@/console/entities/clients/clientsSlice';
import { selectListStatus } from '@/console/entities/conversations/conversationsSelectors';
import { selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { openConsole, settle } from '@/testing/consoleSession';
import { readClient, readList, readMessages, readStatus } from './readNow';

const never = () => new Promise<never>(() => undefined);

test('a read that is given up for a newer one is no failure: what loads goes on loading', async () => {
  const { host, store } = await openConsole({ conversations: [buildConversation({ id: 'c1' })] });
  host.script({ getCliente: never, getConversation: never, listConversations: never });
  const seen: string[] = [];
  store.subscribe(() => {
    const state = store.getState();
    seen.push(
      selectListStatus(state),
      selectNewestStatus(state, 'c1'),
      selectClientStatus(state, 'c1'),
    );
  });
  for (let time = 0; time < 3; time += 1) {
    void store.dispatch(readList());
    void store.dispatch(readMessages('c1'));
    void store.dispatch(readClient('c1'));
    await settle();
  }
  expect(host.asked('getCliente')).toHaveLength(3);
  expect(host.asked('getConversation')).toHaveLength(3);
  expect(seen).toContain('loading');
  expect(seen).not.toContain('failed');
});

test('who waits for a read hears what the newer one comes to, whatever is left of the older', async () => {
  const { host, store } = await openConsole({ conversations: [buildConversation({ id: 'c1' })] });
  const answers: (() => void)[] = [];
  host.script({
    getStatus: () =>
      new Promise((resolve) => answers.push(() => resolve({ connected: true, qr: null }))),
  });
  const first = store.dispatch(readStatus());
  await settle();
  const second = store.dispatch(readStatus());
  // Longer than RTK Query takes to tidy up what nobody wants any more.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const answer of answers) answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
});
