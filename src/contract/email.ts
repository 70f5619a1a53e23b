/**
 * The one form in which an e-mail is stored, compared and counted (wire: emails). Every e-mail that comes in from outside
 * goes through this function, and no query lowers one by itself: databases lower letters by their own locale ('İ' is one
 * letter for one and two for another), so that two places could take one person for two, or two for one.
 */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
