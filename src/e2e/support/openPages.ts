import type { Page } from 'playwright-core';

/** How long a page may take to say what it shows, in ms. */
const LIMIT_MS = 10_000;

interface WithPages {
  __openPages?: Set<Page>;
}

/** @returns the pages that a file of journeys opened, by its global object. */
export const openPagesOf = (global: object): Page[] => [
  ...((global as WithPages).__openPages ?? []),
];

/** Lets a failure of this file say what the page shows (environment.ts). */
export function noteOpenPage(page: Page): void {
  const holder = globalThis as WithPages;
  (holder.__openPages ??= new Set()).add(page);
  page.once('close', () => holder.__openPages?.delete(page));
}

/** @returns a page's address, its width, and what it shows, as a screen reader would find it. */
export async function contentOf(page: Page): Promise<string> {
  const content = await page.locator('body').ariaSnapshot({ timeout: LIMIT_MS }).catch(String);
  const size = page.viewportSize();
  return `${page.url()} (${String(size?.width)} px):\n${content}`;
}
