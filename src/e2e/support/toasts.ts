import type { Locator, Page } from 'playwright-core';

const TOAST = '[data-variant]';
/** Set on toasts that were there before what a journey does next. */
const KNOWN = 'data-known-to-journey';

/** The toasts that show, the newest last. */
export const toasts = (page: Page): Locator => page.locator(TOAST);

/**
 * Does `act`, and waits for a toast with these words that was not there before: one that still shows from an
 * earlier act says nothing of this one.
 * @returns what `act` did
 */
export async function saying<T>(
  page: Page,
  text: string | RegExp,
  act: () => Promise<T>,
): Promise<T> {
  await page.evaluate(
    ([toast, known]) => {
      for (const shown of document.querySelectorAll(toast)) shown.setAttribute(known, '');
    },
    [TOAST, KNOWN] as const,
  );
  const words = page.locator(`${TOAST}:not([${KNOWN}])`).getByText(text, { exact: true });
  const heard = await noteToasts(page);
  const said = words.waitFor().catch(async (cause: unknown) => {
    const others = await heard().catch(() => ['(the page has gone elsewhere)']);
    throw new Error(`No toast says “${String(text)}”, but: ${others.join(' | ')}`, { cause });
  });
  // It is waited for from the start: by the time that a slow act is done it may be gone again.
  const [done] = await Promise.all([act(), said]);
  return done;
}

/** Closes every toast, as a hand would, and waits until none is left to lie over anything. */
export async function hush(page: Page): Promise<void> {
  // In one go: a toast that goes by itself between a look and a click would be missed.
  await page.evaluate((toast) => {
    for (const close of document.querySelectorAll<HTMLElement>(`${toast} button`)) close.click();
  }, TOAST);
  await untilSilent(page);
}

/** Waits until every toast has gone by itself. */
export const untilSilent = (page: Page) =>
  page.waitForFunction((toast) => document.querySelector(toast) === null, TOAST);

/** Notes from now on every toast that the page shows, until it goes elsewhere. @returns gives the words of those so far */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle((toast) => {
    const seen = new Set<Element>();
    const words: string[] = [];
    new MutationObserver(() => {
      for (const shown of document.querySelectorAll(toast)) {
        if (!seen.has(shown)) words.push(shown.textContent);
        seen.add(shown);
      }
    }).observe(document.body, { subtree: true, childList: true });
    return words;
  }, TOAST);
  return () => noted.jsonValue();
}
