import { openPerson, type Person, type PersonOptions } from './browser';
import type { Stage } from './journey';

/** The demo's accounts, without what stands behind the @. */
export type Who = 'ana' | 'bruno' | 'admin';

export const emailOf = (who: Who) => `${who}@balcao.local`;

/** Opens a browser in which `who` is signed in, whatever page it opens and however often. */
export async function openSignedIn(
  { backend, browser }: Stage,
  who: Who,
  options: PersonOptions = {},
): Promise<Person> {
  const person = await openPerson(browser, backend.url, options);
  const token = await backend.token(emailOf(who));
  await person.context.addInitScript((value) => localStorage.setItem('token', value), token);
  return person;
}

/**
 * The same, as after an earlier visit: the token is put there once, so that who signs out stays signed out.
 * @param kept what else the browser's storage holds since then
 */
export async function openReturning(
  { backend, browser }: Stage,
  who: Who,
  options: PersonOptions = {},
  kept: Record<string, string> = {},
): Promise<Person> {
  const person = await openPerson(browser, backend.url, options);
  await keepInStorage(person, { token: await backend.token(emailOf(who)), ...kept });
  return person;
}

/** Puts entries into the storage of a browser that has not opened the console yet. */
export async function keepInStorage(
  { page }: Pick<Person, 'page'>,
  entries: Record<string, string>,
): Promise<void> {
  // Any answer of the host's origin opens its storage, and this one runs nothing.
  await page.goto('/healthz');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}
