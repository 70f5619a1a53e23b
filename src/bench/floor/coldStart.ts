import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '@/e2e/support/backend';
import { openPerson } from '@/e2e/support/browser';
import { tokenAt } from '@/testing/tokenAt';
import { startHost } from '../host';
import { AGENT, type World } from '../world';
import type { Contender } from './contenders';

/** From the navigation until it is drawn, in ms, with an empty cache. */
export interface ColdStart {
  login: number;
  list: number;
  chat: number;
}

const HOST_SETTLES_MS = 2_000;

interface Timed {
  __shown: number | null;
}

/** Runs in the page: notes the first frame after `selector` came. */
function watch(selector: string): void {
  Object.assign(window, { __shown: null });
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => Object.assign(window, { __shown: performance.now() }));
  };
  requestAnimationFrame(look);
}

/** Measures each start on a new browser context. */
export async function coldStart(
  browser: Browser,
  world: World,
  { folder }: Contender,
): Promise<ColdStart> {
  const host = await startHost(world.dataDir, folder);
  try {
    const token = await tokenAt(host.url, AGENT, DEMO_PASSWORD);
    const timeOf = async (path: string, selector: string, isSignedIn: boolean) => {
      const { context, page } = await openPerson(browser, host.url);
      if (isSignedIn) {
        await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
      }
      await context.addInitScript(watch, selector);
      await page.goto(path);
      const shown = await page.waitForFunction(() => (window as unknown as Timed).__shown);
      const ms = await shown.jsonValue();
      await context.close();
      if (ms === null) throw new Error(`${path} never showed ${selector}`);
      return ms;
    };
    // A host that has just opened its database and never answered is slower, by chance by twice: it is not what is measured.
    await timeOf('/login', 'input[type=password]', false);
    await pause(HOST_SETTLES_MS);
    return {
      login: await timeOf('/login', 'input[type=password]', false),
      list: await timeOf('/dashboard', 'nav [data-index]', true),
      chat: await timeOf(
        `/dashboard?chat=${encodeURIComponent(world.longChatId)}`,
        '[role=log] time',
        true,
      ),
    };
  } finally {
    await host.close();
  }
}
