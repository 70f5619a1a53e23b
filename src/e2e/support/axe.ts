import { source as axeSource, type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA (design: access) and what axe's authors hold good beside it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = typeof globalThis & {
  axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
};

/**
 * What axe finds on the page as it stands: one line a place, `rule: selector (what is wrong)`.
 * Its code comes in by the debugger, which the content security policy does not bind.
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

/** Runs in the page: waits for what fades in, whose colours are not yet those that are read. */
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
