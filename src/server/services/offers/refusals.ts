import { and, asc, eq, exists, gt, notExists, sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import { isActive, type DemoSetting } from '@/server/auth/accountState';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, offerRefusals, users } from '@/server/db/schema';
import type { Timers } from '@/server/timers/timers';

/** The kind of the timer at the end of a refuser's pause; it has no payload. */
export const OFFER_AGAIN = 'offer.again';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 900_000;

/**
 * For how long an agent who refused a customer so often is not asked again (behaviour: offer-refused).
 *
 * @param times at least 1.
 * @returns ms: a minute, doubled by each further refusal, at most a quarter of an hour.
 */
export function pauseMs(times: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS);
}

/** The rows of agents who get offers: online, active, and no administrators. */
export const getsOffers = (settings: DemoSetting) =>
  and(eq(users.online, true), eq(users.isAdmin, false), isActive(settings));

/** In a query with a row of `users`: this agent refused the chat, and is not asked again yet. */
const pauses = (tx: Transaction, chatId: SQL | string | typeof conversations.id, now: EpochMs) =>
  tx
    .select({ one: sql`1` })
    .from(offerRefusals)
    .where(
      and(
        eq(offerRefusals.chatId, chatId),
        eq(offerRefusals.agenteId, users.id),
        gt(offerRefusals.pausedUntil, now),
      ),
    );

/** The agents to whom a chat can be offered now: online, and not within the pause after their refusal. */
export async function agentsFor(
  tx: Transaction,
  settings: DemoSetting,
  chatId: string,
  now: EpochMs,
): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(getsOffers(settings), notExists(pauses(tx, chatId, now))))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** In a query with a row of `conversations`: there is somebody to whom it can be offered now. */
export const hasAgentFor = (tx: Transaction, settings: DemoSetting, now: EpochMs): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(users)
      .where(and(getsOffers(settings), notExists(pauses(tx, conversations.id, now)))),
  );

/** Whether this agent refused the chat and is not asked again yet. */
export async function isPausedFor(
  tx: Transaction,
  refusal: { chatId: string; agenteId: string },
  now: EpochMs,
): Promise<boolean> {
  const [paused] = await tx
    .select({ until: offerRefusals.pausedUntil })
    .from(offerRefusals)
    .where(and(isRefusal(refusal), gt(offerRefusals.pausedUntil, now)));
  return paused !== undefined;
}

/** Notes that an agent refused a chat, and sets the timer of the end of their pause. */
export async function noteRefusal(
  tx: Transaction,
  timers: Pick<Timers, 'schedule'>,
  refusal: { chatId: string; agenteId: string },
  now: EpochMs,
): Promise<void> {
  const [before] = await tx
    .select({ times: offerRefusals.times })
    .from(offerRefusals)
    .where(isRefusal(refusal))
    .for('update');
  const times = (before?.times ?? 0) + 1;
  const pausedUntil = now + pauseMs(times);
  await tx
    .insert(offerRefusals)
    .values({ ...refusal, times, pausedUntil })
    .onConflictDoUpdate({
      target: [offerRefusals.chatId, offerRefusals.agenteId],
      set: { times, pausedUntil },
    });
  await timers.schedule(tx, {
    key: againKey(refusal),
    kind: OFFER_AGAIN,
    dueAt: pausedUntil,
    payload: {},
  });
}

/** Forgets who refused a chat: it waits no longer. When it waits again, everybody is asked anew. */
export async function forgetRefusals(
  tx: Transaction,
  timers: Pick<Timers, 'cancel'>,
  chatId: string,
): Promise<void> {
  const forgotten = await tx
    .delete(offerRefusals)
    .where(eq(offerRefusals.chatId, chatId))
    .returning({ chatId: offerRefusals.chatId, agenteId: offerRefusals.agenteId });
  for (const refusal of forgotten) await timers.cancel(tx, againKey(refusal));
}

const isRefusal = ({ chatId, agenteId }: { chatId: string; agenteId: string }) =>
  and(eq(offerRefusals.chatId, chatId), eq(offerRefusals.agenteId, agenteId));

/** Erasing a customer finds the timer by the chat's id. */
const againKey = ({ chatId, agenteId }: { chatId: string; agenteId: string }) =>
  `${OFFER_AGAIN}:${chatId}:${agenteId}`;
