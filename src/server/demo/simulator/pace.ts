import * as v from 'valibot';
import type { EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import type { CoreParts } from '@/server/parts';
import type { MessagingPort } from '@/server/ports/messaging';
import { storedValue } from '@/server/db/rows/storedValues';
import { createRandom, mix } from './random';

/** SIM_RATE's default: at or below it customers answer at a human pace. */
const USUAL_RATE = 20;
/** About how often a customer writes in one order: it converts a rate of events to a rate of arrivals. */
const EVENTS_PER_ORDER = 10;
/** The first few come at once, so that a fresh demo has something to show. */
const AT_ONCE = 3;
const AT_ONCE_EVERY_MS = 3_000;
/** A customer who may not write now tries again after this. */
const LOOK_AGAIN_MS = 3_000;

const silentUntil = storedValue<EpochMs | null>('sim.silentUntil', v.nullable(v.number()), null);

/** "Until further notice" as a number that JSON can hold. */
const FOREVER = Number.MAX_SAFE_INTEGER;

export type Pace = ReturnType<typeof createPace>;

/** The pace of the demo's customers, and whether they may write at all. */
export function createPace({
  clock,
  settings,
  messaging,
}: Pick<CoreParts, 'clock' | 'settings'> & { messaging: Pick<MessagingPort, 'status'> }) {
  const rate = settings.simRate;
  const haste = Math.min(1, USUAL_RATE / Math.max(rate, 1));

  /** Scales a customer's wait (ms): shorter in proportion when the rate is above the default. */
  const wait = (ms: number) => Math.max(1, Math.round(ms * haste));

  /** The time until the next customer comes, in ms. @param before how many have come. */
  function untilNextArrival(before: number): number {
    if (before < AT_ONCE) return wait(AT_ONCE_EVERY_MS);
    const random = createRandom(mix(settings.simSeed, 500_000 + before));
    return Math.round(((60_000 * EVENTS_PER_ORDER) / rate) * (0.5 + random.next()));
  }

  /** The time at which a customer who may not write now tries again; null: they may write. */
  async function heldUntil(tx: Transaction): Promise<EpochMs | null> {
    const now = clock.now();
    const silent = await silentUntil.read(tx);
    const held = !messaging.status().connected || (silent !== null && silent > now);
    return held ? now + LOOK_AGAIN_MS : null;
  }

  /** @param minutes from now; null: until further notice; 0 ends the silence. */
  async function silence(tx: Transaction, minutes: number | null): Promise<void> {
    await silentUntil.write(tx, minutes === null ? FOREVER : clock.now() + minutes * 60_000);
  }

  return { wait, untilNextArrival, heldUntil, silence, anybodyComes: rate > 0 };
}
