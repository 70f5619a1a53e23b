import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from './backend';

/** Waits until the console asks who is there, and says it (behaviour: confirm-identity). */
export async function sayWhoIsThere(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByLabel('Sua senha').fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.waitFor({ state: 'detached' });
}
