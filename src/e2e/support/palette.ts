import type { Locator, Page } from 'playwright-core';
import { focused } from './keyboard';

/** The field of the palette. */
const paletteInput = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Busca e comandos' }).getByRole('combobox');

/** Opens the palette by its keys. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await focused(paletteInput(page));
}

/** Goes to the list's own search, the palette's first entry. */
export async function searchTheList(page: Page): Promise<void> {
  await openPalette(page);
  await page.keyboard.press('Enter');
  await paletteInput(page).waitFor({ state: 'detached' });
  await focused(page.getByRole('searchbox'));
}
