import type { Storage } from '@/console/ports/ports';

/**
 * Storage keys of accounts whose coupon was used for a purchase. They are kept until the account is given back, so that
 * a reload or a failed call does not leave the agent with a worthless account.
 */
const prefixOf = (userId: string) => `usedAccount:${userId}:`;

export function keepUsed(storage: Storage, userId: string, email: string): void {
  storage.set(prefixOf(userId) + email, 'used');
}

export function forgetUsed(storage: Storage, userId: string, email: string): void {
  storage.remove(prefixOf(userId) + email);
}

/** @returns the e-mails of this person's accounts that still have to be given back. */
export function usedEmails(storage: Storage, userId: string): string[] {
  const prefix = prefixOf(userId);
  return storage.keys(prefix).map((key) => key.slice(prefix.length));
}
