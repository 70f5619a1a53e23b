import type { Page } from 'playwright-core';
import { VIEWPORTS, type Person } from './browser';
import type { Stage } from './journey';
import { controlNetwork, type Network } from './network';
import { openReturning, type Who } from './signedIn';

/** A person whose page receives the host's own events and those that a test sends in its name. */
export interface Spoken extends Person {
  network: Network;
}

/**
 * Opens `address` as `who`, in sync with a host without sequence numbers: an event sent by the test counts as the next
 * one. The page is recorded.
 *
 * @param prepare called before the page is opened
 */
export async function openSpoken(
  stage: Stage,
  who: Who,
  address: string,
  viewport: { width: number; height: number } = VIEWPORTS.wide,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Spoken> {
  // A returning person, so that one who was signed out stays signed out.
  const person = await openReturning(stage, who, { record: true, viewport });
  const network = await controlNetwork(person.context, { withoutSequence: true });
  await prepare(person.page);
  await person.page.goto(address);
  await person.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return { ...person, network };
}

/** Closes the browser while its requests to the host are pending. */
export async function closeSpoken({ context }: Spoken): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
