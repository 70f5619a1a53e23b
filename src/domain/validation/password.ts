import { COMMON_PASSWORDS } from './commonPasswords';

/** The spec's minimum, in characters (spec 9, Limits). */
const PASSWORD_MIN_LENGTH = 6;
/** Under this a password is taken, with a hint (decisions 4, Passwords). */
const PASSWORD_GOOD_LENGTH = 8;

export type PasswordHint = 'passwordHint.short' | 'passwordHint.common';

/** Characters, not the units of UTF-16: an emoji counts once. */
const lengthOf = (senha: string) => Array.from(senha).length;

/** True for at least 6 characters. */
export function isLongEnough(senha: string): boolean {
  return lengthOf(senha) >= PASSWORD_MIN_LENGTH;
}

/**
 * A word of advice, never a refusal: one of the commonest passwords, or under 8 characters
 * (decisions 4). None while the field is empty.
 */
export function passwordHint(senha: string): PasswordHint | null {
  if (senha === '') return null;
  if (COMMON_PASSWORDS.has(senha.toLowerCase())) return 'passwordHint.common';
  return lengthOf(senha) < PASSWORD_GOOD_LENGTH ? 'passwordHint.short' : null;
}
