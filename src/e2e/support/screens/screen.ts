import type { Locator, Page } from 'playwright-core';
import type { Who } from '../signedIn';
import { addressOf, type World } from '../world';

/** One screen, or one state of it. */
export interface Screen {
  name: string;
  /** `npm test` shows the same parts in another state; the soak shows this one too. */
  rare?: true;
  who: Who | 'nobody';
  /** Opens it in one page. */
  show: (page: Page, world: World) => Promise<void>;
  /** `happen` changes the host once all pages show the screen; `seen` then checks each page. */
  happen?: (world: World) => Promise<unknown>;
  seen?: (page: Page) => Promise<void>;
  /** Undo the change, in each page and at the host, for the screens that follow. */
  leave?: (page: Page) => Promise<unknown>;
  after?: (world: World) => Promise<unknown>;
}

/** @returns the button with exactly that name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens the list and waits until it is in sync. */
export async function showList(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem').nth(1).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** Opens a chat with a picture and a text of the customer, and waits until it is in sync. */
export async function showChat(page: Page, { chat }: World): Promise<void> {
  await page.goto(addressOf(chat));
  await page.getByRole('log').getByText('Qual é o prazo? 😋').waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** Unfolds the order of the open chat where a small window folds it (design: phone-chat), and opens the customer's past orders. */
export async function openHistory(page: Page): Promise<void> {
  const fold = button(page, 'Dados do pedido');
  const history = button(page, 'Histórico de pedidos');
  await fold
    .or(history.filter({ visible: true }))
    .first()
    .waitFor();
  if (await fold.isVisible()) await fold.click();
  await history.click();
}
