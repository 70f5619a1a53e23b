import { hash, verify, type Options } from '@node-rs/argon2';
import { createSlots } from '@/server/limits/slots';

/** Argon2id, as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Of the process, as the thread pool is in which hashes are computed: two at once leave threads for files and
 * pictures. A wait of a hundred is some two seconds; whoever comes then is told to come back.
 */
const slots = createSlots({ atOnce: 2, waiting: 100 });

/** @throws BusyError when too many passwords are being hashed already. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, COST));
}

/**
 * @param passwordHash as `hashPassword` made it.
 * @throws BusyError when too many passwords are being hashed already.
 */
export function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  return slots.run(() => verify(passwordHash, password));
}
