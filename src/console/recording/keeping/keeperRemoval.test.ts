import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { buildLoadHead } from '@/testing/builders/loadHead';
import {
  clock,
  firstsOf,
  recent,
  sender,
  STORES,
  stretch,
  tab,
  UNCHANGED,
} from '@/testing/keptRecording';
import { KEPT_MS } from './keeper';
import type { PieceStore } from './pieceStore';

// jsdom has no keys.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const head = buildLoadHead();

describe.each(STORES)('a recording that is kept %s', (_where, open) => {
  let store: PieceStore;
  beforeEach(async () => {
    store = await open();
    await store.clear();
  });

  it('begins anew when everything is forgotten', async () => {
    const keeper = tab(store);
    const id = await keeper.begin(null, head);
    const send = sender();
    await keeper.add(send([stretch(0, 3, clock.now)]));
    expect(await keeper.forget('all')).not.toBe(id);
    expect(await keeper.recent(20, 0, { value: { count: 3 } })).toBeNull();
    // What belongs to a state from before is not taken up.
    await keeper.add(send([{ first: 3, entries: stretch(3, 2, clock.now).entries, size: 1 }]));
    expect(await keeper.recent(20, 0, { value: { count: 5 } })).toBeNull();
    await keeper.add(send([stretch(5, 2, clock.now)]));
    expect(firstsOf(await recent(keeper))).toEqual([[5, 2]]);
    expect(await store.recordings()).toHaveLength(1);
  });

  it('of another tab stays when only the own is forgotten', async () => {
    const one = tab(store);
    const other = tab(store);
    await one.begin(null, head);
    await other.begin(null, head);
    await one.add(sender()([stretch(0, 3, clock.now)]));
    await other.add(sender()([stretch(0, 2, clock.now)]));
    await one.forget('own');
    expect(await one.recent(20, 0, UNCHANGED)).toBeNull();
    expect(firstsOf(await recent(other))).toEqual([[0, 2]]);
  });

  it('that another tab removed goes on as a new one, of which all is found again', async () => {
    const one = tab(store);
    const other = tab(store);
    const send = sender();
    await one.begin(null, head);
    const id = await other.begin(null, head);
    await other.add(send([stretch(0, 3, clock.now)]));
    await one.forget('all');
    const unfinished = { first: 3, entries: stretch(3, 2, clock.now).entries, size: 1 };
    const now = await other.add(send([unfinished]));
    expect(now).not.toBe(id);
    expect(await other.recent(20, 0, UNCHANGED)).toBeNull();
    expect(await other.add(send([stretch(5, 2, clock.now)]))).toBe(now);
    expect(firstsOf(await recent(other))).toEqual([[5, 2]]);
    expect(await store.pieces(id)).toEqual([]);
    expect((await store.recordings()).map((row) => row.id)).toContain(now);
  });

  it('goes when somebody else signs in, and stays when the same person does', async () => {
    const keeper = tab(store);
    const id = await keeper.begin(null, head);
    expect(await keeper.person('ana')).toBe(id);
    await keeper.add(sender()([stretch(0, 3, clock.now)]));
    expect(await keeper.person('ana')).toBe(id);
    const next = tab(store);
    await next.begin(id, head);
    expect(await next.person('ana')).toBe(id);
    expect(firstsOf(await recent(next))).toEqual([[0, 3]]);
    expect(await next.person('bia')).not.toBe(id);
    expect(await next.recent(20, 0, UNCHANGED)).toBeNull();
    expect(JSON.stringify(await store.owner())).not.toContain('bia');
  });

  it('goes after a day', async () => {
    const keeper = tab(store);
    const id = await keeper.begin(null, head);
    await keeper.add(sender()([stretch(0, 3, clock.now)]));
    clock.now += KEPT_MS + 1;
    const next = tab(store);
    expect(await next.begin(id, head)).not.toBe(id);
    expect(await store.pieces(id)).toEqual([]);
  });

  it('goes after a day also where another tab stays open all the while', async () => {
    const closed = tab(store);
    const id = await closed.begin(null, head);
    await closed.add(sender()([stretch(0, 3, clock.now)]));
    const open = tab(store);
    await open.begin(null, head);
    clock.now += KEPT_MS + 1;
    await open.add(sender()([stretch(0, 3, clock.now)]));
    expect(await store.pieces(id)).toEqual([]);
    expect(firstsOf(await recent(open))).toEqual([[0, 3]]);
  });

  it('of which nothing could be removed goes on with the next state', async () => {
    const broken: PieceStore = {
      ...store,
      removeRecording: () => Promise.reject(new Error('closed')),
    };
    const keeper = tab(broken);
    await keeper.begin(null, head);
    await keeper.add(sender()([stretch(0, 3, clock.now)]));
    await expect(keeper.forget('own')).rejects.toThrow('closed');
    await keeper.add(sender()([stretch(5, 2, clock.now)]));
    expect(firstsOf(await recent(keeper))).toEqual([[5, 2]]);
  });

  it('of all tabs goes also where no load of the page could begin', async () => {
    const before = tab(store);
    await before.begin(null, head);
    await before.add(sender()([stretch(0, 3, clock.now)]));
    await expect(tab(store).forget('all')).rejects.toThrow('no load');
    expect(await store.recordings()).toEqual([]);
  });
});
