import type { Page } from 'playwright-core';
import type { Person } from './browser';

/**
 * Records whatever the content security policy refuses in a browser, from its first page on.
 *
 * @returns a list that grows with each refusal: directive, address, file
 */
export async function watchPolicy({ context }: Pick<Person, 'context'>): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding('__refused', (_source, what: string) => {
    refused.push(what);
  });
  await context.addInitScript(() => {
    const { __refused } = window as unknown as { __refused: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      __refused(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return refused;
}

/** @returns whether the page has its styles: if they were refused, it would have the browser's default font. */
export const isDressed = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('system-ui'));
