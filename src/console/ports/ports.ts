/**
 * The outside world as interfaces: network, storage, clock, random numbers, and what a browser offers beside the page.
 * The store receives them when it is made; thunks, listeners and the middleware get them as their extra argument, and use
 * no global instead. A component uses its own part of the page: focus, sizes, scrolling.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ConsoleConfig } from '@/contract/config';
import type { EpochMs } from '@/contract/wire';
import type { Presses } from '@/console/lib/presses';
import type { IdentityQuestion } from '@/console/lib/identityQuestion';
import type { Vault } from '@/console/lib/vault';
import type { Catalogs } from './catalogs';
import type { SocketLike } from './socket';
import type { TokenStore } from './tokenStore';

export interface Clock {
  now(): EpochMs;
  /** @returns a function that cancels it. */
  setTimeout(fn: () => void, ms: number): () => void;
}

/** Text by key, kept across reloads and shared by the tabs of one browser. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin with `prefix`. */
  keys(prefix: string): string[];
  /**
   * Calls `listener` when another tab changed a key; the value is null when it was removed.
   *
   * @returns a function that stops it
   */
  subscribe(listener: (key: string, value: string | null) => void): () => void;
}

export type NoticeVariant = 'success' | 'info' | 'warning' | 'error';

/** A toast. */
export interface Notice {
  variant: NoticeVariant;
  text: string;
  /** A notice replaces one with the same key that is still shown. */
  key?: string;
  /** A button in it, for example to undo what it says. It closes the toast. */
  action?: { label: string; run: () => void };
  /** How long it is shown. Default: 5000 for errors and warnings, 3000 otherwise (behaviour: toast-duration). */
  durationMs?: number;
}

export interface Notifier {
  notify(notice: Notice): void;
  /** Removes the shown or queued notice with that key, because it no longer applies. */
  dismiss(key: string): void;
}

/** The three sounds (design: sounds). */
export type SoundName = 'offer' | 'notification' | 'purchase';

export interface Sounds {
  /**
   * A browser may refuse to play before the first click. The sound is skipped then, without an error.
   *
   * @param volume from 1 to 100, of the sound's own volume
   */
  play(name: SoundName, volume: number): void;
  /** True while the browser would refuse to play, since the person has not clicked in the page yet. */
  isBlocked(): boolean;
}

/** The browser's permission for desktop notices; 'unsupported' where it has none. */
export type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** A desktop notice, for a person who does not see the page. It makes no sound of its own: `Sounds` does. */
export interface DesktopNotice {
  /** Only one notice per tag is shown, whichever of the person's tabs shows it. */
  tag: string;
  title: string;
  body: string;
  /** True: it stays until it is closed or clicked. False: the desktop removes it after its own time. */
  stays: boolean;
  /** Called when the person clicks it. The tab comes to the front by itself. */
  onClick(): void;
}

export interface Desktop {
  permission(): DesktopPermission;
  /** Shows the browser's permission prompt. Call it only on a click, never unasked. @returns the person's decision. */
  ask(): Promise<DesktopPermission>;
  /**
   * Shows the notice, unless another tab of this browser is visible or shows the same one. It closes when this tab
   * becomes visible.
   *
   * @returns a function that closes it
   */
  show(notice: DesktopNotice): () => void;
}

export interface Navigator {
  /**
   * Goes to `path`, unless the person prefers to stay with unsaved changes (`Leaving`).
   *
   * @param options.from only a person at this path goes; who is elsewhere stays there
   */
  go(path: string, options?: { replace?: boolean; from?: string }): void;
}

/** Asks before the person leaves a screen with something unsaved. */
export interface Leaving {
  /**
   * From now on, any navigation within the console calls `agreed` first, including the browser's Back and Forward.
   * Closing or reloading the page shows the browser's own question. Several at once ask each their own.
   *
   * @returns a function that stops it
   */
  guard(agreed: () => boolean): () => void;
  /** True when nothing would be lost, or the person agrees to lose it. */
  allowed(): boolean;
}

/** Says when those who look at the store are told of what the host answered and pushed (wire: bursts). */
export interface Telling {
  /** From now on they are told of all of it together, when `release` is called, and after 150 ms at the latest. */
  hold: () => void;
  release: () => void;
}

export interface Clipboard {
  /**
   * @param text may be a promise. Some browsers allow copying only right after a click, so the write starts at once and
   * gets the text when it is ready.
   * @throws Error when the browser refuses, or the promise rejects.
   */
  write(text: string | Promise<string>): Promise<void>;
}

interface Dialogs {
  confirm(text: string): boolean;
  /** @returns null when the person cancels. */
  prompt(text: string, initial?: string): string | null;
}

export interface Locks {
  /** Runs `fn` while no other tab holds the lock with that name. @returns the result of `fn`. */
  withLock<T>(name: string, fn: () => Promise<T>): Promise<T>;
}

/** The page in the browser. */
export interface Page {
  /** The origin the console is served from, such as 'https://balcao.example'. */
  readonly origin: string;
  setTitle(title: string): void;
  isVisible(): boolean;
  onVisibility(listener: (visible: boolean) => void): () => void;
  isOnline(): boolean;
  onOnline(listener: (online: boolean) => void): () => void;
  /** Downloads a file that the host sends as an attachment. The page stays as it is. */
  download(url: string): void;
}

export interface Logger {
  /** @param detail without personal data: names, counts, paths of faults. */
  warn(name: string, detail: string): void;
}

/** How asking for a recording ended: there was nothing of these minutes, or this browser keeps none. */
export type RecordingSaved = 'saved' | 'empty' | 'impossible';

export type Whose = 'own' | 'all';

/** What happened lately, kept masked in this browser (behaviour: recordings). */
export interface Recording {
  /** Adds something that no reducer knows (recording/marks.ts). */
  mark(mark: UnknownAction): void;
  /** From now on it is kept across loads of the page. */
  keep(): void;
  /** Downloads the last `minutes` as a file. */
  save(minutes: number): Promise<RecordingSaved>;
  /** Removes what was kept, of this tab or of all tabs of this browser, and begins anew. */
  forget(whose: Whose): void;
}

/** The part of the outside world that the page needs before anybody signs in. */
export interface EntryPorts {
  config: ConsoleConfig;
  clock: Clock;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  storage: Storage;
  tokens: TokenStore;
  /** @returns a random number from 0 to 1, for jitter. */
  random(): number;
  notifier: Notifier;
  navigator: Navigator;
  leaving: Leaving;
  telling: Telling;
  page: Page;
  recording: Recording;
  logger: Logger;
}

/** The part that is downloaded with the desk. */
export interface DeskPorts {
  makeSocket(url: string): SocketLike;
  vault: Vault;
  identity: IdentityQuestion;
  presses: Presses;
  /** @returns a new UUID. */
  newId(): string;
  sounds: Sounds;
  desktop: Desktop;
  clipboard: Clipboard;
  catalogs: Catalogs;
  dialogs: Dialogs;
  locks: Locks;
}

export type AppPorts = EntryPorts & DeskPorts;
