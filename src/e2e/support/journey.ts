import type { Browser } from 'playwright-core';
import { startBackend, type Backend, type BackendOptions } from './backend';
import { launchBrowser } from './browser';
import { furnish, type World } from './world';

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
export function backendOfItsOwn(options: BackendOptions = {}): Pick<Stage, 'backend'> {
  let backend: Backend | null = null;
  beforeAll(async () => {
    backend = await startBackend(options);
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

/** Sets a stage that is furnished (see `furnish`). */
export function furnishedJourney(): FurnishedStage {
  const stage = journey();
  let world: World | null = null;
  beforeAll(async () => {
    world = await furnish(stage.backend);
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
