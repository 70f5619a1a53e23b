import type { Browser, CDPSession } from 'playwright-core';
import { DEMO_PASSWORD } from '@/e2e/support/backend';
import { openPerson, type Person } from '@/e2e/support/browser';
import { tokenAt } from '@/testing/tokenAt';
import { startHost, type Host } from '../host';
import { AGENT, type World } from '../world';
import { countRenders } from '@/e2e/support/countRenders';
import type { Contender } from './contenders';

/** One contender's page, on a host of its own on the same data, with the agent signed in. */
export interface OpenPage extends Person {
  host: Host;
  session: CDPSession;
  world: World;
  close: () => Promise<void>;
}

/**
 * Opens a contender with an empty cache. Every contender gets its token from before, as a person who returns does, and is
 * found by the same names: the rows of `nav`, the `log`, the input 'Mensagem', the words 'Em dia'.
 *
 * @param chatId the chat that the address names; null: the list alone
 */
export async function openPage(
  browser: Browser,
  world: World,
  { folder }: Contender,
  chatId: string | null,
): Promise<OpenPage> {
  const host = await startHost(world.dataDir, folder);
  const person = await openPerson(browser, host.url);
  const close = async () => {
    await person.context.close();
    await host.close();
  };
  try {
    const token = await tokenAt(host.url, AGENT, DEMO_PASSWORD);
    await person.context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await person.context.addInitScript(countRenders);
    const session = await person.context.newCDPSession(person.page);
    const query = chatId === null ? '' : `?chat=${encodeURIComponent(chatId)}`;
    await person.page.goto(`/dashboard${query}`);
    await person.page.getByText('Em dia', { exact: true }).waitFor();
    await person.page.locator('nav [data-index]').first().waitFor();
    if (chatId !== null) await person.page.locator('[role=log] time').first().waitFor();
    return { ...person, host, session, world, close };
  } catch (error) {
    await close();
    throw error;
  }
}
