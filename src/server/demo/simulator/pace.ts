import * as v from 'valibot';
import type { EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import type { CoreParts } from '@/server/parts';
import type { MessagingPort } from '@/server/ports/messaging';
import { storedValue } from '@/server/db/rows/storedValues';
import { createDice, mix } from './dice';

/** SIM_RATE's default: at or below it customers answer as quickly as people do. */
const USUAL_RATE = 20;
/** About how often a customer speaks in one order: what makes a rate of events a rate of arrivals. */
const EVENTS_PER_ORDER = 10;
/** The first few come at once, so that a fresh demo has something to look at. */
const AT_ONCE = 3;
const AT_ONCE_EVERY_MS = 3_000;
/** Who must not speak now tries again after this. */
const LOOK_AGAIN_MS = 3_000;

const silentUntil = storedValue<EpochMs | null>('sim.silentUntil', v.nullable(v.number()), null);

/** "Until further notice" as a time that JSON holds. */
const FOREVER = Number.MAX_SAFE_INTEGER;

export type Pace = ReturnType<typeof createPace>;

/** How fast the demo's customers live, and whether they may speak at all. */
export function createPace({
  clock,
  settings,
  messaging,
}: Pick<CoreParts, 'clock' | 'settings'> & { messaging: Pick<MessagingPort, 'status'> }) {
  const rate = settings.simRate;
  const haste = Math.min(1, USUAL_RATE / Math.max(rate, 1));

  /** A wait of a person in ms, shorter in proportion when the rate is above the usual. */
  const wait = (ms: number) => Math.max(1, Math.round(ms * haste));

  /** Ms until the next customer comes. @param before how many have come. */
  function untilNextArrival(before: number): number {
    if (before < AT_ONCE) return wait(AT_ONCE_EVERY_MS);
    const dice = createDice(mix(settings.simSeed, 500_000 + before));
    return Math.round(((60_000 * EVENTS_PER_ORDER) / rate) * (0.5 + dice.next()));
  }

  /** When somebody who may not speak now is to try again; null: they may speak. */
  async function heldUntil(tx: Transaction): Promise<EpochMs | null> {
    const now = clock.now();
    const silent = await silentUntil.read(tx);
    const held = !messaging.status().connected || (silent !== null && silent > now);
    return held ? now + LOOK_AGAIN_MS : null;
  }

  /** @param minutes from now; null: until further notice; 0: it is over. */
  async function silence(tx: Transaction, minutes: number | null): Promise<void> {
    await silentUntil.write(tx, minutes === null ? FOREVER : clock.now() + minutes * 60_000);
  }

  return { wait, untilNextArrival, heldUntil, silence, anybodyComes: rate > 0 };
}
