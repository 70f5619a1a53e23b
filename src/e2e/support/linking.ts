import type { Dialog, Locator, Page } from 'playwright-core';
import { button } from './screens/screen';

/**
 * Presses a 'Vincular ao cliente', and says yes if the console asks first: a test whose subject is something else takes
 * any account (behaviour: coupon-link).
 */
export async function pressLink(page: Page, link: Locator): Promise<void> {
  const agree = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', agree);
  await link.click();
  page.off('dialog', agree);
}

/** Presses the first 'Vincular ao cliente' of the agent's own accounts, as `pressLink` does. */
export const linkFirst = (page: Page): Promise<void> =>
  pressLink(
    page,
    page
      .getByRole('region', { name: 'Meus cupons' })
      .getByRole('button', { name: 'Vincular ao cliente' })
      .first(),
  ).then(() => button(page, 'Desvincular').waitFor());
