import { COMMON_PASSWORDS } from './commonPasswords';

/** The minimum, in characters (behaviour: register-password-length). */
const PASSWORD_MIN_LENGTH = 6;
/** Under this a password is taken, with a hint (behaviour: password-advice). */
const PASSWORD_GOOD_LENGTH = 8;

export type PasswordHint = 'passwordHint.short' | 'passwordHint.common';

/** Characters, not the units of UTF-16: an emoji counts once. */
const lengthOf = (senha: string) => Array.from(senha).length;

/** True for at least 6 characters. */
export function isLongEnough(senha: string): boolean {
  return lengthOf(senha) >= PASSWORD_MIN_LENGTH;
}

/**
 * Advises, and never refuses, when the password is one of the commonest or under 8 characters
 * (behaviour: password-advice). There is no advice while the field is empty.
 */
export function passwordHint(senha: string): PasswordHint | null {
  if (senha === '') return null;
  if (COMMON_PASSWORDS.has(senha.toLowerCase())) return 'passwordHint.common';
  return lengthOf(senha) < PASSWORD_GOOD_LENGTH ? 'passwordHint.short' : null;
}
