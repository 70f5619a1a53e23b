import { hash, verify, type Options } from '@node-rs/argon2';
import { createSlots } from '@/server/limits/slots';

/** Argon2id, as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One queue for the process, because the thread pool that computes the hashes also belongs to the process: two at once
 * leave threads for files and pictures. A queue of a hundred takes some two seconds; later callers are told to try
 * again.
 */
const slots = createSlots({ atOnce: 2, waiting: 100 });

/** @throws BusyError when too many passwords wait to be hashed. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, COST));
}

/**
 * @param passwordHash as `hashPassword` made it.
 * @throws BusyError when too many passwords wait to be hashed.
 */
export function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  return slots.run(() => verify(passwordHash, password));
}
