import { hash, verify, type Options } from '@node-rs/argon2';
import { createFairSlots, type Turn } from '@/server/limits/fairSlots';

/** Argon2id, as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whose password it is: each kind of asker has places of its own, which the others cannot take. */
export interface Asker extends Turn {
  /** A stranger is counted by address, a known browser (auth/knownBrowsers) and a signed-in person by their own key. */
  kind: 'stranger' | 'knownBrowser' | 'signedIn';
}

/** The server itself, at start and in commands. */
const SERVER: Asker = { kind: 'signedIn', key: 'server' };

/**
 * One pair of slots for the process, because the thread pool that computes the hashes also belongs to the process: two
 * at once leave threads for files and pictures. Of each kind a thousand may wait, some twenty seconds; a wait holds a
 * few hundred bytes. They take turns, so a crowd that fills its queue delays another address by moments
 * (wire: hashing-places).
 */
const slots = createFairSlots({ atOnce: 2, waiting: 1_000 });

/** @throws BusyError when too many passwords of this kind of asker wait to be hashed. */
export function hashPassword(password: string, asker: Asker = SERVER): Promise<string> {
  return slots.run(asker, () => hash(password, COST));
}

/**
 * @param passwordHash as `hashPassword` made it.
 * @throws BusyError when too many passwords of this kind of asker wait to be hashed.
 */
export function isPasswordRight(
  passwordHash: string,
  password: string,
  asker: Asker = SERVER,
): Promise<boolean> {
  return slots.run(asker, () => verify(passwordHash, password));
}
