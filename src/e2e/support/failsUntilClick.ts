import type { Locator, Page, Route } from 'playwright-core';

let calls = 0;

/**
 * Makes the matching calls fail until the click that retries them; the returned function clicks. A read that the
 * console repeats by itself before the click fails as well, so the button stays until it is clicked.
 *
 * @param pass handles the calls after the click; by default they go on to earlier routes and the network
 */
export async function failsUntilClick(
  page: Page,
  pattern: string,
  pass: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<(retry: Locator) => Promise<void>> {
  calls += 1;
  const flag = `__clicked${calls}`;
  let isOver = false;
  await page.route(pattern, async (route) => {
    // The page sets the flag within the click, so it is set before the call that the click causes.
    isOver ||= await page.evaluate((name) => name in window, flag);
    return isOver ? pass(route) : route.fulfill({ status: 500, json: { message: 'Erro interno' } });
  });
  return async (retry) => {
    await page.evaluate((name) => {
      const note = () => Object.assign(window, { [name]: true });
      document.addEventListener('click', note, { capture: true });
    }, flag);
    await retry.click();
  };
}
