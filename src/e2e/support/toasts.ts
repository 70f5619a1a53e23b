import type { Frame, Locator, Page } from 'playwright-core';
import { afterDoubleClick } from './doubleClick';

const TOAST = '[data-variant]';
/** Set on toasts that existed before a journey's next action. */
const KNOWN = 'data-known-to-journey';

/** The visible toasts, the newest last. */
export const toasts = (page: Page | Frame): Locator => page.locator(TOAST);

/**
 * Runs `act` and waits for a new toast with these words: one that is still shown from an earlier deed proves nothing.
 * Before that it waits as long as a double click may last, because the console ignores a deed that comes so soon after
 * the same one, and on a quick machine the journey's step before has just ended.
 *
 * @returns the result of `act`
 */
export async function saying<T>(
  page: Page,
  text: string | RegExp,
  act: () => Promise<T>,
): Promise<T> {
  await afterDoubleClick(page);
  await page.evaluate(
    ([toast, known]) => {
      for (const shown of document.querySelectorAll(toast)) shown.setAttribute(known, '');
    },
    [TOAST, KNOWN] as const,
  );
  const words = page.locator(`${TOAST}:not([${KNOWN}])`).getByText(text, { exact: true });
  const heard = await noteToasts(page);
  let isDone = false;
  const said = words.waitFor().catch(async (cause: unknown) => {
    const others = await heard().catch(() => ['(the page has gone elsewhere)']);
    const after = isDone ? '' : ' (the deed itself has not ended)';
    throw new Error(`No toast says “${String(text)}”${after}, but: ${others.join(' | ')}`, {
      cause,
    });
  });
  const deed = async () => {
    const result = await act();
    isDone = true;
    return result;
  };
  // Wait for the toast from the start: after a slow action it may already be gone.
  const [result] = await Promise.all([deed(), said]);
  return result;
}

/** Closes every toast, as a person would, and waits until none covers anything. */
export async function hush(page: Page): Promise<void> {
  // In a single step: a toast that leaves by itself between a query and a click would make the click fail.
  await page.evaluate((toast) => {
    for (const close of document.querySelectorAll<HTMLElement>(`${toast} button`)) close.click();
  }, TOAST);
  await untilSilent(page);
}

/** Waits until every toast has left by itself. */
export const untilSilent = (page: Page) =>
  page.waitForFunction((toast) => document.querySelector(toast) === null, TOAST);

/**
 * Records every toast the page shows from now on, until it navigates. @returns a function that returns the texts so far
 */
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
