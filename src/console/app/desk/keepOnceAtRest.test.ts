import { QueryStatus } from '@reduxjs/toolkit/query';
import { usersApi } from '@/console/api/users';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { connect, openConsole, person } from '@/testing/consoleSession';
import { until } from '@/testing/until';
import { keepOnceAtRest, KEEP_AFTER_MS } from './keepOnceAtRest';

/** An answer that the host gives only when it is released. */
function held<T>(value: T) {
  let release = () => {};
  const answer = new Promise<T>((resolve) => (release = () => resolve(value)));
  return { answer, release: () => release() };
}

describe('the recording of a page that is loaded', () => {
  it('is kept as soon as the page has what it was opened for, once', async () => {
    const session = await openConsole();
    const { store, world } = session;
    keepOnceAtRest(store, world.ports);
    expect(world.deeds.recording).toEqual([]);
    await connect(session);
    expect(world.deeds.recording).toEqual(['keep']);
    world.clock.advance(2 * KEEP_AFTER_MS);
    expect(world.deeds.recording).toEqual(['keep']);
  });

  it('is not kept before the chat that is open is there', async () => {
    const conversation = buildConversation({ id: 'c1' });
    const session = await openConsole({ conversations: [conversation] });
    const { host, store, world } = session;
    const users = held({ items: [], rejected: [] });
    const chat = held({
      conversation,
      messages: { items: [], rejected: [] },
      notas: { items: [], rejected: [] },
      hasMore: false,
    });
    host.script({ listUsers: () => users.answer, getConversation: () => chat.answer });
    keepOnceAtRest(store, world.ports);
    // What a tool asks for keeps the page from rest until the chat, which comes after it, is asked for.
    void store.dispatch(usersApi.endpoints.listUsers.initiate());
    await connect(session);
    await until(() => selectSyncState(store.getState()) === 'inSync');
    person.opensChat(session, 'c1');
    await until(() => host.asked('getConversation').length === 1);
    const pending = () =>
      Object.values(store.getState().api.queries).filter(
        (query) => query?.status === QueryStatus.pending,
      );
    await until(() => pending().length === 1);
    users.release();
    await until(() => pending().length === 0);
    expect(world.deeds.recording).toEqual([]);
    chat.release();
    await until(() => world.deeds.recording.length > 0);
    expect(world.deeds.recording).toEqual(['keep']);
  });

  it('is kept after a while where the host is not there', async () => {
    const { store, world } = await openConsole();
    keepOnceAtRest(store, world.ports);
    world.clock.advance(KEEP_AFTER_MS - 1);
    expect(world.deeds.recording).toEqual([]);
    world.clock.advance(1);
    expect(world.deeds.recording).toEqual(['keep']);
  });
});
