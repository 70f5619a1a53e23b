import { tokenAt } from '../../testing/tokenAt';
import { DEMO_PASSWORD, type Backend } from './backend';
import { openPerson, type Person, type PersonOptions } from './browser';
import type { Stage } from './journey';

/** The demo's accounts: the part of the e-mail before the @. */
export type Who = 'ana' | 'bruno' | 'admin';

export const emailOf = (who: Who) => `${who}@balcao.local`;

/** Each browser has a sign-in of its own: one that is left there ends for nobody else. */
const signInAnew = (backend: Backend, who: Who) =>
  tokenAt(backend.url, emailOf(who), DEMO_PASSWORD);

/** Opens a browser in which `who` is signed in on every page it opens. */
export async function openSignedIn(
  { backend, browser }: Stage,
  who: Who,
  options: PersonOptions = {},
): Promise<Person> {
  const person = await openPerson(browser, backend.url, options);
  const token = await signInAnew(backend, who);
  await person.context.addInitScript((value) => localStorage.setItem('token', value), token);
  return person;
}

/**
 * Opens a browser as after an earlier visit: the token is stored only once, so a person who signs out stays signed out.
 *
 * @param kept other entries of the browser's storage
 */
export async function openReturning(
  { backend, browser }: Stage,
  who: Who,
  options: PersonOptions = {},
  kept: Record<string, string> = {},
): Promise<Person> {
  const person = await openPerson(browser, backend.url, options);
  await keepInStorage(person, { token: await signInAnew(backend, who), ...kept });
  return person;
}

/** Writes entries into the storage of a browser that has not opened the console yet. */
export async function keepInStorage(
  { page }: Pick<Person, 'page'>,
  entries: Record<string, string>,
): Promise<void> {
  // Any response of the host's origin gives access to its storage, and this one runs no code.
  await page.goto('/healthz');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}
