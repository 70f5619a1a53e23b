import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the commonest passwords are refused. */
export const COMMON_COUNT = 10_000;

/** Made at the first question, because most processes, such as a command, never ask. */
let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is among the commonest, as leaked lists rank them; upper and lower case are the same (behaviour:
 * password-common). Whoever guesses begins with these.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].slice(0, COMMON_COUNT));
  return common.has(password.toLowerCase());
}
