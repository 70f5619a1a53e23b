import type { Locator, Page } from 'playwright-core';

/** The avatar in the top bar, by what it does now; elsewhere on the page are buttons of the same name. */
export const onlineSwitch = (page: Page, name: 'Ficar online' | 'Ficar offline'): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
