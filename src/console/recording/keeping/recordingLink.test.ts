import { legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import { buildLoadHead } from '@/testing/builders/loadHead';
import { manualClock } from '@/testing/manualClock';
import {
  recordingBrowser,
  startInlineRecordingWorker,
  type RecordingBrowser,
} from '@/testing/inlineRecordingWorker';
import { readRecording } from '../file/recordingFile';
import { createRecorder } from '../recorder';
import { patched } from '../statePatch';
import { HAND_OVER_MS, linkRecorder } from './recordingLink';

const head = buildLoadHead();

/** A tab of a browser: its page with a store that counts, and its worker. */
function openTab(browser: RecordingBrowser, session = new Map<string, string>()) {
  const clock = manualClock();
  const recorder = createRecorder(() => clock.now());
  const reducer = (state: { count: number } = { count: 0 }, { type }: UnknownAction) =>
    type === 'chat/opened' ? { count: state.count + 1 } : state;
  const store = legacy_createStore(reducer, recorder.enhancer as never);
  const inline = startInlineRecordingWorker(browser, () => clock.now());
  const watchers = new Set<(visible: boolean) => void>();
  const faults: string[] = [];
  const link = linkRecorder(inline.worker, {
    recorder,
    clock,
    page: {
      onVisibility: (listener) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
    tab: {
      get: () => session.get('recording') ?? null,
      set: (id) => void session.set('recording', id),
      kept: () => void session.set('kept', `${session.get('kept') ?? ''}+`),
    },
    head,
    onFault: (what, fault) => faults.push(`${what} ${fault}`),
  });
  const recorded = async () => {
    const file = await link.file(20, 250);
    return file && readRecording(await file.content.text());
  };
  const typesOf = async () =>
    ((await recorded())?.segments ?? []).map(({ entries }) =>
      entries.map(({ action }) => action.type),
    );
  /** The checkpoints of each load, each with the count that it holds. */
  const countsOf = async () =>
    ((await recorded())?.segments ?? []).map(({ base, checkpoints }) => {
      let state = base;
      return checkpoints.map(({ entry, patch }) => {
        state = patched(state, patch);
        return [entry, (state as { count: number }).count];
      });
    });
  return {
    ...inline,
    clock,
    countsOf,
    faults,
    link,
    recorded,
    recorder,
    session,
    typesOf,
    show: (visible: boolean) => watchers.forEach((listener) => listener(visible)),
    act: (times = 1, more: object = {}) => {
      for (let time = 0; time < times; time += 1) store.dispatch({ type: 'chat/opened', ...more });
    },
  };
}

describe('a page that hands its recording to the worker', () => {
  it('does so every two seconds, and lets go of it', async () => {
    const tab = openTab(recordingBrowser());
    tab.act(3);
    expect(tab.asked.map(({ kind }) => kind)).toEqual(['begin']);
    tab.clock.advance(HAND_OVER_MS);
    await tab.done();
    expect(tab.asked.map(({ kind }) => kind)).toEqual(['begin', 'add']);
    tab.clock.advance(3 * HAND_OVER_MS);
    expect(tab.asked).toHaveLength(2);
    expect(tab.recorder.take()).toEqual([]);
  });

  it('does so when it is hidden, since after that it may be discarded', async () => {
    const tab = openTab(recordingBrowser());
    tab.act();
    tab.show(false);
    expect(tab.asked.map(({ kind }) => kind)).toEqual(['begin', 'add']);
    expect(await tab.typesOf()).toEqual([['chat/opened', 'mark/visibilityChanged']]);
  });

  it('sends of a state what changed', async () => {
    const tab = openTab(recordingBrowser());
    tab.act(600);
    tab.clock.advance(HAND_OVER_MS);
    await tab.done();
    const [, added] = tab.asked;
    const bases = added?.kind === 'add' ? added.stretches.map(({ base }) => base) : [];
    expect(bases).toEqual([
      { value: { count: 0 } },
      { fields: { count: { value: 250 } } },
      { fields: { count: { value: 500 } } },
    ]);
    const recording = await tab.recorded();
    expect(tab.asked.at(-1)).toMatchObject({
      kind: 'export',
      now: { fields: { count: { value: 600 } } },
    });
    expect(recording).toMatchObject({ clockOffsetMs: 250, madeAt: tab.clock.now() });
    expect(recording?.segments).toMatchObject([{ head, first: 0, base: { count: 0 } }]);
    expect(recording?.segments[0]?.entries).toHaveLength(600);
  });

  it('ends the file with the state when it was asked for', async () => {
    const tab = openTab(recordingBrowser());
    expect(await tab.countsOf()).toEqual([]);
    tab.act(2);
    expect(await tab.countsOf()).toEqual([[[2, 2]]]);
    expect(await tab.countsOf()).toEqual([[[2, 2]]]);
    tab.act(300);
    expect(await tab.countsOf()).toEqual([
      [
        [250, 250],
        [302, 302],
      ],
    ]);
    tab.recorder.forget('own');
    expect(await tab.countsOf()).toEqual([]);
    tab.act(1);
    expect(await tab.countsOf()).toEqual([[[303, 303]]]);
  });

  it('ends with it the newest load alone, once something happened in it', async () => {
    const browser = recordingBrowser();
    const before = openTab(browser);
    before.act(2);
    await before.recorded();
    before.end();
    const after = openTab(browser, before.session);
    expect(await after.countsOf()).toEqual([[]]);
    after.act(1);
    expect(await after.countsOf()).toEqual([[], [[1, 1]]]);
  });

  it('goes on after a reload, and the file has both loads', async () => {
    const browser = recordingBrowser();
    const before = openTab(browser);
    before.act(2);
    before.show(false);
    await before.done();
    before.end();
    const after = openTab(browser, before.session);
    after.act(1);
    expect(await after.typesOf()).toEqual([
      ['chat/opened', 'chat/opened', 'mark/visibilityChanged'],
      ['chat/opened'],
    ]);
  });

  it('tells the page once that something of this load is kept', async () => {
    const tab = openTab(recordingBrowser());
    await tab.done();
    expect(tab.session.get('kept')).toBeUndefined();
    for (let time = 0; time < 2; time += 1) {
      tab.act();
      tab.clock.advance(HAND_OVER_MS);
      await tab.done();
      expect(tab.session.get('kept')).toBe('+');
    }
  });

  it('has a recording of its own in a tab that was duplicated', async () => {
    const browser = recordingBrowser();
    const one = openTab(browser);
    one.act(2);
    await one.recorded();
    const copy = openTab(browser, new Map(one.session));
    copy.act(1);
    expect(await copy.typesOf()).toEqual([['chat/opened']]);
    expect(copy.session.get('recording')).not.toBe(one.session.get('recording'));
  });

  it('forgets at once, also what another load of the page left', async () => {
    const browser = recordingBrowser();
    const before = openTab(browser);
    before.act(2);
    await before.recorded();
    before.end();
    const after = openTab(browser, before.session);
    after.act(3);
    after.recorder.forget('all');
    after.link.handOver();
    expect(after.asked.at(-1)).toEqual({ kind: 'forget', whose: 'all' });
    expect(await after.recorded()).toBeNull();
    after.act(1);
    expect(await after.recorded()).toMatchObject({ segments: [{ first: 3, base: { count: 3 } }] });
  });

  it('forgets what was before, handed over or not, and nothing of what came after', async () => {
    const tab = openTab(recordingBrowser());
    tab.act(1);
    tab.clock.advance(HAND_OVER_MS);
    tab.act(1);
    tab.recorder.forget('own');
    tab.act(1);
    // Somebody signs in before anything was said to the worker.
    tab.link.person('ana');
    tab.act(1);
    tab.link.handOver();
    expect(tab.asked.map(({ kind }) => kind)).toEqual([
      ...['begin', 'add', 'forget', 'add', 'person', 'add'],
    ]);
    expect(await tab.recorded()).toMatchObject({
      segments: [{ first: 2, base: { count: 2 }, entries: [{}, {}] }],
    });
    expect(tab.faults).toEqual([]);
  });

  it('begins anew when somebody else signed in', async () => {
    const browser = recordingBrowser();
    const tab = openTab(browser);
    tab.link.person('ana');
    tab.act(2);
    expect(await tab.typesOf()).toEqual([['chat/opened', 'chat/opened']]);
    tab.link.person('ana');
    expect(await tab.typesOf()).toEqual([['chat/opened', 'chat/opened']]);
    tab.link.person('bia');
    expect(await tab.recorded()).toBeNull();
    // With the first action, not half a minute later with the next state.
    tab.act(1);
    expect(await tab.recorded()).toMatchObject({
      segments: [{ first: 2, base: { count: 2 }, entries: [{}] }],
    });
  });

  it('goes on with the next action when another tab removed the recordings of all', async () => {
    const browser = recordingBrowser();
    const [tab, other] = [openTab(browser), openTab(browser)];
    tab.act(2);
    expect(await tab.typesOf()).toEqual([['chat/opened', 'chat/opened']]);
    const before = tab.session.get('recording');
    other.recorder.forget('all');
    other.link.handOver();
    await other.recorded();
    tab.act(1);
    expect(await tab.recorded()).toBeNull();
    expect(tab.session.get('recording')).not.toBe(before);
    tab.act(1);
    expect(await tab.recorded()).toMatchObject({
      segments: [{ first: 3, base: { count: 3 }, entries: [{}] }],
    });
  });

  it('sends the plain part of an action that holds what no worker can take', async () => {
    const tab = openTab(recordingBrowser());
    tab.act(1, { payload: { chatId: 'a', done: () => undefined } });
    const recording = await tab.recorded();
    expect(Object.keys(recording?.segments[0]?.entries[0]?.action['payload'] as object)).toEqual([
      'chatId',
    ]);
    expect(tab.faults).toEqual([]);
  });

  it('says that it cannot be exported once the worker is gone, and the console goes on', async () => {
    const tab = openTab(recordingBrowser());
    const pending = tab.link.file(5, 0);
    tab.worker.onerror?.(new ErrorEvent('error'));
    await expect(pending).rejects.toThrow('no worker');
    await expect(tab.link.file(5, 0)).rejects.toThrow('no worker');
    tab.act(3);
    tab.clock.advance(10 * HAND_OVER_MS);
    expect(tab.faults).toEqual(['worker error']);
    expect(() => tab.link.handOver()).toThrow('no worker');
    tab.worker.onerror?.(new ErrorEvent('error'));
    expect(tab.faults).toHaveLength(1);
  });

  it.each([
    ['no keys', () => Object.defineProperty(globalThis, 'crypto', { value: {} }), 'TypeError'],
    ['no storage', ({ store }) => (store.recordings = () => Promise.reject(new Error())), 'Error'],
  ] satisfies [string, (browser: RecordingBrowser) => unknown, string][])(
    'gives up where the browser has %s: it says so once, and holds nothing',
    async (_what, breakIt, fault) => {
      const browser = recordingBrowser();
      const tab = openTab(browser);
      breakIt(browser);
      tab.act(1);
      tab.link.person('ana');
      const pending = tab.link.file(5, 0);
      await expect(pending).rejects.toThrow('no worker');
      await tab.done();
      const { length } = tab.asked;
      tab.act(300);
      tab.clock.advance(10 * HAND_OVER_MS);
      tab.show(false);
      tab.link.person('bia');
      await expect(tab.link.file(5, 0)).rejects.toThrow('no worker');
      expect(() => tab.link.handOver()).toThrow('no worker');
      expect(tab.asked).toHaveLength(length);
      expect(tab.recorder.take()).toEqual([]);
      expect(tab.faults).toEqual([`begin ${fault}`]);
    },
  );

  it('gives up where an action has no plain part, since the worker lacks what follows', async () => {
    const tab = openTab(recordingBrowser());
    tab.act(1, { payload: 1n, meta: () => undefined });
    tab.clock.advance(2 * HAND_OVER_MS);
    await expect(tab.recorded()).rejects.toThrow('no worker');
    expect(tab.faults).toEqual(['add TypeError']);
  });

  it('goes on when an export failed', async () => {
    const browser = recordingBrowser();
    const tab = openTab(browser);
    tab.act(1);
    await tab.done();
    const loads = jest.spyOn(browser.store, 'loads').mockRejectedValue(new Error('5511987654321'));
    await expect(tab.recorded()).rejects.toThrow('Error');
    loads.mockRestore();
    expect(await tab.typesOf()).toEqual([['chat/opened']]);
    expect(tab.faults).toEqual(['export Error']);
  });

  it('says of a fault of the storage its name alone', async () => {
    const browser = recordingBrowser();
    const full = new Error('5511987654321');
    full.name = 'QuotaExceededError';
    browser.store.putPiece = () => Promise.reject(full);
    const tab = openTab(browser);
    tab.act();
    expect(await tab.recorded()).toBeNull();
    expect(tab.faults).toEqual(['add QuotaExceededError']);
  });
});
