import type { Storage } from '@/console/ports/ports';

/**
 * Accounts whose coupon was used for a purchase, kept until they are given back: a reload in between,
 * or a call that failed, does not leave the agent with an account that is worth nothing.
 */
const prefixOf = (userId: string) => `usedAccount:${userId}:`;

export function keepUsed(storage: Storage, userId: string, email: string): void {
  storage.set(prefixOf(userId) + email, 'used');
}

export function forgetUsed(storage: Storage, userId: string, email: string): void {
  storage.remove(prefixOf(userId) + email);
}

/** The e-mails of this person's accounts that are still to be given back. */
export function usedEmails(storage: Storage, userId: string): string[] {
  const prefix = prefixOf(userId);
  return storage.keys(prefix).map((key) => key.slice(prefix.length));
}
