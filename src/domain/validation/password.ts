import { COMMON_PASSWORDS } from './commonPasswords';

/** The minimum length, in characters (behaviour: register-password-length). */
const PASSWORD_MIN_LENGTH = 6;
/** A shorter password is accepted, but with a hint (behaviour: password-advice). */
const PASSWORD_GOOD_LENGTH = 8;

export type PasswordHint = 'passwordHint.short' | 'passwordHint.common';

/** Counts characters, not UTF-16 units: an emoji counts once. */
const lengthOf = (senha: string) => Array.from(senha).length;

/** true for at least 6 characters. */
export function isLongEnough(senha: string): boolean {
  return lengthOf(senha) >= PASSWORD_MIN_LENGTH;
}

/**
 * Gives advice, and never refuses, when the password is very common or shorter than 8 characters (behaviour:
 * password-advice). There is no advice while the field is empty.
 */
export function passwordHint(senha: string): PasswordHint | null {
  if (senha === '') return null;
  if (COMMON_PASSWORDS.has(senha.toLowerCase())) return 'passwordHint.common';
  return lengthOf(senha) < PASSWORD_GOOD_LENGTH ? 'passwordHint.short' : null;
}
