import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '@/e2e/support/backend';
import { openPerson, signIn, type Person } from '@/e2e/support/browser';
import { AGENT } from './world';

/**
 * Signs the agent in on a new page, and waits for their list.
 * @param options.rows waits until the list has this many rows
 * @param options.prepare changes the page before it signs in
 */
export async function openAgent(
  browser: Browser,
  url: string,
  { rows, prepare }: { rows: number; prepare?: (person: Person) => Promise<void> },
): Promise<Person> {
  const person = await openPerson(browser, url);
  await prepare?.(person);
  await signIn(person.page, AGENT, DEMO_PASSWORD);
  await person.page
    .getByRole('listitem')
    .nth(rows - 1)
    .waitFor();
  return person;
}
