import type { UnknownAction } from '@reduxjs/toolkit';
import { filterInWorker } from '@/console/app/browser/catalogs/filterInWorker';
import { createSounds, type Player } from '@/console/app/browser/sounds';
import { createTokenStore } from '@/console/app/browser/tokenStore';
import type {
  AppPorts,
  DesktopNotice,
  DesktopPermission,
  Notice,
  RecordingSaved,
  SoundName,
  Storage,
} from '@/console/ports/ports';
import { createIdentityQuestion } from '@/console/lib/identityQuestion';
import { createPresses } from '@/console/lib/presses';
import { createVault } from '@/console/lib/vault';
import { createFakeSocket, type FakeSocket } from './fakeSocket';
import { startInlineCatalogWorker } from './inlineCatalogWorker';
import { manualClock, type ManualClock } from './manualClock';

/** A browser's storage, which several tabs may share. */
export interface FakeBrowser {
  data: Map<string, string>;
  /** A tab's view of the storage, which reports the writes of other tabs. */
  tab(): Storage;
  /** The number of tabs opened so far. */
  readonly tabs: number;
  locks: AppPorts['locks'];
}

export function createFakeBrowser(): FakeBrowser {
  const data = new Map<string, string>();
  const tabs = new Set<Set<(key: string, value: string | null) => void>>();
  const held = new Map<string, Promise<unknown>>();
  return {
    data,
    get tabs() {
      return tabs.size;
    },
    tab() {
      const listeners = new Set<(key: string, value: string | null) => void>();
      tabs.add(listeners);
      const tell = (key: string, value: string | null) => {
        for (const other of tabs) {
          if (other !== listeners) for (const listener of other) listener(key, value);
        }
      };
      return {
        get: (key) => data.get(key) ?? null,
        set(key, value) {
          if (data.get(key) === value) return;
          data.set(key, value);
          tell(key, value);
        },
        remove(key) {
          if (data.delete(key)) tell(key, null);
        },
        keys: (prefix) => [...data.keys()].filter((key) => key.startsWith(prefix)),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
    locks: {
      async withLock<T>(name: string, fn: () => Promise<T>): Promise<T> {
        const before = held.get(name) ?? Promise.resolve();
        const mine = before.then(fn);
        held.set(
          name,
          mine.catch(() => undefined),
        );
        return mine;
      },
    },
  };
}

/** A desktop notification; `open` until it is closed. */
type ShownNotice = DesktopNotice & { open: boolean };

/** The console's effects on the outside world. */
interface Deeds {
  notices: Notice[];
  /** The keys of notices that were dismissed. */
  dismissed: string[];
  sounds: SoundName[];
  desktop: ShownNotice[];
  moves: { path: string; replace: boolean }[];
  copied: string[];
  titles: string[];
  downloads: string[];
  warnings: string[];
  questions: string[];
  marks: UnknownAction[];
  /** What became of the recording: 'keep', 'save 5', 'forget all'. */
  recording: string[];
  /** Whether what is answered is told together: 'hold', 'release'. */
  telling: string[];
}

export interface FakeWorld {
  ports: AppPorts;
  deeds: Deeds;
  clock: ManualClock;
  browser: FakeBrowser;
  /** The last created socket. */
  socket(): FakeSocket;
  sockets: FakeSocket[];
  page: { show(visible: boolean): void; online(online: boolean): void };
  /** The answers of dialogs. */
  answers: {
    confirm: boolean;
    prompt: string | null;
    clipboard: 'ok' | 'refused';
    recording: RecordingSaved;
    /** The answer to the browser's question about notifications; 'default': it was closed. */
    desktop: DesktopPermission;
  };
  /** Where the person is; the console's moves do not change it. */
  place: { path: string };
  /** The browser's current permission for desktop notifications. */
  allows: { desktop: DesktopPermission; sound: boolean };
}

export interface FakeOptions {
  fetch?: AppPorts['fetch'];
  browser?: FakeBrowser;
  clock?: ManualClock;
}

const noFetch: AppPorts['fetch'] = () => Promise.reject(new TypeError('no host'));

/** Makes players that record what they play. The port itself limits bursts, in tests as in the browser. */
const notesIn =
  (sounds: SoundName[]) =>
  (url: string): Player => ({
    currentTime: 0,
    volume: 0,
    play: () => {
      sounds.push(url.replace(/^.*\/|\.wav$/g, '') as SoundName);
      return Promise.resolve();
    },
  });

/**
 * The outside world in a test: nothing leaves it, every effect is recorded, and time stands still until the test
 * advances it.
 */
export function createFakeWorld(options: FakeOptions = {}): FakeWorld {
  const { browser = createFakeBrowser(), clock = manualClock(), fetch = noFetch } = options;
  const deeds: Deeds = {
    notices: [],
    dismissed: [],
    sounds: [],
    desktop: [],
    moves: [],
    copied: [],
    titles: [],
    downloads: [],
    warnings: [],
    questions: [],
    marks: [],
    recording: [],
    telling: [],
  };
  const answers: FakeWorld['answers'] = {
    confirm: true,
    prompt: null,
    clipboard: 'ok',
    recording: 'saved',
    desktop: 'granted',
  };
  const place = { path: '/dashboard' };
  const allows: FakeWorld['allows'] = { desktop: 'default', sound: true };
  const sockets: FakeSocket[] = [];
  const storage = browser.tab();
  const state = { visible: true, online: true };
  const watchers = {
    visible: new Set<(visible: boolean) => void>(),
    online: new Set<(online: boolean) => void>(),
  };
  // As in a real browser, two tabs never create the same id.
  const tab = browser.tabs.toString(16).padStart(8, '0');
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `${tab}-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`;
  };
  const guards = new Set<() => boolean>();
  const leaving: AppPorts['leaving'] = {
    allowed: () => [...guards].every((agreed) => agreed()),
    guard(agreed) {
      guards.add(agreed);
      return () => void guards.delete(agreed);
    },
  };
  const ports: AppPorts = {
    config: {
      apiUrl: '',
      couponUrl: '',
      summaryAdminIds: [],
      registration: 'open' as const,
      waitAmberMinutes: 5,
      waitRedMinutes: 15,
    },
    fetch,
    makeSocket() {
      const socket = createFakeSocket();
      sockets.push(socket);
      return socket;
    },
    clock,
    storage,
    tokens: createTokenStore(storage),
    vault: createVault(newId),
    identity: createIdentityQuestion(),
    presses: createPresses(clock),
    newId,
    random: () => 0.5,
    notifier: {
      notify: (notice) => void deeds.notices.push(notice),
      dismiss: (key) => void deeds.dismissed.push(key),
    },
    sounds: createSounds({
      clock,
      locks: undefined,
      makeAudio: notesIn(deeds.sounds),
      hasBeenActive: () => allows.sound,
    }),
    desktop: {
      permission: () => allows.desktop,
      ask: () => {
        deeds.questions.push('desktop');
        allows.desktop = answers.desktop;
        return Promise.resolve(answers.desktop);
      },
      show(notice) {
        const shown = { ...notice, open: true };
        deeds.desktop.push(shown);
        return () => {
          shown.open = false;
        };
      },
    },
    navigator: {
      go: (path, { from = place.path, replace = false } = {}) => {
        if (from === place.path && leaving.allowed()) deeds.moves.push({ path, replace });
      },
    },
    leaving,
    telling: {
      hold: () => void deeds.telling.push('hold'),
      release: () => void deeds.telling.push('release'),
    },
    recording: {
      mark: (mark) => void deeds.marks.push(mark),
      keep: () => void deeds.recording.push('keep'),
      save: (minutes) => {
        deeds.recording.push(`save ${minutes}`);
        return Promise.resolve(answers.recording);
      },
      forget: (whose) => void deeds.recording.push(`forget ${whose}`),
    },
    clipboard: {
      write: async (text) => {
        const written = await text;
        if (answers.clipboard === 'refused') throw new Error('refused');
        deeds.copied.push(written);
      },
    },
    catalogs: {
      take: (text) => Promise.resolve(new Blob([text])),
      filter: (pasted, run) => filterInWorker(startInlineCatalogWorker, pasted, run),
    },
    dialogs: {
      confirm: (text) => {
        deeds.questions.push(text);
        return answers.confirm;
      },
      prompt: (text) => {
        deeds.questions.push(text);
        return answers.prompt;
      },
    },
    locks: browser.locks,
    page: {
      origin: 'https://console.example.test',
      setTitle: (title) => void deeds.titles.push(title),
      download: (url) => void deeds.downloads.push(url),
      isVisible: () => state.visible,
      isOnline: () => state.online,
      onVisibility(listener) {
        watchers.visible.add(listener);
        return () => watchers.visible.delete(listener);
      },
      onOnline(listener) {
        watchers.online.add(listener);
        return () => watchers.online.delete(listener);
      },
    },
    logger: { warn: (name, detail) => void deeds.warnings.push(`${name}: ${detail}`) },
  };
  return {
    ports,
    deeds,
    clock,
    browser,
    sockets,
    answers,
    place,
    allows,
    socket() {
      const last = sockets.at(-1);
      if (!last) throw new Error('no socket was made yet');
      return last;
    },
    page: {
      show(visible) {
        state.visible = visible;
        for (const listener of watchers.visible) listener(visible);
      },
      online(online) {
        state.online = online;
        for (const listener of watchers.online) listener(online);
      },
    },
  };
}
