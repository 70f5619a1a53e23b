import type { Locator, Page } from 'playwright-core';
import type { Backend } from './backend';
import { eventually } from './eventually';

/** A new customer whose offer is on the screen. */
export interface OfferedCustomer {
  chatId: string;
  name: string;
  card: Locator;
  /** Lets the customer answer what they are asked, until this is on the screen. */
  answersUntil: (shown: Locator) => Promise<unknown>;
}

/** Lets a customer come who pays nothing by themselves, and answers until the page, whose agent is online, has their offer. */
export async function offeredCustomer(backend: Backend, page: Page): Promise<OfferedCustomer> {
  const { chatId, name } = (await backend.sim('new-customer', { temperament: 'neverPays' })) as {
    chatId: string;
    name: string;
  };
  const answersUntil = (shown: Locator) =>
    eventually(async () => {
      if (await shown.isVisible()) return true;
      await backend.sim('answer', { chatId });
      return false;
    });
  const card = page.getByRole('article').filter({ hasText: name });
  await answersUntil(card);
  return { chatId, name, card, answersUntil };
}
