import type { Locator, Page } from 'playwright-core';
import type { Who } from '../signedIn';
import { addressOf, type World } from '../world';

/** One screen, or one state of it, as a person meets it. */
export interface Screen {
  name: string;
  who: Who | 'nobody';
  /** Goes there in one page. */
  show: (page: Page, world: World) => Promise<void>;
  /** What happens at the host once all pages are there, and then is seen in each. */
  happen?: (world: World) => Promise<unknown>;
  seen?: (page: Page) => Promise<void>;
  /** Makes it unhappen, in each page and at the host, for the screens that follow. */
  leave?: (page: Page) => Promise<unknown>;
  after?: (world: World) => Promise<unknown>;
}

/** The button that is called exactly so. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The list, up to date. */
export async function showList(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('listitem').nth(1).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** A chat with a picture and words of the customer, up to date. */
export async function showChat(page: Page, { chat }: World): Promise<void> {
  await page.goto(addressOf(chat));
  await page.getByRole('log').getByText('Qual é o prazo? 😋').waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}
