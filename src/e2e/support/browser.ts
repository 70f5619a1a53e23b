import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { STEP_LIMIT_MS } from './eventually';
import { noteOpenPage } from './openPages';

/**
 * What Chromium shall not do. Its last list of these is the only one that counts, so Playwright's own, as far as it is of
 * use here, stands in it too.
 */
const DISABLED_FEATURES = [
  // Headless Chromium keeps renderers for the pages of its own toolbar, which took a tenth of the journeys' processor.
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * What the browser itself writes of a network that fails, as many journeys make it fail. No page can keep it from that:
 * the last one stands there when the host closes the connection while the page answers.
 */
const NETWORK_NEWS =
  /Failed to load resource|WebSocket connection|WebSocket is already in CLOSING or CLOSED state/;

const FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The sizes in which every screen is tested: on either side of the breakpoint, and a phone (design: wide, narrow). */
export const VIEWPORTS = {
  wide: { width: 1500, height: 900 },
  laptop: { width: 1366, height: 768 },
  narrow: { width: 1200, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/**
 * Starts the Chromium that `npm test` found (`CHROMIUM_PATH`).
 *
 * @throws Error with a plain sentence when there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) {
    throw new Error(
      'Set CHROMIUM_PATH to a Chrome or Chromium, or run the journeys by "npm test".',
    );
  }
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** The actions and states of a page's store, as Redux DevTools would have received them, unmasked. */
export interface Recording {
  actions: ({ type: string } & Record<string, unknown>)[];
  finalState: Record<string, unknown>;
}

interface Recorded {
  __steps: { action: { type: string }; state: unknown }[];
}

/** A person with their own browser, and every fault that occurred in it. */
export interface Person {
  context: BrowserContext;
  page: Page;
  /**
   * Uncaught errors, console errors and violations of the content security policy, in the order in which they happened.
   */
  faults: string[];
}

export interface PersonOptions {
  record?: boolean;
  viewport?: { width: number; height: number };
  /** Whether things move. Default: false, for software draws every frame where there is no graphics card. */
  motion?: boolean;
}

/**
 * Opens a browser context as one person's browser.
 *
 * @param options.record installs a recorder in place of the Redux DevTools extension: the product needs no hook for it,
 * and the recorder gets the data before the extension's sanitizers. It is asked for as a developer does.
 */
export async function openPerson(
  browser: Browser,
  baseURL: string,
  options: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    viewport: options.viewport ?? VIEWPORTS.wide,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  if (options.record) await context.addInitScript(installRecorder);
  await context.addInitScript(sayFaultsOfObservers);
  context.on('page', noteOpenPage);
  const page = await context.newPage();
  // Playwright suppresses the browser's file dialog only while a listener exists. Adding it when a journey presses the
  // button would be too late, so add it from the start.
  page.on('filechooser', () => undefined);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_NEWS.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  return { context, page, faults };
}

/**
 * Runs in the page, before the product: an observer of sizes that its own notices never let rest is told to the page
 * alone, without an error, which the product records as a fault. With an error it is one of the journey's, too.
 */
function sayFaultsOfObservers() {
  addEventListener('error', ({ message }) => {
    if (message.startsWith('ResizeObserver')) reportError(new Error(message));
  });
}

/** Runs in the page, before the product: keeps every action and the state after it in `window.__steps`. */
function installRecorder() {
  type Reduce = (state: unknown, action: unknown) => unknown;
  type Store = { replaceReducer: (reducer: Reduce) => void };
  type CreateStore = (reducer: Reduce, initial: unknown) => Store;
  const steps: { action: unknown; state: unknown }[] = [];
  const recorded =
    (reducer: Reduce): Reduce =>
    (state, action) => {
      const next = reducer(state, action);
      steps.push({ action, state: next });
      return next;
    };
  const recorder = (createStore: CreateStore) => (reducer: Reduce, initial: unknown) => {
    const store = createStore(recorded(reducer), initial);
    return {
      ...store,
      replaceReducer: (next: Reduce) => store.replaceReducer(recorded(next)),
    };
  };
  type Enhancer = (createStore: CreateStore) => CreateStore;
  const compose =
    () =>
    (...enhancers: Enhancer[]) =>
    (createStore: CreateStore) =>
      [...enhancers, recorder].reduceRight((inner, enhancer) => enhancer(inner), createStore);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose, __steps: steps });
  // A page that is not loaded yet has no storage.
  if (window.location.origin !== 'null') localStorage.setItem('devtools', 'on');
}

/** @returns the recording of this page since it was loaded, as plain JSON. */
export async function recording(page: Page): Promise<Recording> {
  const json = await page.evaluate(() => {
    const { __steps: steps } = window as unknown as Recorded;
    return JSON.stringify({
      actions: steps.map((step) => step.action),
      finalState: steps.at(-1)?.state,
    });
  });
  return JSON.parse(json) as Recording;
}

/** @returns the types of the actions that contain one of `secrets`, or after which the state did. */
export function stepsHolding(page: Page, secrets: string[]): Promise<string[]> {
  return page.evaluate((searched) => {
    const { __steps: steps } = window as unknown as Recorded;
    const holds = (value: unknown) => {
      const json = JSON.stringify(value);
      return searched.some((secret) => json.includes(secret));
    };
    return steps
      .filter(
        (step, index) =>
          holds(step.action) || (step.state !== steps[index - 1]?.state && holds(step.state)),
      )
      .map((step) => step.action.type);
  }, secrets);
}

/** Signs a demo account in through the login form, and waits for the console. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/dashboard**');
}
