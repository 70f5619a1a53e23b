import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { readStatus } from '@/console/shared/rereads/readNow';
import { chatWith } from '@/testing/chatWith';
import {
  connect,
  openConsole,
  person,
  settle,
  TOKEN,
  type ConsoleSession,
} from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';

const syncOf = ({ store }: ConsoleSession) => selectSyncState(store.getState());

describe('the first connection (wire: first-place)', () => {
  const READ = ['listConversations', 'getStatus', 'getEarnings', 'getStatistics'] as const;
  const timesRead = ({ host }: ConsoleSession) => READ.map((name) => host.asked(name).length);
  const said = ({ world }: ConsoleSession) => world.socket().sent.map(({ payload }) => payload);

  it('goes on from where the reads of the sign-in stand: each thing is read once, and nothing is missed', async () => {
    const { chat, options } = chatWith('oi');
    const session = await openConsole(options);
    session.host.push('conversationUpdated', { id: chat.id, name: 'Rita' });
    await connect(session);
    expect(said(session)).toEqual([{ token: TOKEN, lido: 'stream-1:0' }]);
    expect(selectConversation(session.store.getState(), chat.id)?.name).toBe('Rita');
    expect(syncOf(session)).toBe('inSync');
    expect(timesRead(session)).toEqual([1, 1, 1, 1]);
    expect(session.host.asked('getProfile')).toHaveLength(1);
  });

  it('waits for the reads that are under way, the open chat’s too', async () => {
    const { chat, options } = chatWith('oi');
    const session = await openConsole(options);
    person.opensChat(session, chat.id);
    session.world.socket().open();
    expect(said(session)).toEqual([]);
    await settle();
    expect(said(session)).toEqual([{ token: TOKEN, lido: 'stream-1:0' }]);
    session.host.welcome(session.world.socket());
    await settle();
    expect(syncOf(session)).toBe('inSync');
    expect(session.host.asked('getConversation')).toHaveLength(1);
    expect(session.host.asked('getCliente')).toHaveLength(1);
  });

  it('waits for no read longer than 2 s: then everything is read anew', async () => {
    const { chat, options } = chatWith('oi');
    const session = await openConsole(options);
    session.host.script({ getCliente: () => new Promise<never>(() => undefined) });
    person.opensChat(session, chat.id);
    session.world.socket().open();
    session.world.clock.advance(1_999);
    expect(said(session)).toEqual([]);
    session.world.clock.advance(1);
    expect(said(session)).toEqual([{ token: TOKEN }]);
  });

  it('starts anew where a read of the sign-in failed', async () => {
    const session = await openConsole();
    session.host.script({ getStatus: () => new HostError(500) });
    await session.store.dispatch(readStatus());
    await connect(session);
    expect(said(session)).toEqual([{ token: TOKEN }]);
  });

  it('reads everything with a host that goes on from nowhere', async () => {
    const session = await openConsole();
    await connect(session, { resume: false });
    expect(timesRead(session)).toEqual([2, 2, 2, 2]);
    expect(syncOf(session)).toBe('inSync');
  });

  it('says again where it stands while the host has told it nothing: only then are open offers told', async () => {
    const session = await openConsole();
    session.world.socket().open();
    session.world.socket().drop();
    session.host.push('ready', {});
    await connect(session);
    const first = { token: TOKEN, lido: 'stream-1:0' };
    expect(said(session)).toEqual([first, first]);
    expect(syncOf(session)).toBe('inSync');
  });
});
