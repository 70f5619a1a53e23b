import { VIEWPORTS, type Person } from './browser';
import type { Stage } from './journey';
import { controlNetwork, type Network } from './network';
import { openReturning, type Who } from './signedIn';

/** A person who hears, beside the host's own events, what a test says in its name. */
export interface Spoken extends Person {
  network: Network;
}

/**
 * Opens `address` as `who`, in step with a host that knows no sequence: what is said there in
 * the host's name is simply the next event. The page is recorded.
 */
export async function openSpoken(
  stage: Stage,
  who: Who,
  address: string,
  viewport: { width: number; height: number } = VIEWPORTS.wide,
): Promise<Spoken> {
  // Who was signed out stays so.
  const person = await openReturning(stage, who, { record: true, viewport });
  const network = await controlNetwork(person.context, { withoutSequence: true });
  await person.page.goto(address);
  await person.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return { ...person, network };
}

/** Closes it amid its questions to the host. */
export async function closeSpoken({ context }: Spoken): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
