import type { Page } from 'playwright-core';

/** Lists how far the page and each pane in it can be scrolled sideways, without those that cannot. */
export const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isPane = element === document.documentElement || /auto|scroll/.test(overflowX);
        return isPane && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`),
  );
