import type { Page } from 'playwright-core';

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
