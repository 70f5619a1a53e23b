import { connect, openConsole } from '@/testing/consoleSession';
import { keepOnceAtRest, KEEP_AFTER_MS } from './keepOnceAtRest';

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

  it('is kept after a while where the host is not there', async () => {
    const { store, world } = await openConsole();
    keepOnceAtRest(store, world.ports);
    world.clock.advance(KEEP_AFTER_MS - 1);
    expect(world.deeds.recording).toEqual([]);
    world.clock.advance(1);
    expect(world.deeds.recording).toEqual(['keep']);
  });
});
