import type { Page } from 'playwright-core';

/** Notes what moves in a page from its next load on. @returns gives what moved so far, each as 'what: how' */
export async function noteMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watchMotions);
  return () => page.evaluate(() => (window as unknown as { __motions: string[] }).__motions);
}

/** Runs in the page, before the product. */
function watchMotions() {
  const motions: string[] = [];
  const note = (target: EventTarget | null, what: string) => {
    const element = target instanceof Element ? target : document.documentElement;
    motions.push(`${element.getAttribute('class') ?? element.localName}: ${what}`);
  };
  // What lasts no time runs no transition.
  document.addEventListener('transitionrun', (event) => note(event.target, event.propertyName));
  document.addEventListener('animationstart', (event) => {
    if (!(event.target instanceof Element)) return;
    const { animationDuration } = getComputedStyle(event.target, event.pseudoElement);
    // One of a hundredth of a millisecond is no movement: it is there for what waits for its end.
    if (Number.parseFloat(animationDuration) > 0.001) note(event.target, event.animationName);
  });
  Object.assign(window, { __motions: motions });
}
