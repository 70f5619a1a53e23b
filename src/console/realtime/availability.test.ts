import {
  selectLastProofAt,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import {
  connect,
  cut,
  openConsole,
  openLiveConsole,
  settle,
  type ConsoleSession,
} from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';

const syncOf = ({ store }: ConsoleSession) => selectSyncState(store.getState());
const rounds = ({ log }: ConsoleSession) =>
  log.filter(({ type }) => type === 'connection/resyncStarted').length;
/** Said to this socket alone, as our server says it: without a number. */
const say = ({ world }: ConsoleSession, disponivel: boolean) =>
  world.socket().say('disponibilidade', { disponivel });

describe('a host that cannot work now', () => {
  it('is called so, and what was proven before keeps its time', async () => {
    const session = await openLiveConsole();
    const provenAt = selectLastProofAt(session.store.getState());
    session.world.clock.advance(90_000);
    say(session, false);
    await settle();
    expect(syncOf(session)).toBe('unavailable');
    expect(selectLastProofAt(session.store.getState())).toBe(provenAt);
  });

  it('is asked for nothing until it is back, and for everything then', async () => {
    const session = await openLiveConsole();
    const before = rounds(session);
    say(session, false);
    session.world.socket().say('ready', {}, { seq: 9 });
    session.world.clock.advance(60_000);
    await settle();
    expect(rounds(session)).toBe(before);
    say(session, true);
    await settle();
    expect(rounds(session)).toBe(before + 1);
    expect(syncOf(session)).toBe('inSync');
  });

  it('is read at once when it is back, however often that failed before', async () => {
    const session = await openLiveConsole();
    session.host.script({ getStatus: () => new HostError(503) });
    session.world.socket().say('ready', {}, { seq: 7 });
    for (let failures = 0; failures < 8; failures += 1) {
      await settle();
      session.world.clock.advance(40_000);
    }
    await settle();
    expect(session.store.getState().connection.sync.failures).toBeGreaterThan(5);
    say(session, false);
    say(session, true);
    // The first read comes too early as well: the next one follows within two seconds.
    await settle();
    session.host.script({ getStatus: () => ({ connected: true, qr: null }) });
    session.world.clock.advance(1_250);
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it('may say so to a socket that it cannot authenticate yet: nobody is signed out', async () => {
    const session = await openConsole();
    session.world.socket().open();
    say(session, false);
    session.world.clock.advance(60_000);
    await settle();
    expect(syncOf(session)).toBe('unavailable');
    expect(selectUserId(session.store.getState())).toBe(session.user.id);
    session.host.welcome(session.world.socket());
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it('is lost like any other, and found again without a word about it', async () => {
    const session = await openLiveConsole();
    say(session, false);
    cut(session);
    expect(syncOf(session)).toBe('offline');
    await connect(session);
    expect(syncOf(session)).toBe('inSync');
  });
});
