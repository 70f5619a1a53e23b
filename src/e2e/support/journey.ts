import type { Browser } from 'playwright-core';
import { startBackend, type Backend } from './backend';
import { demoFolder, furnishedFolder } from './beginnings';
import { launchBrowser } from './browser';
import { enterWorld, type World } from './world';

const FOLDERS = { nothing: () => undefined, demo: demoFolder, furnished: furnishedFolder };

interface BackendOptions {
  /** What the backend finds: no database, as on a new machine; a demo nobody has used (default); a furnished one. */
  finds?: keyof typeof FOLDERS;
  /** Added to its environment. */
  env?: Record<string, string>;
}

/** Where a journey takes place: a backend of its own, with nobody at the desks yet, and a browser. */
export interface Stage {
  readonly backend: Backend;
  readonly browser: Browser;
}

/** The same with customers at a desk. */
export interface FurnishedStage extends Stage {
  readonly world: World;
}

/** What hooks set; to be read by other hooks and by tests. */
function there<T>(part: T | null): T {
  if (part === null) throw new Error('The stage is not set: too early, or a hook has failed.');
  return part;
}

/** Runs a backend from before the first test of a file, or of a `describe`, until after the last. */
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

/** Runs a browser as long. */
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
 * Sets a stage before the first test of a file and clears it after the last; to be called where a file begins, so
 * that the file's own hooks find it.
 */
export function journey(options: BackendOptions = {}): Stage {
  const own = backendOfItsOwn(options);
  const window = browserOfItsOwn();
  return {
    get backend() {
      return own.backend;
    },
    get browser() {
      return window.browser;
    },
  };
}

/** Sets a stage that is furnished: see `World`. */
export function furnishedJourney(): FurnishedStage {
  const stage = journey({ finds: 'furnished' });
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
