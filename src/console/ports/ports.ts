/**
 * The outside world, as interfaces: what `createAppStore` is given and thunks, listeners and the
 * middleware get as their extra argument. Nothing else in the console reaches for a global.
 */
import type { ConsoleConfig } from '@/contract/config';
import type { EpochMs } from '@/contract/wire';
import type { Catalogs } from './catalogs';
import type { Presses } from './presses';
import type { SocketLike } from './socket';
import type { TokenStore } from './tokenStore';
import type { Vault } from './vault';

export interface Clock {
  now(): EpochMs;
  /** @returns the cancelling of it. */
  setTimeout(fn: () => void, ms: number): () => void;
}

/** Text by key, kept across reloads and shared by the tabs of one browser. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin with `prefix`. */
  keys(prefix: string): string[];
  /** Calls back with what another tab changed; null when it was removed. @returns the end of it. */
  subscribe(listener: (key: string, value: string | null) => void): () => void;
}

export type NoticeVariant = 'success' | 'info' | 'warning' | 'error';

/** A toast. */
export interface Notice {
  variant: NoticeVariant;
  text: string;
  /** Another notice with the same key takes the place of one that still shows. */
  key?: string;
  /** Absent: 5000 for errors and warnings, 3000 otherwise (behaviour: toast-duration). */
  durationMs?: number;
}

export interface Notifier {
  notify(notice: Notice): void;
  /** Takes the notice of that key away, where one shows or waits: what it said is no longer so. */
  dismiss(key: string): void;
}

/** The three sounds (behaviour: sounds). */
export type SoundName = 'offer' | 'notification' | 'purchase';

export interface Sounds {
  /** A browser may refuse to play before the first click: then nothing is heard, and nothing else happens. */
  play(name: SoundName): void;
}

/** What the browser lets us show on the desktop; 'unsupported' where it knows no such thing. */
export type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** A notice on the desktop, for a person who looks elsewhere. It makes no sound of its own: `Sounds` does. */
export interface DesktopNotice {
  /** Of one tag one notice shows, whichever of the person's tabs shows it. */
  tag: string;
  title: string;
  body: string;
  /** It stays until it is closed or clicked; otherwise the desktop takes it away after its own time. */
  stays: boolean;
  /** The person clicked it; the tab comes to the front by itself. */
  onClick(): void;
}

export interface Desktop {
  permission(): DesktopPermission;
  /** The browser's own question. To be asked by a click and never by itself. @returns what came of it. */
  ask(): Promise<DesktopPermission>;
  /**
   * Shows it, unless another tab of this browser is in front or shows the same. It goes when this tab comes
   * to the front. @returns the closing of it.
   */
  show(notice: DesktopNotice): () => void;
}

export interface Navigator {
  /** Goes there, unless the person would rather stay with what is unsaved (`Leaving`). */
  go(path: string, options?: { replace?: boolean }): void;
}

/** What a person may lose by leaving a screen, and is asked about before. */
export interface Leaving {
  /**
   * From now on whoever leads elsewhere within the console asks `agreed` first, the browser's Back and Forward too;
   * closing or reloading the page asks in the browser's own words. @returns the end of it.
   */
  guard(agreed: () => boolean): () => void;
  /** True where nothing would be lost, or the person agrees to it. */
  allowed(): boolean;
}

export interface Clipboard {
  /**
   * @param text may be promised: a browser that lets a page copy only right after a click is asked at
   *   once, and gets the text when it is there.
   * @throws Error when the browser refuses, or the promise fails.
   */
  write(text: string | Promise<string>): Promise<void>;
}

interface Dialogs {
  confirm(text: string): boolean;
  /** @returns null when the person cancels. */
  prompt(text: string, initial?: string): string | null;
}

export interface Locks {
  /** Runs `fn` while no other tab holds the lock of that name. @returns what `fn` returns. */
  withLock<T>(name: string, fn: () => Promise<T>): Promise<T>;
}

/** The page in the browser. */
export interface Page {
  /** Where the console itself is served from, such as 'https://balcao.example'. */
  readonly origin: string;
  setTitle(title: string): void;
  isVisible(): boolean;
  onVisibility(listener: (visible: boolean) => void): () => void;
  isOnline(): boolean;
  onOnline(listener: (online: boolean) => void): () => void;
  /** Takes a file that the host hands out as an attachment; the page stays as it is. */
  download(url: string): void;
}

export interface Logger {
  /** @param detail without personal data: names, counts, paths of faults. */
  warn(name: string, detail: string): void;
}

export interface AppPorts {
  config: ConsoleConfig;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  makeSocket(url: string): SocketLike;
  clock: Clock;
  storage: Storage;
  tokens: TokenStore;
  vault: Vault;
  presses: Presses;
  /** A fresh UUID. */
  newId(): string;
  /** A fresh number, 0 to 1, for jitter. */
  random(): number;
  notifier: Notifier;
  sounds: Sounds;
  desktop: Desktop;
  navigator: Navigator;
  leaving: Leaving;
  clipboard: Clipboard;
  catalogs: Catalogs;
  dialogs: Dialogs;
  locks: Locks;
  page: Page;
  logger: Logger;
}
