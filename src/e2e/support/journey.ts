import type { Browser } from 'playwright-core';
import { startBackend, type Backend } from './backend';
import { demoFolder, seededFolder } from './dataFolders';
import { launchBrowser } from './browser';
import { enterWorld, type World } from './world';

const FOLDERS = { nothing: () => undefined, demo: demoFolder, seeded: seededFolder };

interface BackendOptions {
  /**
   * The data the backend starts with: no database, as on a new machine; an unused demo (default); one with prepared
   * customers.
   */
  finds?: keyof typeof FOLDERS;
  /** Added to its environment. */
  env?: Record<string, string>;
}

/** The environment of a journey: its own backend, with nobody signed in yet, and a browser. */
export interface Stage {
  readonly backend: Backend;
  readonly browser: Browser;
}

/** A stage with customers already assigned to an agent. */
export interface SeededStage extends Stage {
  readonly world: World;
}

/** @returns the value that a hook has set. Call it in other hooks and in tests only. */
function there<T>(part: T | null): T {
  if (part === null) throw new Error('The stage is not set: too early, or a hook has failed.');
  return part;
}

/** Runs a backend from before the first test of a file or a `describe` until after the last. */
export function backendOfItsOwn({ finds = 'demo', env = {} }: BackendOptions = {}): Pick<
  Stage,
  'backend'
> {
  let backend: Backend | null = null;
  beforeAll(async () => {
    backend = await startBackend({ env, from: FOLDERS[finds]() });
  });
  afterAll(async () => {
    await backend?.dispose();
  });
  return {
    get backend() {
      return there(backend);
    },
  };
}

/** Runs a browser for the same time. */
export function browserOfItsOwn(): Pick<Stage, 'browser'> {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    get browser() {
      return there(browser);
    },
  };
}

/**
 * Starts backend and browser before the first test of a file and stops them after the last. Call it at the top of the
 * file, so that the file's own hooks run after it.
 */
export function journey(options: BackendOptions = {}): Stage {
  // The browser is closed first: a page that a failed test left open must not see its backend go, and fail the rest.
  const window = browserOfItsOwn();
  const own = backendOfItsOwn(options);
  return {
    get backend() {
      return own.backend;
    },
    get browser() {
      return window.browser;
    },
  };
}

/** Like `journey`, with prepared customers: see `World`. */
export function seededJourney(): SeededStage {
  const stage = journey({ finds: 'seeded' });
  let world: World | null = null;
  beforeAll(async () => {
    world = await enterWorld(stage.backend);
  });
  return {
    get backend() {
      return stage.backend;
    },
    get browser() {
      return stage.browser;
    },
    get world() {
      return there(world);
    },
  };
}
