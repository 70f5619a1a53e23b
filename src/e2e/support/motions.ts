import type { Page } from 'playwright-core';

/**
 * Records everything that moves in a page from its next load on. @returns a function that returns the motions so far,
 * each as 'what: how'
 */
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
  // A change with a duration of 0 fires no transitionrun.
  document.addEventListener('transitionrun', (event) => note(event.target, event.propertyName));
  document.addEventListener('animationstart', (event) => {
    if (!(event.target instanceof Element)) return;
    const { animationDuration } = getComputedStyle(event.target, event.pseudoElement);
    // An animation of a hundredth of a millisecond is not a motion: it exists for code that waits for its end.
    if (Number.parseFloat(animationDuration) > 0.001) note(event.target, event.animationName);
  });
  Object.assign(window, { __motions: motions });
}
