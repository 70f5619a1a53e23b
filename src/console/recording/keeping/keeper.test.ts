import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { deleteDB, openDB } from 'idb';
import { buildLoadHead } from '@/testing/builders/loadHead';
import { PERSONAL, playCraftedSession, type CraftedLoad } from '@/testing/craftedSession';
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
import type { Recording } from '../file/recordingFile';
import type { Stretch } from '../recorder';
import { replayReducer, type RecordedState } from '../replayReducer';
import { patched, patchBetween, type Patch } from '../statePatch';
import { DATABASE } from './database';
import { openIndexedDbStore } from './indexedDbStore';
import type { Keeper } from './keeper';
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

  describe('of a crafted session', () => {
    let loads: CraftedLoad[] = [];
    let taken: Stretch[][] = [];
    beforeAll(async () => {
      loads = await playCraftedSession();
      taken = loads.map(({ recorder }) => recorder.take());
    });

    async function kept(): Promise<Recording> {
      let id: string | null = null;
      let keeper: Keeper | null = null;
      for (const stretches of taken) {
        keeper = tab(store);
        id = await keeper.begin(id, head);
        clock.now = stretches.at(-1)?.entries.at(-1)?.at ?? clock.now;
        await keeper.add(sender()(stretches));
      }
      if (!keeper) throw new Error('no load');
      const last = taken.at(-1)?.findLast((each) => 'base' in each)?.base;
      return recent(keeper, 20, patchBetween(last, loads.at(-1)?.recorder.state()));
    }

    it('has a segment for each load of the page, with each of its entries', async () => {
      const { segments } = await kept();
      expect(segments.map(({ entries }) => entries.map(({ action }) => action.type))).toEqual(
        taken.map((stretches) =>
          stretches.flatMap(({ entries }) => entries.map(({ action }) => action.type)),
        ),
      );
    });

    it('replays to the states that its checkpoints hold, the last of them when it was asked for', async () => {
      const { segments } = await kept();
      const ends = segments.map(({ base, checkpoints, entries, first }) => {
        const states = [base as RecordedState];
        for (const { action } of entries) states.push(replayReducer(states.at(-1), action));
        let live: unknown = base;
        for (const { entry, patch } of checkpoints) {
          live = patched(live, patch);
          expect(states[entry - first]).toEqual(live);
        }
        return first + entries.length - (checkpoints.at(-1)?.entry ?? 0);
      });
      // Nothing is known of how the load before ended.
      expect(ends.map((missing) => missing === 0)).toEqual([false, true]);
    });

    it('holds nothing that a person wrote, or can be reached by, in the database', async () => {
      await kept();
      const [row] = await store.recordings();
      const pieces = await store.pieces(row?.id ?? '');
      const text = JSON.stringify([pieces, await store.loads(row?.id ?? '')]);
      for (const secret of Object.values(PERSONAL))
        expect([secret, text.includes(secret)]).toEqual([secret, false]);
      expect(text).toContain('realtime/newMessage');
      expect(row?.key.extractable).toBe(false);
    });
  });

  it('holds who sees the summary cards by the stand-in that the person has', async () => {
    const keeper = tab(store);
    await keeper.begin(null, buildLoadHead({ summaryAdminIds: ['chefe-1'] }));
    const base = { session: { user: { id: 'chefe-1' } } };
    await keeper.add(sender()([{ ...stretch(0, 1, clock.now), base }]));
    const [segment] = (await recent(keeper)).segments;
    const [id] = segment?.head.summaryAdminIds ?? [];
    expect(id).not.toBe('chefe-1');
    expect(segment?.base).toEqual({ session: { user: { id } } });
  });

  it('goes on in the next load of the page', async () => {
    const first = tab(store);
    const id = await first.begin(null, head);
    await first.add(sender()([stretch(0, 3, clock.now)]));
    const second = tab(store);
    expect(await second.begin(id, head)).toBe(id);
    await second.add(sender()([stretch(0, 2, clock.now)]));
    expect(firstsOf(await recent(second))).toEqual([
      [0, 3],
      [0, 2],
    ]);
    // The same words have the same stand-ins, before the reload and after it.
    const [a, b] = (await recent(second)).segments.map(({ entries }) => entries[0]?.action);
    expect(a).toEqual(b);
    expect(a).not.toEqual(stretch(0, 1, 0).entries[0]?.action);
  });

  it('is its tab’s alone', async () => {
    const one = tab(store);
    const other = tab(store);
    const id = await one.begin(null, head);
    expect(await other.begin(null, head)).not.toBe(id);
    await one.add(sender()([stretch(0, 3, clock.now)]));
    expect(await other.recent(20, 0, UNCHANGED)).toBeNull();
  });

  it('goes on with a stretch that was taken unfinished', async () => {
    const keeper = tab(store);
    await keeper.begin(null, head);
    const send = sender();
    const whole = stretch(0, 9, clock.now);
    await keeper.add(send([{ ...whole, entries: whole.entries.slice(0, 4) }]));
    await keeper.add(send([{ first: 4, entries: whole.entries.slice(4), size: 1 }]));
    await keeper.add(send([stretch(9, 1, clock.now)]));
    const [segment] = (await recent(keeper)).segments;
    expect(segment?.entries).toHaveLength(10);
    expect(segment?.checkpoints.map(({ entry }) => entry)).toEqual([9, 10]);
  });

  it('is cut by whole stretches: to the minutes that are asked for, and to what is kept', async () => {
    const keeper = tab(store, { ageMs: 20 * 60_000, entries: 400, bytes: Infinity });
    await keeper.begin(null, head);
    const send = sender();
    const begin = clock.now;
    for (let at = 0; at < 100; at += 1) {
      clock.now = begin + at * 10_000;
      await keeper.add(send([stretch(at * 10, 10, clock.now)]));
    }
    const { segments } = await recent(keeper);
    const count = segments[0]?.entries.length ?? 0;
    // At most as much more as lies between two whole states.
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(500);
    expect(segments[0]?.base).toEqual({ count: segments[0]?.first });
    const [short] = (await recent(keeper, 5)).segments;
    // Its state was kept as what changed since the one before.
    expect(short?.base).toEqual({ count: short?.first });
    expect(short?.entries[0]?.at).toBeGreaterThanOrEqual(clock.now - 5 * 60_000 - 10_000);
    expect(short?.entries.at(-1)).toEqual(segments[0]?.entries.at(-1));
    const rows = await store.pieces((await store.recordings())[0]?.id ?? '');
    expect(rows.length).toBeLessThanOrEqual(50);
  });

  it('has no hole where the clock was set back for a while', async () => {
    const keeper = tab(store);
    await keeper.begin(null, head);
    const back = clock.now - 60 * 60_000;
    const stretches = [stretch(0, 3, clock.now), stretch(3, 3, back), stretch(6, 3, clock.now)];
    await keeper.add(sender()(stretches));
    expect(firstsOf(await recent(keeper, 5))).toEqual([[0, 9]]);
  });

  it('ends with the state when it was asked for, which is no state to go on from', async () => {
    const keeper = tab(store);
    await keeper.begin(null, head);
    const send = sender();
    await keeper.add(send([stretch(0, 3, clock.now)]));
    const count = (value: number): Patch => ({ fields: { count: { value } } });
    const ends = async (present: Patch) =>
      (await recent(keeper, 20, present)).segments.map(({ checkpoints }) => checkpoints);
    expect(await ends(count(3))).toEqual([[{ entry: 3, patch: count(3) }]]);
    expect(await ends({ fields: { before: { value: 1 } } })).toEqual([
      [{ entry: 3, patch: { fields: { before: { value: 1 } } } }],
    ]);
    await keeper.add(send([stretch(3, 3, clock.now)]));
    expect(await ends(UNCHANGED)).toEqual([
      [
        { entry: 3, patch: count(3) },
        { entry: 6, patch: UNCHANGED },
      ],
    ]);
  });

  it('of an earlier load does not end with the state of this one', async () => {
    const before = tab(store);
    const id = await before.begin(null, head);
    await before.add(sender()([stretch(0, 3, clock.now)]));
    const keeper = tab(store);
    await keeper.begin(id, head);
    const present: Patch = { value: { count: 0 } };
    expect((await recent(keeper, 20, present)).segments).toMatchObject([{ checkpoints: [] }]);
    // Its own entries are long ago by a clock that was set forward for a while.
    await keeper.add(sender()([stretch(0, 3, clock.now - 60 * 60_000)]));
    expect((await recent(keeper, 5)).segments).toMatchObject([{ checkpoints: [] }]);
  });

  it('has no hole: what cannot be written is left out up to the next state', async () => {
    let isFull = false;
    const broken: PieceStore = {
      ...store,
      putPiece: (row) => (isFull ? Promise.reject(new Error('full')) : store.putPiece(row)),
    };
    const keeper = tab(broken);
    await keeper.begin(null, head);
    const send = sender();
    await keeper.add(send([stretch(0, 3, clock.now)]));
    isFull = true;
    await expect(keeper.add(send([stretch(3, 3, clock.now)]))).rejects.toThrow('full');
    // What it holds ends before the hole, not where the state is.
    const present: Patch = { fields: { count: { value: 6 } } };
    expect((await recent(keeper, 20, present)).segments).toMatchObject([{ checkpoints: [] }]);
    isFull = false;
    await keeper.add(send([{ first: 6, entries: stretch(6, 1, clock.now).entries, size: 1 }]));
    await keeper.add(send([stretch(7, 2, clock.now)]));
    expect(firstsOf(await recent(keeper))).toEqual([[7, 2]]);
  });

  it('knows each state that was sent, also of what could not be written', async () => {
    let isFull = false;
    const broken: PieceStore = {
      ...store,
      putPiece: (row) => (isFull ? Promise.reject(new Error('full')) : store.putPiece(row)),
    };
    const keeper = tab(broken);
    await keeper.begin(null, head);
    const send = sender();
    const over = (first: number, base: object) => ({ ...stretch(first, 3, clock.now), base });
    await keeper.add(send([over(0, { before: 0, after: 0 })]));
    isFull = true;
    const added = [over(3, { before: 1, after: 0 }), over(6, { before: 1, after: 1 })];
    await expect(keeper.add(send(added))).rejects.toThrow('full');
    isFull = false;
    await keeper.add(send([over(9, { before: 2, after: 1 })]));
    const { segments } = await recent(keeper);
    expect(segments).toMatchObject([{ first: 9, base: { before: 2, after: 1 } }]);
  });
});

it('of an earlier form of the database is removed, not misread', async () => {
  await deleteDB(DATABASE);
  const earlier = await openDB(DATABASE, 1, {
    upgrade: (db) => db.createObjectStore('recordings', { keyPath: 'id' }),
  });
  await earlier.put('recordings', { id: 'earlier' });
  earlier.close();
  const store = await openIndexedDbStore();
  expect(await store.recordings()).toEqual([]);
  expect(await store.pieces('earlier')).toEqual([]);
});
