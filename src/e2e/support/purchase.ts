import type { Page } from 'playwright-core';
import { saying } from './toasts';

/** Fills in the fields of the register-order modal, which is open. */
export async function fillPurchase(page: Page, number: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Registrar pedido' });
  await modal.getByLabel('Número do pedido').fill(number);
  await modal.getByLabel('Código de entrega').fill('90');
  await modal.getByLabel('Telefone da loja').pressSequentially('1133334444');
}

/** Registers the open chat's order. An account must be linked. */
export async function registerPurchase(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Registrar pedido', exact: true }).click();
  await fillPurchase(page, number);
  const done = page.getByRole('button', { name: 'Concluir', exact: true });
  await saying(page, '✅ Pedido registrado com sucesso!', () => done.click());
}
