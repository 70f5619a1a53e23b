import { source as axeSource, type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA (design: access), plus the best practices of axe's authors. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = typeof globalThis & {
  axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
};

/**
 * Runs axe on the page. @returns one line per finding: `rule: selector (what is wrong)`. Playwright injects axe through
 * the debugger, which the content security policy does not restrict.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as WithAxe;
    if (axe === undefined) throw new Error('axe is not in the page');
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.target.join(' ')} (${(node.failureSummary ?? '').slice(0, 300)})`,
      ),
    );
  }, RULES);
}

/** Runs in the page: waits for running animations, because fading colours are not the final ones. */
async function settleAnimations(): Promise<void> {
  const isPassing = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations !== Infinity;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isPassing)
      .map((animation) => animation.finished),
  );
}
